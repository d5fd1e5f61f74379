import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What reads: the store's `db`, or a transaction. Inside a transaction use nothing but the transaction. */
export type Database = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

export type StoreDialect = 'sqlite' | 'postgres';

export type Store = {
  readonly db: Database;
  readonly dialect: StoreDialect;
  /** Waits for what is running, then lets go of the file, the pool and the folder. */
  close(): Promise<void>;
};
