import type { Kysely, Transaction } from 'kysely';
import type { Refusal } from '#server/base/errors.ts';
import type { Tables } from '#server/store/rows/tables.ts';
import type { Replicas } from './replicas.ts';
import type { StoreNews } from './storeNews.ts';

/** The store's `db`, or a transaction. Inside a transaction use nothing but the transaction. */
export type Database = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

export type StoreDialect = 'sqlite' | 'postgres';

/** A past one never comes again. */
export type StoreVersion = number | string;

/** May still be on its way; null where the store has none. */
export type PendingStoreVersion = StoreVersion | null | Promise<StoreVersion | null>;

export type Store = {
  readonly db: Database;
  readonly dialect: StoreDialect;
  readonly replicas: Replicas;
  readonly news: StoreNews;
  /**
   * The store's version, no earlier than this call: while it stays the same, what was read is still valid. Null where
   * the store has none; then everything has to be read.
   */
  version(): PendingStoreVersion;
  failure(): Refusal | null;
  /** Whether its disk is full, so that plans cannot be changed. */
  isFull(): boolean;
  close(): Promise<void>;
};
