import type { ConnectionFound, ConnectionSettings } from '#contract/connection.ts';
import type { Day } from '#core/calendar/date.ts';
import { MEGABYTE } from '#server/features/exchange/tables/fileLimits.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { FeedPlaces } from './feedOrigins.ts';

export type SettingsOf<Kind extends ConnectionSettings['kind']> = Extract<ConnectionSettings, { readonly kind: Kind }>;

/** A connection with its secret open: never kept, never sent anywhere but to its source. */
export type OpenConnection<Kind extends ConnectionSettings['kind'] = ConnectionSettings['kind']> = {
  readonly settings: SettingsOf<Kind>;
  readonly secret: string | null;
  readonly places: FeedPlaces;
};

export type SourceQuestion = {
  /** What follows the address, a file of the folder, or one SELECT; `:since` in it stands for that day. */
  readonly ask: string;
  readonly since: Day;
};

export type SourceAnswer = {
  readonly file: SourceFile;
  readonly milliseconds: number;
};

export type Source<Kind extends ConnectionSettings['kind']> = {
  /** Throws SourceFailure or OutFailure. */
  readonly fetch: (connection: OpenConnection<Kind>, question: SourceQuestion) => Promise<SourceAnswer>;
  /** Throws as `fetch`. */
  readonly test: (connection: OpenConnection<Kind>) => Promise<ConnectionFound>;
};

/** As many as an import takes. */
export const MOST_ROWS = 100_000;
/** Of a record or a row of a database; files have as many columns as the import reads of them. */
export const MOST_KEYS = 300;
export const MOST_BYTES = 10 * MEGABYTE;
export const ANSWER_WITHIN_MS = 30_000;
export const QUERY_WITHIN_MS = 10_000;

export const NOTHING_FOUND: Omit<ConnectionFound, 'milliseconds'> = {
  tables: null,
  may_write: null,
  format: null,
  bytes: null,
  files: null,
  newest_at: null,
};
