import type { Tables } from './tables.ts';

/** Tables whose rows belong to a plan: `plan_id` leads their key, every other key and every index. */
type OfPlans = { [Name in keyof Tables]: Tables[Name] extends { plan_id: string } ? Name : never }[keyof Tables];

const NAMES: { readonly [Name in OfPlans]: true } = {
  plan: true,
  department: true,
  member: true,
  goal: true,
  entry_year: true,
  comment: true,
  change: true,
  change_item: true,
  saved_filter: true,
  share: true,
  share_token: true,
  share_mailing: true,
  short_link: true,
  share_event: true,
  invitation: true,
  reminder: true,
  import_mapping: true,
  api_token: true,
  webhook: true,
  webhook_delivery: true,
  webhook_state: true,
};

export const PLAN_TABLES: ReadonlySet<string> = new Set(Object.keys(NAMES));
