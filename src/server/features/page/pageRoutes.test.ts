import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveOrganisation } from '#server/features/accounts/organisation.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const LATER = `export const later = '${'word '.repeat(500)}';`;
const LATER_COMPRESSED = brotliCompressSync(LATER);

let folder: string;
let server: ExampleServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Milepost</title>');
  writeFileSync(join(folder, 'assets', 'index-3f2a.js'), `export const text = '${'goal '.repeat(500)}';`);
  writeFileSync(join(folder, 'assets', 'later-77ab.js'), LATER);
  writeFileSync(join(folder, 'assets', 'later-77ab.js.br'), LATER_COMPRESSED);
  writeFileSync(join(folder, 'assets', 'inter-91bc.woff2'), Buffer.alloc(2048));
  writeFileSync(join(folder, '.built-from'), 'a hash');
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store), parts: { pageFolder: folder } });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page', () => {
  it.each([
    '/plans/plan1/dashboard',
    '/plans/nobody-knows/dashboard',
    '/plans/plan1/entry',
    '/plans/plan1/settings/members',
    '/dashboard',
    '/welcome?token=x',
    '/plans/plan1/dashboard?depth=0&depth=1',
  ])('is at %s for anybody: who may see what is asked by its calls', async (url) => {
    const reply = await server.ask({ url });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toContain('<title>Milepost</title>');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('of a plan has the browser ask at once for what it begins with, whoever asks', async () => {
    for (const planId of ['plan1', 'nobody-knows']) {
      const { headers } = await server.ask({ url: `/plans/${planId}/dashboard` });
      expect(headers.link).toBe(
        `</api/plans/${planId}>; rel=preload; as=fetch; crossorigin, </api/session>; rel=preload; as=fetch; crossorigin`,
      );
    }
  });

  it.each([
    '/plans/a%22%3E%2C%20%3Chttps%3A%2F%2Fevil.example%3E%3B/dashboard',
    '/plans/%0D%0Aset-cookie%3A%20a%3Db/dashboard',
  ])('of a plan says of %s only what stays inside the address of a call', async (url) => {
    const { headers } = await server.ask({ url });
    expect(headers['set-cookie']).toBeUndefined();
    expect(String(headers.link)).toMatch(
      /^<\/api\/plans\/[\w%.-]+>; rel=preload; as=fetch; crossorigin, <\/api\/session>;/,
    );
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await server.ask({ url: '/dashboard' });
    const again = await server.ask({ url: '/dashboard', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it("of /dashboard is the asker's plan, with the query as it was", async () => {
    const ada = await server.signIn();
    const reply = await ada({ url: '/dashboard?filters=%7B%22name%22%3A%22a%26b%22%7D&fiscal_year=ALL' });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe(
      '/plans/plan1/dashboard?filters=%7B%22name%22%3A%22a%26b%22%7D&fiscal_year=ALL',
    );
  });

  it('of the server leads a member to their work, others to the dashboard, and nobody anywhere', async () => {
    const landing = async (ask: Ask) => {
      const { statusCode, headers } = await ask({ url: '/' });
      return headers.location ?? statusCode;
    };
    expect(await landing(await server.signIn())).toBe('/plans/plan1/dashboard');
    expect(await landing(await server.join('plan1', { id: 'landed', role: 'member' }))).toBe('/plans/plan1/my-work');
    expect(await landing(await server.join('plan1', { id: 'looks', role: 'viewer' }))).toBe('/plans/plan1/dashboard');
    expect(await landing(server.ask)).toBe(200);
  });

  it.each(['//evil.example', '/\\evil.example', '/dashboard//evil.example', '/%2f%2fevil.example'])(
    'leads nowhere else by %j',
    async (url) => {
      const reply = await server.ask({ url });
      expect(String(reply.headers.location ?? '')).not.toContain('evil');
    },
  );
});

describe('an address that is none', () => {
  const html = { accept: 'text/html,application/xhtml+xml' };

  it.each(['/nothing', '/plans/plan1/nothing', '/plans/plan1/settings/nothing'])(
    'is told to a person as a page that leads on: %s',
    async (url) => {
      const reply = await server.ask({ url, headers: html });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(reply.body).toContain('There is no page at this address');
      expect(reply.body).toContain('href="/dashboard"');
    },
  );

  it('is told in German to a person who reads German', async () => {
    const { body } = await server.ask({ url: '/nothing', headers: { ...html, 'accept-language': 'de' } });
    expect(body).toContain('Unter dieser Adresse gibt es keine Seite');
  });

  it('names the organisation of the installation, as does a link that is not open any more', async () => {
    await saveOrganisation(server.store.db, 'City & Port');
    const replies = [
      await server.ask({ url: '/nothing', headers: html }),
      await server.ask({ url: '/plans/plan1/dashboard?encv=never-a-share', headers: html }),
    ];
    for (const { statusCode, body } of replies)
      expect([statusCode, body]).toEqual([404, expect.stringContaining('<p>City &amp; Port</p>')]);
  });

  it.each(['/api/nothing', '/assets/nothing.js'])(
    'is told to a program in the shape of all errors: %s',
    async (url) => {
      expect((await server.ask({ url, headers: html })).json().error.code).toBe('not_found');
    },
  );
});

describe('a file of the page', () => {
  it('with a hash in its name is kept for a year and sent compressed', async () => {
    const reply = await server.ask({ url: '/assets/index-3f2a.js', headers: { 'accept-encoding': 'br' } });
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('that the build compressed is sent so, byte for byte', async () => {
    const reply = await server.ask({ url: '/assets/later-77ab.js', headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.rawPayload.equals(LATER_COMPRESSED)).toBe(true);
    expect((await server.ask({ url: '/assets/later-77ab.js' })).body).toBe(LATER);
    expect((await server.ask({ url: '/assets/later-77ab.js.br' })).statusCode).toBe(404);
  });

  it('that is compressed already is sent as it is', async () => {
    const reply = await server.ask({ url: '/assets/inter-91bc.woff2', headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.rawPayload).toHaveLength(2048);
  });

  it.each([
    '/.built-from',
    '/index.html',
    '/assets/',
    '/assets/missing.js',
    '/assets/..%2findex.html',
    '/assets/../../package.json',
    '/..%2f..%2fetc/passwd',
    '/..%2f%5cevil',
    '/assets/%00.js',
  ])('at %s is not there', async (url) => {
    expect((await server.ask({ url })).statusCode).toBe(404);
  });
});

describe('a page that is not built', () => {
  it('says so with 503, while the calls work', async () => {
    const bare = await startExampleServer();
    const reply = await bare.ask({ url: '/dashboard' });
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'page_not_built']);
    expect((await bare.ask({ url: '/health' })).json()).toEqual({ status: 'ok' });
    await bare.close();
  });
});
