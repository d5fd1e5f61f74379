import { createServer } from 'node:https';
import { connect, createServer as createDoor, type Socket } from 'node:net';
import pg from 'pg';
import { makeExampleCertificate } from './exampleCertificate.ts';
import { startExampleMaria } from './exampleMaria.ts';
import { listening } from './listening.ts';
import { makeDatabase } from './testDatabases.ts';

export type NightlyRow = { readonly goal: string; readonly month: string; readonly value: number };

/** A real source of feeds with one table, which a test fills, renames, and takes off the network. */
export type NightlySource = {
  readonly origin: string;
  readonly settings: object;
  readonly secret: string;
  readonly ask: string;
  put(rows: readonly NightlyRow[]): Promise<void>;
  /** From now on its column of values has another name. */
  rename(column: string): Promise<void>;
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
};

export type NightlySources = Readonly<Record<'PostgreSQL' | 'MariaDB' | 'https', () => Promise<NightlySource | null>>>;

/** Each gives null, and logs why, where what it needs is not installed. */
export const NIGHTLY_SOURCES: NightlySources = {
  PostgreSQL: startPostgres,
  MariaDB: startMaria,
  https: startHttps,
};

const SECRET = 'correct horse 4711';
const ASK = 'select * from figures where month >= :since order by goal, month';

async function startPostgres(): Promise<NightlySource | null> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined || serverUrl === '') {
    console.info('Skipped: thirty nights of a real PostgreSQL. Set TEST_DATABASE_URL to a server to run them.');
    return null;
  }
  const database = await makeDatabase(serverUrl);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('create table figures (goal varchar(20), month date, value numeric(12, 2))');
  const { hostname, port, pathname } = new URL(database.url);
  const door = await openDoorTo(Number(port), hostname);
  return {
    ...door,
    origin: `postgresql://127.0.0.1:${door.port}`,
    settings: { ...databaseSettings('postgresql', door.port), database: pathname.slice(1), user: 'milepost' },
    secret: SECRET,
    ask: ASK,
    put: async (rows) => {
      await client.query('begin');
      for (const sql of tableOf(rows)) await client.query(sql);
      await client.query('commit');
    },
    rename: async (column) => void (await client.query(`alter table figures rename column value to ${column}`)),
    close: async () => {
      await door.shut();
      await client.end();
      await database.drop();
    },
  };
}

async function startMaria(): Promise<NightlySource | null> {
  const maria = await startExampleMaria();
  if (maria === null) return null;
  maria.run(
    `create table figures (goal varchar(20), month date, value decimal(12, 2));
     create user reader identified by '${SECRET}'; grant select on city.* to reader;`,
  );
  const door = await openDoorTo(maria.port);
  return {
    ...door,
    origin: `mysql://127.0.0.1:${door.port}`,
    settings: { ...databaseSettings('mysql', door.port), database: 'city', user: 'reader' },
    secret: SECRET,
    ask: ASK,
    put: async (rows) => maria.run(`begin; ${tableOf(rows).join(';')}; commit;`),
    rename: async (column) => maria.run(`alter table figures rename column value to ${column}`),
    close: async () => {
      await door.shut();
      await maria.stop();
    },
  };
}

function databaseSettings(kind: string, port: number) {
  return { kind, host: '127.0.0.1', port, is_encrypted: false };
}

function tableOf(rows: readonly NightlyRow[]): string[] {
  const values = rows.map(({ goal, month, value }) => `('${goal}', '${month}-01', ${value})`);
  return ['delete from figures', `insert into figures values ${values.join(', ')}`];
}

async function startHttps(): Promise<NightlySource | null> {
  const certificate = makeExampleCertificate();
  if (certificate === null) return null;
  let table: readonly NightlyRow[] = [];
  let heading = 'value';
  const server = createServer(certificate, (request, response) => {
    const since = new URL(request.url ?? '', 'https://localhost').searchParams.get('since') ?? '';
    if (request.headers.authorization !== `Bearer ${SECRET}`) {
      response.writeHead(401).end();
      return;
    }
    const lines = table
      .filter(({ month }) => `${month}-01` >= since)
      .map(({ goal, month, value }) => `${goal},${month}-01,${value}`);
    response.setHeader('content-type', 'text/csv').end(`${[`goal,month,${heading}`, ...lines].join('\n')}\n`);
  });
  const door = await openDoorTo(await listening(server));
  return {
    ...door,
    origin: `https://localhost:${door.port}`,
    settings: {
      kind: 'https',
      url: `https://localhost:${door.port}/figures.csv`,
      auth: 'bearer',
      certificate: certificate.cert,
    },
    secret: SECRET,
    ask: '?since=:since',
    put: async (rows) => {
      table = rows;
    },
    rename: async (column) => {
      heading = column;
    },
    close: async () => {
      await door.shut();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A port that leads to another, and can be shut: for whoever asks it, the machine behind it is gone. */
async function openDoorTo(target: number, host = '127.0.0.1') {
  const sockets = new Set<Socket>();
  const server = createDoor((inside) => {
    const outside = connect(target, host);
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  const port = await listening(server);
  return {
    port,
    open: () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
    shut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
