import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './store/database/database.ts';

const MAIN = join(dirname(fileURLToPath(import.meta.url)), 'main.ts');

/** The variables a start needs, and none that configure Milepost. */
const OF_MACHINE = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

let folder: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-main-'));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Started = {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  lines(): string[];
  line(words: string): Promise<string>;
};

function start(variables: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...OF_MACHINE, MILEPOST_DATA: folder, MILEPOST_DEMO: '0', PORT: '0', ...variables },
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const lines = () => text.split('\n').filter((line) => line !== '');
  return {
    child,
    ended,
    lines,
    line: async (words) => {
      const until = performance.now() + 50_000;
      while (performance.now() < until) {
        const found = lines().find((line) => line.includes(words));
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`Not printed: ${words}\n${text}`);
    },
  };
}

async function addressOf(started: Started): Promise<string> {
  return /http\S+/.exec(await started.line('is ready'))?.[0] ?? '';
}

describe('starting', () => {
  it('says line by line what happens, with the time, and ends with the address', async () => {
    const milepost = start({ MILEPOST_TODAY: '2026-11-20' });
    const address = await addressOf(milepost);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    const said = milepost.lines().map((line) => /^\d{4}-\d\d-\d\dT[\d:.]{12}Z INFO {2}(.+)$/.exec(line)?.[1] ?? line);
    expect(said).toEqual([
      `Data folder: ${folder}`,
      'Today is fixed by MILEPOST_TODAY.',
      expect.stringMatching(
        /^Nobody has an account yet\. Open this address once to become the administrator: +http:\/\/127\.0\.0\.1:\d+\/welcome\?token=[\w-]{32}$/,
      ),
      `Milepost is ready: ${address}`,
    ]);
  });

  it('with an administrator named offers no address to take it over', async () => {
    const who = { email: 'ada@example.org', password: 'correct horse' };
    const milepost = start({ MILEPOST_ADMIN_EMAIL: who.email, MILEPOST_ADMIN_PASSWORD: who.password });
    const address = await addressOf(milepost);
    expect(milepost.lines().join()).not.toContain('token=');
    const reply = await fetch(`${address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(who),
    });
    expect(reply.status).toBe(200);
  });
});

describe('a start that cannot be', () => {
  let taken: Server;
  let port: string;

  beforeEach(async () => {
    taken = createServer();
    port = await new Promise((resolve) =>
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address();
        resolve(String(typeof address === 'object' && address !== null ? address.port : 0));
      }),
    );
    writeFileSync(join(folder, 'file'), '');
  });

  afterEach(() => taken.close());

  it.each([
    ['a wrong variable', () => ({ PORT: 'x' }), /^Milepost: PORT must be a whole number from 0 to 65535\.$/],
    ['a port in use', () => ({ PORT: port }), /^Milepost: Port \d+ on 127\.0\.0\.1 is in use\. .+ PORT\.$/],
    ['a host that is not ours', () => ({ HOST: '192.0.2.1' }), /^Milepost: Cannot listen on .+ PORT and HOST\.$/],
    [
      'a folder that cannot be written',
      () => ({ MILEPOST_DATA: join(folder, 'file', 'data') }),
      /^Milepost: The data folder .+ cannot be written \(ENOTDIR\)\. .+ MILEPOST_DATA\.$/,
    ],
    [
      'a folder in which nothing can be made',
      () => ({ MILEPOST_DATA: '/proc/milepost/data' }),
      /^Milepost: The data folder .+ cannot be written \(ENOENT\)\. .+ MILEPOST_DATA\.$/,
    ],
    [
      'a name that does not exist',
      () => ({ MILEPOST_DEMMO: '0' }),
      /^Milepost: MILEPOST_DEMMO does not exist; MILEPOST_DEMO does\.$/,
    ],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/none' }),
      /^Milepost: The database cannot be reached\. .+$/,
    ],
  ])('for %s says so in one line and ends with status 1', async (_, variables, line) => {
    const milepost = start(variables());
    expect(await milepost.ended).toBe(1);
    expect(milepost.lines()).toEqual([expect.stringMatching(line)]);
    expect(milepost.lines().join()).not.toContain('secret');
  });

  it('a second server on one folder is told who has it', async () => {
    const first = start({});
    await addressOf(first);
    const second = start({});
    expect(await second.ended).toBe(1);
    expect(second.lines().join()).toMatch(/^Milepost: Another Milepost already serves this data folder/);
  });
});

/** Waits until the server has begun so many sign-ins, seen in its store. */
async function attemptsCounted(count: number): Promise<void> {
  const store = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: null });
  const find = () => store.db.selectFrom('rateLimit').select('count').executeTakeFirst();
  while (((await find())?.count ?? 0) < count) await new Promise((resolve) => setTimeout(resolve, 5));
  await store.close();
}

describe('stopping', () => {
  it.each([
    ['SIGTERM', 1],
    ['SIGINT, which a terminal sends and the launcher hands on,', 2],
  ])('by %s lets what is in flight finish, loses nothing it accepted, and ends with 0', async (_name, times) => {
    const who = { email: 'ada@example.org', password: 'correct horse' };
    const milepost = start({ MILEPOST_ADMIN_EMAIL: who.email, MILEPOST_ADMIN_PASSWORD: who.password });
    const address = await addressOf(milepost);
    // Signing in hashes for a tenth of a second, four at a time: most of these are in flight when the signal comes.
    const body = JSON.stringify({ ...who, password: 'wrong, but checked' });
    const headers = { 'content-type': 'application/json', origin: address };
    const replies = Array.from({ length: 5 }, () =>
      fetch(`${address}/api/auth/sign-in/email`, { method: 'POST', headers, body }),
    );
    await attemptsCounted(5);
    for (let time = 0; time < times; time += 1) milepost.child.kill(times === 1 ? 'SIGTERM' : 'SIGINT');
    const answered = await Promise.all(replies);
    expect(answered.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    // Otherwise it would wait for idle connections.
    expect(answered.map(({ headers: sent }) => sent.get('connection'))).toContain('close');
    expect(await milepost.ended).toBe(0);
    await expect(fetch(`${address}/health`)).rejects.toThrow();
  });

  it('lets go of the folder, so that the next one starts', async () => {
    const first = start({});
    await addressOf(first);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await addressOf(start({}))).toMatch(/^http/);
  });
});
