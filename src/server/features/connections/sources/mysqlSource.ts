import { performance } from 'node:perf_hooks';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { ConnectionFound } from '#contract/connection.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { type DatabaseDoor, openDoor } from './databaseSocket.ts';
import { mayWriteBy } from './mysqlGrants.ts';
import { oneSelect } from './oneSelect.ts';
import { type RowCell, rowsFile } from './rowsFile.ts';
import { MOST_ROWS, NOTHING_FOUND, type OpenConnection, QUERY_WITHIN_MS, type Source } from './source.ts';
import { SourceFailure } from './sourceFailure.ts';

type MySql = OpenConnection<'mysql'>;

/** Dates with a time of day, as the protocol numbers them: only the day counts. */
const TIMESTAMPS = new Set([7, 12, 17, 18]);

export const mysqlSource: Source<'mysql'> = {
  fetch: async (connection, { ask, since }) => {
    const { text, parameters } = oneSelect(ask, 'mysql');
    const begun = performance.now();
    return withConnection(connection, async (database) => {
      await readOnly(database);
      const [rows, fields] = await database.execute<RowDataPacket[][]>(
        { sql: text, rowsAsArray: true },
        Array.from({ length: parameters }, () => formatIsoDate(since)),
      );
      await database.query('rollback');
      const cuts = fields.map(({ columnType }) => TIMESTAMPS.has(columnType ?? -1));
      const cells = rows.map((row) =>
        row.map((cell, at): RowCell => (cuts[at] ? String(cell ?? '').slice(0, 10) : cellOf(cell))),
      );
      const header = fields.map(({ name }) => name);
      return { file: rowsFile('feed.csv', header, cells), milliseconds: Math.round(performance.now() - begun) };
    });
  },
  test: async (connection) => {
    const { database: name } = connection.settings;
    const begun = performance.now();
    return withConnection(connection, async (database): Promise<ConnectionFound> => {
      await readOnly(database);
      const [tables] = await database.query<RowDataPacket[][]>({ sql: SEEN, rowsAsArray: true });
      const [grants] = await database.query<RowDataPacket[][]>({ sql: 'show grants', rowsAsArray: true });
      await database.query('rollback');
      const said = grants.map((row) => String(row[0] ?? ''));
      return {
        ...NOTHING_FOUND,
        milliseconds: Math.round(performance.now() - begun),
        tables: Number(tables[0]?.[0] ?? 0),
        may_write: mayWriteBy(said, name),
      };
    });
  },
};

const SEEN = `select count(*) from information_schema.tables
  where table_schema not in ('information_schema', 'performance_schema', 'mysql', 'sys')`;

async function readOnly(database: Connection): Promise<void> {
  const [[seen]] = await database.query<RowDataPacket[][]>({
    sql: 'select version(), @@sql_mode',
    rowsAsArray: true,
  });
  const isMaria = /mariadb/i.test(String(seen?.[0] ?? ''));
  const modes = String(seen?.[1] ?? '').split(',');
  // A backslash is read as `oneSelect` reads it.
  if (modes.includes(PLAIN_BACKSLASH))
    await database.query('set session sql_mode = ?', [modes.filter((mode) => mode !== PLAIN_BACKSLASH).join()]);
  await database.query(
    isMaria
      ? `set session max_statement_time = ${QUERY_WITHIN_MS / 1000}`
      : `set session max_execution_time = ${QUERY_WITHIN_MS}`,
  );
  await database.query(`set session sql_select_limit = ${MOST_ROWS + 1}`);
  await database.query('start transaction read only');
}

const PLAIN_BACKSLASH = 'NO_BACKSLASH_ESCAPES';

async function withConnection<T>(connection: MySql, use: (database: Connection) => Promise<T>): Promise<T> {
  const { settings } = connection;
  const door = openDoor(connection);
  let opened: Connection | null = null;
  const work = async () => {
    try {
      opened = await connect(connection, door, door.socket);
      return await use(opened);
    } catch (error) {
      throw failureIn(error, settings);
    }
  };
  return door.within(work, async () => {
    if (opened === null) return;
    const other = await connect(connection, door, door.another());
    // What was asked has its own limit of time; this is for what the limit does not hold for.
    await other.query(`kill query ${Number(opened.threadId)}`);
    await other.end();
  });
}

async function connect({ settings, secret }: MySql, { tls }: DatabaseDoor, socket: DatabaseDoor['socket']) {
  // Loaded on use: most installations ask no such database.
  const { createConnection } = await import('mysql2/promise');
  const { host, port, database, user } = settings;
  const opened = await createConnection({
    host,
    port,
    database,
    user,
    password: secret ?? '',
    ...(tls === false ? {} : { ssl: { ...tls, verifyIdentity: true } }),
    stream: () => socket.connect(port, host),
    connectTimeout: QUERY_WITHIN_MS,
    charset: 'utf8mb4',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
    multipleStatements: false,
    // A server may ask its client for any file: this one has none to give.
    flags: ['-LOCAL_FILES'],
    enableCleartextPlugin: false,
  });
  opened.on('error', () => {});
  return opened;
}

/** By the numbers of MySQL and MariaDB: their client knows only some of their names. */
const DENIED = new Set([1044, 1045, 1698, 3118, 4151]);
const OVER_TIME = new Set([1317, 1969, 3024]);
const NO_SUCH_DATABASE = 1049;
const FIRST_OF_SERVER = 1000;

function failureIn(error: unknown, { host, database, user }: MySql['settings']): unknown {
  if (error instanceof SourceFailure || !(error instanceof Error)) return error;
  if ('code' in error && error.code === 'HANDSHAKE_NO_SSL_SUPPORT') return new SourceFailure('no_tls', host);
  const number = 'errno' in error && typeof error.errno === 'number' ? error.errno : 0;
  if (DENIED.has(number)) return new SourceFailure('password_refused', `${host} (${user})`);
  if (OVER_TIME.has(number)) return new SourceFailure('too_slow', String(QUERY_WITHIN_MS / 1000));
  if (number === NO_SUCH_DATABASE) return new SourceFailure('not_found', database);
  return number >= FIRST_OF_SERVER ? new SourceFailure('query_refused', error.message) : error;
}

function cellOf(value: unknown): RowCell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  return value === null || value === undefined ? null : String(value);
}
