import type { TableOfPlan } from '#server/store/kinds/kind.ts';
import { TABLES_OF_PLAN } from '#server/store/kinds/tablesOfPlan.ts';
import type { Tables } from '#server/store/rows/tables.ts';

/** Not backed up: sessions, pending links and codes, rate limits. Everybody signs in again. */
type Fleeting = 'session' | 'verification' | 'rateLimit' | 'account_link';

type KeptBesidePlans = Exclude<keyof Tables, TableOfPlan | Fleeting>;

const BESIDE_PLANS: { readonly [Name in KeptBesidePlans]: readonly (keyof Tables[Name])[] } = {
  meta: ['name'],
  user: ['id'],
  account: ['id'],
  twoFactor: ['id'],
  account_seen: ['account_id'],
  connection: ['id'],
};

export function keptTables(): readonly { readonly table: string; readonly key: readonly string[] }[] {
  const besidePlans = Object.entries(BESIDE_PLANS).map(([table, key]) => ({ table, key }));
  return [...besidePlans, ...TABLES_OF_PLAN];
}
