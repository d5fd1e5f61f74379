import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { ConnectionFound } from '#contract/connection.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { cancelStatement } from './cancelStatement.ts';
import { type DatabaseDoor, openDoor } from './databaseSocket.ts';
import { oneSelect } from './oneSelect.ts';
import { type RowCell, rowsFile } from './rowsFile.ts';
import { MOST_ROWS, NOTHING_FOUND, type OpenConnection, QUERY_WITHIN_MS, type Source } from './source.ts';
import { SourceFailure } from './sourceFailure.ts';

type Postgres = OpenConnection<'postgresql'>;

const AT_A_TIME = 1000;
const TIMESTAMPS = new Set([1114, 1184]);

export const postgresSource: Source<'postgresql'> = {
  fetch: async (connection, { ask, since }) => {
    const { text, parameters } = oneSelect(ask, 'postgresql');
    const begun = performance.now();
    return withClient(connection, async (client) => {
      const rows: RowCell[][] = [];
      let header: string[] = [];
      let cuts: readonly boolean[] = [];
      await client.query('begin read only');
      await limitTime(client);
      // A cursor is of a query alone: PostgreSQL itself refuses everything else, in one statement of its protocol.
      const declare = {
        text: `declare feed no scroll cursor for ${text}`,
        values: parameters > 0 ? [formatIsoDate(since)] : [],
        queryMode: 'extended',
      };
      await client.query(declare);
      for (;;) {
        // What was asked for may have lifted it.
        await limitTime(client);
        const read = await client.query<RowCell[]>({
          text: `fetch forward ${AT_A_TIME} from feed`,
          rowMode: 'array',
          types: { getTypeParser: () => (value: string) => value },
        });
        header = read.fields.map(({ name }) => name);
        cuts = read.fields.map(({ dataTypeID }) => TIMESTAMPS.has(dataTypeID));
        for (const row of read.rows)
          rows.push(row.map((cell, at) => (cuts[at] ? String(cell ?? '').slice(0, 10) : cell)));
        if (rows.length > MOST_ROWS || read.rows.length < AT_A_TIME) break;
      }
      await client.query('rollback');
      return { file: rowsFile('feed.csv', header, rows), milliseconds: Math.round(performance.now() - begun) };
    });
  },
  test: async (connection) => {
    const begun = performance.now();
    return withClient(connection, async (client): Promise<ConnectionFound> => {
      await client.query('begin read only');
      await limitTime(client);
      const { rows } = await client.query<{ readonly tables: string; readonly writes: boolean | null }>(SEEN);
      const [found] = rows;
      await client.query('rollback');
      return {
        ...NOTHING_FOUND,
        milliseconds: Math.round(performance.now() - begun),
        tables: Number(found?.tables ?? 0),
        may_write: found?.writes ?? false,
      };
    });
  },
};

const SEEN = `select count(*) filter (where has_table_privilege(c.oid, 'select')) as tables,
  bool_or(has_table_privilege(c.oid, 'insert, update, delete, truncate')) as writes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
  and n.nspname not like 'pg\\_toast%' and has_schema_privilege(n.oid, 'usage')`;

async function limitTime(client: pg.Client): Promise<void> {
  await client.query(`set local statement_timeout = ${QUERY_WITHIN_MS}`);
}

async function withClient<T>(connection: Postgres, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const { settings, secret } = connection;
  const door = openDoor(connection);
  let opened: pg.Client | null = null;
  const work = async () => {
    const client = new pg.Client({
      host: settings.host,
      port: settings.port,
      database: settings.database,
      user: settings.user,
      // Nothing of the environment is sent to a source.
      password: secret ?? '',
      ssl: door.tls,
      stream: () => door.socket,
      application_name: 'milepost',
      connectionTimeoutMillis: QUERY_WITHIN_MS,
      query_timeout: 2 * QUERY_WITHIN_MS,
    });
    client.on('error', () => {});
    opened = client;
    try {
      await client.connect();
      return await use(client);
    } catch (error) {
      throw failureIn(error, settings, door);
    }
  };
  return door.within(work, async () => {
    if (opened !== null) await cancelStatement(opened, door, settings);
  });
}

function failureIn(error: unknown, { host, database, user }: Postgres['settings'], { tls }: DatabaseDoor): unknown {
  if (!(error instanceof Error)) return error;
  if (/does not support SSL/i.test(error.message) && tls !== false) return new SourceFailure('no_tls', host);
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code = '' } = error;
  if (code === '57014') return new SourceFailure('too_slow', String(QUERY_WITHIN_MS / 1000));
  if (code.startsWith('28')) return new SourceFailure('password_refused', `${host} (${user})`);
  if (code === '3D000') return new SourceFailure('not_found', database);
  if (code.startsWith('57P') || code.startsWith('53') || code.startsWith('08'))
    return new SourceFailure('not_reached', host);
  return new SourceFailure('query_refused', error.message);
}
