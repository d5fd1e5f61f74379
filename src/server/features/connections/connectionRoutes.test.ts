import { readdirSync, readFileSync } from 'node:fs';
import { createServer as createPlain } from 'node:http';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { writeBackup } from '#server/features/backup/writeBackup.ts';
import { type ExampleCertificate, makeExampleCertificate } from '#testing/server/exampleCertificate.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const SECRET = 'correct-horse-4711';
const { connections: path } = addresses;

const certificate: ExampleCertificate | null = makeExampleCertificate();
let source: Server | null = null;
let origin = '';
let seen: (string | undefined)[] = [];
beforeAll(async () => {
  if (certificate === null) return;
  const made = createServer(certificate, (request, response) => {
    seen.push(request.headers.authorization ?? String(request.headers['x-key'] ?? ''));
    if (request.url === '/closed.csv') response.writeHead(401).end();
    else if (request.url?.startsWith('/page')) response.end('<!doctype html><title>Sign in</title>');
    else response.setHeader('content-type', 'text/csv').end('goal_number,date,actual\n1.1,2026-10,4\n');
  });
  source = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const address = made.address();
  origin = `https://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => source?.close());

describe.each(storesUnderTest())('connections on $name', ({ open }) => {
  let server: ExampleServer;
  let administrator: Ask;
  beforeEach(async () => {
    seen = [];
    const feedPlaces = { origins: [origin, 'http://127.0.0.1:9', 'postgresql://10.0.0.5:5432'], folders: new Map() };
    server = await startExampleServer({ open, fill: writeExamplePlan, parts: { feedPlaces } });
    administrator = await server.signIn();
  });
  afterEach(() => server.close());

  const https = (url: string, more: object = {}) => ({
    kind: 'https',
    url,
    auth: 'bearer',
    certificate: certificate?.cert ?? null,
    ...more,
  });
  const make = async (settings: object, more: object = {}) =>
    administrator({ method: 'POST', url: path, payload: { name: 'Ours', settings, secret: SECRET, ...more } });
  const patch = (id: string, payload: object) => administrator({ method: 'PATCH', url: `${path}/${id}`, payload });
  const test = async (id: string) => (await administrator({ method: 'POST', url: `${path}/${id}/test` })).json();

  it('are for administrators alone', async () => {
    const lead = await server.join('plan1', { id: 'm9', role: 'lead' });
    expect((await lead({ url: path })).statusCode).toBe(403);
    expect((await server.ask({ url: path })).statusCode).toBe(401);
  });

  it('are asked with their secret, and say what they found', async ({ skip }) => {
    if (certificate === null) return skip();
    const { id } = (await make(https(`${origin}/figures.csv`))).json();
    expect(await test(id)).toMatchObject({ is_ok: true, found: { format: 'csv', bytes: 38 }, reason: null });
    expect(seen).toEqual([`Bearer ${SECRET}`]);
    await patch(id, { settings: https(`${origin}/`, { auth: 'header', header: 'X-Key' }), secret: 'other' });
    expect(await test(id)).toMatchObject({ is_ok: true });
    expect(seen.at(-1)).toBe('other');
  });

  it('say in a sentence why they do not answer', async ({ skip }) => {
    if (certificate === null) return skip();
    const { id } = (await make(https(`${origin}/closed.csv`))).json();
    expect(await test(id)).toMatchObject({ is_ok: false, reason: { code: 'password_refused' } });
    await patch(id, { settings: https(`${origin}/page`) });
    expect((await test(id)).reason.message).toMatch('web page');
    await patch(id, { settings: https(`${origin}/a`, { certificate: null }) });
    expect(await test(id)).toMatchObject({ reason: { code: 'certificate' } });
    const [listed] = (await administrator({ url: path })).json().connections;
    expect(listed).toMatchObject({ reason: { code: 'certificate' }, failing_since: expect.any(String) });
  });

  it('keep their secret only while it is sent to the same place', async () => {
    const { id } = (await make(https('https://data.example.org/a'))).json();
    expect((await patch(id, { name: 'Renamed', settings: https('https://data.example.org/b') })).json()).toMatchObject({
      name: 'Renamed',
      has_secret: true,
    });
    const moved = await patch(id, { settings: https('https://evil.example.org/a') });
    expect([moved.statusCode, moved.json().error.code]).toEqual([400, 'secret_again']);
    const basic = https('https://data.example.org/a', { auth: 'basic', user: 'me' });
    expect((await patch(id, { settings: basic })).json().error.code).toBe('secret_again');
    expect((await patch(id, { settings: basic, secret: 'new' })).statusCode).toBe(200);
    expect((await patch(id, { secret: null })).json().has_secret).toBe(false);
  });

  it.each([
    [{ kind: 'https', url: 'http://data.example.org/' }],
    [{ kind: 'https', url: 'https://127.0.0.1/' }],
    [{ kind: 'https', url: 'https://2130706433/' }],
    [{ kind: 'https', url: 'https://[::ffff:127.0.0.1]/' }],
    [{ kind: 'https', url: 'https://user:word@data.example.org/' }],
    [{ kind: 'https', url: 'ftp://data.example.org/' }],
    [{ kind: 'https', url: 'data.example.org' }],
    [{ kind: 'postgresql', host: '10.0.0.6', port: 5432, database: 'a', user: 'b' }],
    [{ kind: 'postgresql', host: 'db.example.org', port: 5432, database: 'a', user: 'b', is_encrypted: false }],
    [{ kind: 'mysql', host: '0x7f000001', port: 3306, database: 'a', user: 'b' }],
    [{ kind: 'mysql', host: 'a/b', port: 3306, database: 'a', user: 'b' }],
    [{ kind: 'folder', folder: 'none' }],
    [{ kind: 'folder', folder: '../etc' }],
    [{ kind: 'other' }],
  ])('are not made to where nothing is ever asked: %j', async (settings) => {
    expect((await make(settings)).statusCode).toBe(400);
  });

  it('have names that tell them apart, and are removed', async () => {
    const { id } = (await make(https('https://data.example.org/'))).json();
    expect((await make(https('https://data.example.org/'), { name: 'OURS' })).statusCode).toBe(409);
    expect(
      (
        await make(
          { kind: 'postgresql', host: '10.0.0.5', port: 5432, database: 'a', user: 'b', is_encrypted: false },
          { name: 'DB' },
        )
      ).statusCode,
    ).toBe(201);
    expect((await administrator({ method: 'DELETE', url: `${path}/${id}` })).statusCode).toBe(200);
    expect((await administrator({ method: 'DELETE', url: `${path}/${id}` })).statusCode).toBe(404);
  });

  it('tell their secret to nobody: no reply, export, history, log, error, description, or backup has it', async () => {
    const said: string[] = [];
    const { id } = (await make(https('https://data.example.invalid/a', { auth: 'basic', user: 'me' }))).json();
    const note = async (asked: ReturnType<Ask>) => said.push((await asked).body);
    await note(make(https('https://data.example.org/'), { name: 'Ours' }));
    await note(make({ kind: 'https', url: 'nonsense' }));
    await note(patch(id, { secret: SECRET, settings: { kind: 'none' } }));
    await note(patch(id, { secret: SECRET }));
    await note(administrator({ method: 'POST', url: `${path}/${id}/test` }));
    await note(administrator({ url: path }));
    await note(administrator({ url: addresses.openapi }));
    await note(administrator({ url: '/api/plans/plan1/export.json?history=1' }));
    await note(administrator({ url: '/api/plans/plan1/changes' }));
    const file = join(server.folder, 'all.backup');
    await writeBackup(server.store, {
      file,
      facts: { version: '0', at: server.clock.now(), secret: server.secret },
      isForced: true,
    });
    const { gunzipSync } = await import('node:zlib');
    said.push(gunzipSync(readFileSync(file)).toString('latin1'));
    for (const name of readdirSync(server.folder, { recursive: true, encoding: 'utf8' })) {
      try {
        said.push(readFileSync(join(server.folder, name)).toString('latin1'));
      } catch {
        // A folder.
      }
    }
    const base64 = Buffer.from(`me:${SECRET}`).toString('base64');
    for (const text of said) expect(text.includes(SECRET) || text.includes(base64)).toBe(false);
    expect(said.some((text) => text.includes('data.example.invalid'))).toBe(true);
  });

  it('are not asked where their secret was sealed with another key', async () => {
    const { id } = (await make(https('https://data.example.org/'))).json();
    await server.store.db.updateTable('connection').set({ sealed: 'v1.AAAA' }).where('id', '=', id).execute();
    expect(await test(id)).toMatchObject({ is_ok: false, reason: { code: 'secret_lost' } });
  });

  it('are not asked by a name that leads into the own network', async () => {
    let arrived = 0;
    const listener = createPlain(() => {
      arrived += 1;
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const address = listener.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { id } = (await make(https(`https://localhost:${port}/`))).json();
    expect(await test(id)).toMatchObject({ is_ok: false, reason: { code: 'own_network' } });
    listener.close();
    expect(arrived).toBe(0);
  });
});
