import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mayBeNobodys } from '#server/base/nobody.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { type ExampleSource, startExampleSource } from '#testing/server/exampleFeeds.ts';
import { fetchInProcess, testInProcess } from './askInProcess.ts';

const since = exampleDay('2026-09-01');

let source: ExampleSource;
let folder: string;
beforeAll(async () => {
  source = await startExampleSource();
  folder = await mkdtemp(join(tmpdir(), 'milepost-folder-'));
});
afterAll(async () => {
  source.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  delete process.env.MILEPOST_SECRET_OF_TEST;
});

const web = (secret: string | null = null) => ({
  settings: {
    kind: 'https' as const,
    url: `${source.origin}/a.csv`,
    auth: secret === null ? ('none' as const) : ('bearer' as const),
    user: null,
    header: null,
    certificate: null,
    redirect_hosts: [],
  },
  secret,
  places: { origins: [source.origin], folders: new Map<string, string>() },
});
const ask = async (signal?: AbortSignal) => {
  const { file } = await fetchInProcess(web(), { ask: '', since }, signal);
  return Buffer.from(file.bytes).toString();
};

/** Processes of sources, as the system lists them. */
type Listed = { readonly pid: string; readonly status: string; readonly environment: readonly string[] };
function sourceProcesses(): Listed[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const [, parent] = /^PPid:\s+(\d+)$/m.exec(status) ?? [];
        const isOurs =
          parent === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sourceP');
        return isOurs ? [{ pid, status, environment: readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0') }] : [];
      } catch {
        return [];
      }
    });
}

describe('a source', () => {
  it('is asked in another process, with what it needs and no more of the environment', async () => {
    process.env.MILEPOST_SECRET_OF_TEST = 'correct horse';
    const seen: ReturnType<typeof sourceProcesses> = [];
    source.answer = (request, response) => {
      expect(request.headers.authorization).toBe('Bearer of this connection');
      seen.push(...sourceProcesses());
      response.setHeader('content-type', 'text/csv').end('a\n1\n');
    };
    const { file } = await fetchInProcess(web('of this connection'), { ask: '', since });
    expect(Buffer.from(file.bytes).toString()).toBe('a\n1\n');
    const names = seen.flatMap(({ environment }) => environment.map((line) => line.split('=')[0] ?? ''));
    expect(names).toContain('PATH');
    const listed = /^(PATH|LANG|LC_ALL|TZ|TMPDIR|LD_LIBRARY_PATH|SSL_.*|NODE_.*|MALLOC_.*|PWD|OLDPWD|SHLVL|_|)$/;
    expect(names.filter((name) => !listed.test(name))).toEqual([]);
  });

  it.skipIf(!mayBeNobodys([fileURLToPath(import.meta.url)]))(
    'is asked by nobody where root runs the server',
    async () => {
      const seen: Listed[] = [];
      source.answer = (_request, response) => {
        seen.push(...sourceProcesses());
        response.setHeader('content-type', 'text/csv').end('a\n1\n');
      };
      await fetchInProcess(web('as nobody'), { ask: '', since });
      const asking = seen.filter(({ status }) => /^Uid:(\t65534){4}$/m.test(status));
      expect(asking).not.toEqual([]);
      expect(asking.map(({ status }) => status.match(/^(Gid|Groups):.*$/gm))).toEqual(
        asking.map(() => ['Gid:\t65534\t65534\t65534\t65534', 'Groups:\t ']),
      );
    },
  );

  it('is tried there too, and a folder is read there', async () => {
    source.answer = 'a\n1\n';
    expect(await testInProcess(web())).toMatchObject({ format: 'csv', bytes: 4 });
    await writeFile(join(folder, `${'a'.repeat(200)}b`), 'a\n1\n');
    await utimes(join(folder, `${'a'.repeat(200)}b`), 1, 1);
    const settings = { kind: 'folder' as const, folder: 'exports' };
    const places = { origins: [], folders: new Map([['exports', folder]]) };
    const opened = { settings, secret: null, places };
    const stars = '*a'.repeat(11);
    await expect(fetchInProcess(opened, { ask: stars, since })).rejects.toMatchObject({ code: 'file_missing' });
    expect((await fetchInProcess(opened, { ask: `${stars}*`, since })).file.bytes).toHaveLength(4);
  });

  it('that fails says why as it would here', async () => {
    source.answer = (_request, response) => response.writeHead(403).end();
    await expect(ask()).rejects.toMatchObject({
      name: 'SourceFailure',
      code: 'password_refused',
      about: new URL(source.origin).host,
    });
  });

  it.each([
    ['60,000 blanks', ' '.repeat(60_000), 'text/csv', null],
    ['records with ever other names', manyNames(3000), 'application/json', 'too_many_columns'],
    ['lists in lists', '['.repeat(1_000_000), 'application/json', 'unreadable'],
    ['more than can be kept', `[${'{"a":{}},'.repeat(1_000_000)}0]`, 'application/json', /too_m/],
  ])('that answers %s holds up nobody and ends nothing', { timeout: 30_000 }, async (_name, answer, type, code) => {
    source.answer = (_request, response) => response.setHeader('content-type', type).end(answer);
    const before = process.threadCpuUsage();
    const told = await ask().then(
      () => null,
      (error: { readonly code?: string }) => error.code ?? String(error),
    );
    // Of this thread alone, whatever the machine does meanwhile: it hands on bytes and reads nothing.
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(MOST_OWN_MS);
    if (code instanceof RegExp) expect(told).toMatch(code);
    else expect(told).toBe(code);
  });

  it('is given up at once where nobody waits for it any more', async () => {
    source.answer = () => {};
    const stop = new AbortController();
    const asked = ask(stop.signal);
    setTimeout(() => stop.abort(new Error('stopped')), 50);
    await expect(asked).rejects.toThrow('stopped');
    await expect(ask(stop.signal)).rejects.toThrow('stopped');
    source.answer = 'a\n1\n';
    expect(await ask()).toBe('a\n1\n');
  });
});

const MOST_OWN_MS = 1_500;

/** Records that each have a hundred names of their own. */
function manyNames(count: number): string {
  const names = (at: number) => Array.from({ length: 100 }, (_, name) => `"r${at}n${name}":1`).join();
  return `[${Array.from({ length: count }, (_, at) => `{${names(at)}}`).join()}]`;
}
