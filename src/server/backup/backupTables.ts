import type { Tables } from '#server/store/tables.ts';

/** Not kept: who is signed in just now, links and codes of the moment, counts of tries. Everybody signs in again. */
type Fleeting = 'session' | 'verification' | 'rateLimit' | 'account_link';

type KeptTable = Exclude<keyof Tables, Fleeting>;

/** What a backup holds, what others refer to before what refers to it, each with its key. */
export const BACKUP_TABLES: { readonly [Name in KeptTable]: readonly (keyof Tables[Name])[] } = {
  meta: ['name'],
  user: ['id'],
  account: ['id'],
  twoFactor: ['id'],
  account_seen: ['account_id'],
  plan: ['plan_id'],
  department: ['plan_id', 'id'],
  member: ['plan_id', 'id'],
  invitation: ['plan_id', 'member_id'],
  goal: ['plan_id', 'id'],
  entry_year: ['plan_id', 'goal_id', 'calendar_year'],
  comment: ['plan_id', 'id'],
  change: ['plan_id', 'version'],
  change_item: ['plan_id', 'version', 'seq'],
  saved_filter: ['plan_id', 'id'],
  share: ['plan_id', 'id'],
  share_token: ['plan_id', 'token_hash'],
  share_mailing: ['plan_id', 'share_id'],
  short_link: ['plan_id', 'token_hash'],
  share_event: ['plan_id', 'id'],
  reminder: ['plan_id', 'member_id'],
  import_mapping: ['plan_id', 'name_key'],
  api_token: ['plan_id', 'token_hash'],
  webhook: ['plan_id', 'id'],
  webhook_delivery: ['plan_id', 'id'],
  webhook_state: ['plan_id'],
};

/** The tables and their keys, in the order they are written and read back. */
export function keptTables(): readonly { readonly table: string; readonly key: readonly string[] }[] {
  return Object.entries(BACKUP_TABLES).map(([table, key]) => ({ table, key }));
}
