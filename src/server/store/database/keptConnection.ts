import pg from 'pg';
import { clientSettings } from './postgres.ts';

/** The row of a query that gives one, each value as PostgreSQL writes it; empty where it gives none. */
export type AskRow = (sql: string) => Promise<readonly (string | null)[]>;

export type KeptConnection = { readonly askRow: AskRow; close(): Promise<void> };

/** A silent connection must not block readers that have others; ms. */
const ANSWER_WITHIN_MS = 1_000;

/**
 * A connection of its own for one short query at a time, which every request waits for: taking a connection from the
 * pool and giving it back takes half as long as the query. Opened when first asked, and anew after failure or silence.
 */
export function keptConnection(url: string): KeptConnection {
  let opened: Promise<pg.Client> | null = null;
  let isClosed = false;

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...clientSettings(url), connectionTimeoutMillis: ANSWER_WITHIN_MS });
    // The next query fails; without a listener the error would end the program.
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** A query that is running fails. */
  async function end(): Promise<void> {
    const ended = opened;
    opened = null;
    await (await ended?.catch(() => null))?.end();
  }

  return {
    askRow: async (sql) => {
      if (isClosed) throw new Error('The connection was closed.');
      opened ??= open();
      const timer = setTimeout(() => void end(), ANSWER_WITHIN_MS);
      try {
        return await rowOf(await opened, sql);
      } catch (error) {
        void end();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => {
      isClosed = true;
      return end();
    },
  };
}

/** A query of `pg` makes objects of fields and rows, which is a third of the time that a small one takes. */
function rowOf(client: pg.Client, sql: string): ReturnType<AskRow> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly (string | null)[]>();
  let row: readonly (string | null)[] = [];
  client.query({
    submit: (connection: pg.Connection) => connection.query(sql),
    handleRowDescription: () => {},
    handleDataRow: ({ fields }: { readonly fields: readonly (string | null)[] }) => {
      row = fields;
    },
    handleCommandComplete: () => {},
    handleReadyForQuery: () => resolve(row),
    handleError: reject,
  });
  return promise;
}
