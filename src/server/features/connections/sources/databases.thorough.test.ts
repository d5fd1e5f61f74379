import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { type ExampleMaria, startExampleMaria } from '#testing/server/exampleMaria.ts';
import { makeDatabase } from '#testing/server/testDatabases.ts';
import { mysqlSource } from './mysqlSource.ts';
import { postgresSource } from './postgresSource.ts';

const since = exampleDay('2026-09-01');
const url = process.env.TEST_DATABASE_URL;
const places = (origin: string) => ({ origins: [origin], folders: new Map() });
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

const TABLES = [
  'create table figures (goal_no varchar(20), month date, value numeric(12, 2))',
  "insert into figures values ('1.1', '2026-08-01', 1), ('1.1', '2026-09-01', 2.50), ('1.2', '2026-10-01', null)",
];

describe.skipIf(!url)('a real PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let admin: pg.Client;
  const open = (user = 'milepost', more: object = {}) => {
    const { hostname, port, pathname } = new URL(database.url);
    return {
      settings: {
        kind: 'postgresql' as const,
        host: hostname,
        port: Number(port),
        database: pathname.slice(1),
        user,
        is_encrypted: false,
        certificate: null,
        ...more,
      },
      secret: 'correct horse',
      places: places(`postgresql://${hostname}:${port}`),
    };
  };
  const ask = async (sql: string) => textOf((await postgresSource.fetch(open(), { ask: sql, since })).file.bytes);

  beforeAll(async () => {
    database = await makeDatabase(url ?? '');
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    for (const sql of TABLES) await admin.query(sql);
  });
  afterAll(async () => {
    await admin.end();
    await database.drop();
  });

  it('is asked for its rows since a day, as texts', async () => {
    expect(await ask('select goal_no, month, value from figures where month >= :since order by 1, 2;')).toBe(
      'goal_no,month,value\n1.1,2026-09-01,2.50\n1.2,2026-10-01,\n',
    );
    expect(await ask("select 'a, b' as \"x y\", timestamp '2026-09-01 10:00' as t")).toBe('x y,t\n"a, b",2026-09-01\n');
  });

  it.each([
    ['select nextval from figures', 'query_refused'],
    ['with gone as (delete from figures returning 1) select * from gone', 'query_refused'],
    ["select setval('s', 1) from (select 1) a", 'query_refused'],
    ['select pg_sleep(60)', 'too_slow'],
    ['select generate_series(1, 100001)', 'too_many_rows'],
    ['select /*+ Set(statement_timeout 0) */ pg_sleep(60)', 'not_a_select'],
    [`select ${Array.from({ length: 301 }, (_, at) => `1 as c${at}`).join()}`, 'too_many_columns'],
    ["select repeat('x', 30000000)", 'too_large'],
    ["select repeat('x', 100000) from generate_series(1, 9000)", 'too_large'],
    ['select * from figures where false', 'no_rows'],
  ])('writes nothing and is bounded: %s', { timeout: 30_000 }, async (sql, code) => {
    await admin.query('create sequence if not exists s');
    await expect(ask(sql)).rejects.toMatchObject({ code });
    expect((await admin.query('select count(*) from figures')).rows[0]).toEqual({ count: '3' });
  });

  it('holds to the limit of time for each part of the rows, whatever the statement sets', {
    timeout: 60_000,
  }, async () => {
    const sql = `select set_config('statement_timeout', '0', true), case when i > 1500 then pg_sleep(60) end
      from generate_series(1, 3000) i`;
    await expect(ask(sql)).rejects.toMatchObject({ code: 'too_slow', about: '10' });
  });

  it('is told to end what is given up', { timeout: 90_000 }, async () => {
    // Each part of the rows takes less than its limit, all together more than an answer may.
    await expect(ask('select pg_sleep(0.008) from generate_series(1, 50000)')).rejects.toMatchObject({
      code: 'too_slow',
      about: '30',
    });
    const running = "select count(*) from pg_stat_activity where application_name = 'milepost' and state = 'active'";
    await expect.poll(async () => (await admin.query(running)).rows[0]).toEqual({ count: '0' });
  });

  it('is one of its own network, and asked only where its origin was named, encrypted or not', async () => {
    for (const encrypted of [true, false]) {
      const source = { ...open('milepost', { is_encrypted: encrypted }), places: places('postgresql://10.0.0.1:5432') };
      await expect(postgresSource.test(source)).rejects.toMatchObject({ code: encrypted ? 'own_network' : 'no_tls' });
    }
  });

  it('says when it is tried what can be read, and whether its user could write', async () => {
    expect(await postgresSource.test(open())).toMatchObject({ tables: 1, may_write: true });
    await expect(postgresSource.test(open('nobody'))).rejects.toMatchObject({ code: 'password_refused' });
    await expect(postgresSource.test(open('milepost', { database: 'none' }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a real MariaDB', () => {
  let maria: ExampleMaria | null = null;
  const open = (user = 'reader', secret = 'correct horse') => ({
    settings: {
      kind: 'mysql' as const,
      host: '127.0.0.1',
      port: maria?.port ?? 0,
      database: 'city',
      user,
      is_encrypted: false,
      certificate: null,
    },
    secret,
    places: places(`mysql://127.0.0.1:${maria?.port}`),
  });
  const ask = async (sql: string, user?: string) =>
    textOf((await mysqlSource.fetch(open(user), { ask: sql, since })).file.bytes);

  beforeAll(async () => {
    maria = await startExampleMaria();
    maria?.run(
      `${TABLES.join(';')}; create user reader identified by 'correct horse'; grant select on city.* to reader;
       create user writer identified by 'correct horse'; grant all on city.* to writer;`,
    );
  }, 60_000);
  afterAll(() => maria?.stop());

  it('is asked for its rows since a day, as texts', async ({ skip }) => {
    if (maria === null) return skip();
    expect(await ask('select goal_no, month, value from figures where month >= :since order by 1, 2')).toBe(
      'goal_no,month,value\n1.1,2026-09-01,2.50\n1.2,2026-10-01,\n',
    );
  });

  it.each([
    ['with gone as (select 1) delete from figures', 'query_refused'],
    ['select * from figures where false', 'no_rows'],
    ['select sleep(60)', 'too_slow'],
    ['select none from figures', 'query_refused'],
    ['select seq from seq_1_to_100001', 'too_many_rows'],
    ['select /*+ MAX_EXECUTION_TIME(0) */ sleep(60)', 'not_a_select'],
    [`select ${Array.from({ length: 301 }, (_, at) => `1 as c${at}`).join()}`, 'too_many_columns'],
    ["select repeat('x', 100000) from seq_1_to_9000", 'too_large'],
  ])('writes nothing and is bounded: %s', { timeout: 30_000 }, async (sql, code) => {
    if (maria === null) return;
    await expect(ask(sql, 'writer')).rejects.toMatchObject({ code });
    expect(await ask('select count(*) as count from figures')).toBe('count\n3\n');
  });

  it('says when it is tried what can be read, and whether its user could write', async ({ skip }) => {
    if (maria === null) return skip();
    expect(await mysqlSource.test(open())).toMatchObject({ tables: 1, may_write: false });
    expect(await mysqlSource.test(open('writer'))).toMatchObject({ may_write: true });
    await expect(mysqlSource.test(open('reader', 'wrong'))).rejects.toMatchObject({ code: 'password_refused' });
  });
});
