import type { Kysely, Transaction } from 'kysely';
import type { Refusal } from '#server/base/errors.ts';
import type { Tables } from '#server/store/rows/tables.ts';
import type { Replicas } from './replicas.ts';
import type { StoreNews } from './storeNews.ts';

/** What reads: the store's `db`, or a transaction. Inside a transaction use nothing but the transaction. */
export type Database = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

export type StoreDialect = 'sqlite' | 'postgres';

/** One that is over never comes again. */
export type Moment = number | string;

/** A moment that may still be on its way; null where the store cannot tell it. */
export type AskedMoment = Moment | null | Promise<Moment | null>;

export type Store = {
  /** The primary: whatever is written, and who may do what. */
  readonly db: Database;
  readonly dialect: StoreDialect;
  /** For reading plans; see `inPlanSnapshot`. */
  readonly replicas: Replicas;
  /** What this process and others on the same store tell each other. */
  readonly news: StoreNews;
  /**
   * The moment of the store, no earlier than when this is asked: what was read stays as it was read for as long as the
   * moment is the same. Null where the store cannot tell; then it has to be read.
   */
  moment(): AskedMoment;
  /** Why nothing more is written until a restart; null where nothing stands in the way. */
  failure(): Refusal | null;
  /** Waits for what is running, then lets go of the file, the pool and the folder. */
  close(): Promise<void>;
};
