import type { Kysely, Transaction } from 'kysely';
import type { Replicas } from './replicas.ts';
import type { StoreNews } from './storeNews.ts';
import type { Tables } from './tables.ts';

/** What reads: the store's `db`, or a transaction. Inside a transaction use nothing but the transaction. */
export type Database = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

export type StoreDialect = 'sqlite' | 'postgres';

export type Store = {
  /** The primary: whatever is written, and who may do what. */
  readonly db: Database;
  readonly dialect: StoreDialect;
  /** For reading plans; see `inPlanSnapshot`. */
  readonly replicas: Replicas;
  /** What this process and others on the same store tell each other. */
  readonly news: StoreNews;
  /**
   * A number for the moment of the store: what was read stays as it was read for as long as the number is the same. NaN,
   * which is the same as nothing, where the store cannot tell; then it has to be read.
   */
  moment(): number;
  /** Waits for what is running, then lets go of the file, the pool and the folder. */
  close(): Promise<void>;
};
