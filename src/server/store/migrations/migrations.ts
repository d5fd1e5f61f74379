import type { Migration } from 'kysely/migration';
import { plans } from './0001Plans.ts';
import { accounts } from './0002Accounts.ts';
import { shares } from './0003Shares.ts';

/** Every migration there is, in order; a name once released never changes, nor does what it did. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_plans': plans,
  '0002_accounts': accounts,
  '0003_shares': shares,
};
