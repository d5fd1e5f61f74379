import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, planPath } from '#contract/addresses.ts';
import { wireErrorSchema } from '#contract/errors.ts';
import { installationAddresses } from '#contract/installationAddresses.ts';
import { programVersion } from '#server/base/programVersion.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { EXAMPLE_ROUTES } from '#testing/server/exampleRoutes.ts';
import {
  type Ask,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
});

afterAll(() => server.close());

const ENTRIES = '/api/plans/plan1/goals/g2/entries';

describe('every reply', () => {
  it.each(['/health', '/api/plans', '/nowhere', '/dashboard', '/api/docs', '/napi/json/getgoals?fiscal_year=x'])(
    'of %s tells the browser to load nothing from elsewhere, frame nothing and tell nobody',
    async (url) => {
      const { headers } = await server.ask({ url });
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it.each(['/health', '/api/plans', '/nowhere'])('of %s is kept nowhere', async (url) => {
    expect((await server.ask({ url })).headers['cache-control']).toBe('no-store');
  });

  it('over https says to come by https alone', async () => {
    const https = await startExampleServer({
      fill: (store) => writeExamplePlan(store),
      parts: { publicUrl: 'https://goals.example.org' },
    });
    expect((await https.ask({ url: '/health' })).headers['strict-transport-security']).toContain('max-age=');
    const reply = await https.ask({ method: 'POST', url: addresses.signIn, payload: EXAMPLE_ADMINISTRATOR });
    expect(reply.cookies[0]).toMatchObject({
      name: '__Host-milepost.session_token',
      secure: true,
      httpOnly: true,
      path: '/',
    });
    const ada = await https.signIn();
    const opened = await ada({ url: planPath('plan1') });
    expect(opened.cookies[0]).toMatchObject({ name: '__Host-milepost.plan', secure: true, httpOnly: true, path: '/' });
    await https.close();
  });
});

it('the version is told to whoever asks', async () => {
  expect((await server.ask({ url: installationAddresses.version })).json()).toEqual({ version: programVersion });
});

describe('a refusal', () => {
  it.each([
    ['an unknown path', { url: '/nowhere' }, 404, 'not_found'],
    ['an unknown method', { method: 'DELETE', url: '/health' }, 404, 'not_found'],
    ['no session', { url: '/api/plans' }, 401, 'not_signed_in'],
    ['a bad query', { url: '/napi/json/getgoals?fiscal_year=x' }, 400, 'bad_request'],
    ['a query said twice', { url: '/dashboard?encv=a&encv=b' }, 400, 'bad_request'],
    ['U+0000 in a query', { url: '/dashboard?encv=%00' }, 400, 'bad_request'],
    ['filters over 8 kB', { url: `/dashboard?filters=${'x'.repeat(8193)}` }, 414, 'address_too_long'],
    ['a broken escape in a path', { url: '/api/plans/%E0%A4%A' }, 400, 'bad_request'],
    ['a very long id', { url: `/api/plans/${'x'.repeat(300)}` }, 404, 'not_found'],
  ] as const)('for %s is one shape with a message for a person', async (_, request, status, code) => {
    const reply = await server.ask(request);
    expect(reply.statusCode).toBe(status);
    const { error } = wireErrorSchema.parse(reply.json());
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[“A-Z].+\.$/);
  });

  it('of a mistake of ours tells nothing of it', async () => {
    const broken = await startExampleServer();
    await broken.store.close();
    const reply = await broken.ask({ url: '/api/plans', cookies: { 'milepost.session_token': 'a.b' } });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toMatch(/node_modules|\.ts|sqlite/i);
    await broken.app.close();
  });
});

describe('a call that changes something', () => {
  const put = (headers: Record<string, string>) =>
    ada({ method: 'PUT', url: ENTRIES, headers, payload: [{ date: '2026-11-01', actual: 1 }] });

  it.each([
    ['without either header, as programs send it', {}, 200],
    [
      'from a page of ours',
      { host: 'localhost:80', origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' },
      200,
    ],
    ['typed into the address', { 'sec-fetch-site': 'none' }, 200],
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from another port', { host: 'localhost:4600', origin: 'http://localhost:8080' }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
    ['from another site of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['from another site, by the browser alone', { 'sec-fetch-site': 'cross-site' }, 403],
    [
      'from ours, by a browser that says otherwise',
      { host: 'a', origin: 'http://a', 'sec-fetch-site': 'cross-site' },
      403,
    ],
  ])('%s, with %j, gives %i', async (_, headers, status) => {
    expect((await put(headers)).statusCode).toBe(status);
  });

  it('is held to it also when it signs in', async () => {
    const reply = await server.ask({
      method: 'POST',
      url: addresses.signIn,
      headers: { origin: 'https://evil.example' },
      payload: EXAMPLE_ADMINISTRATOR,
    });
    expect(reply.statusCode).toBe(403);
  });
});

describe('a body', () => {
  const send = (payload: string, type = 'application/json') =>
    ada({ method: 'PUT', url: ENTRIES, headers: { 'content-type': type }, payload });

  it.each([
    ['of text', 'x', 'text/plain', 415],
    ['of a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['of many parts', '--x--', 'multipart/form-data; boundary=x', 415],
    ['that is no JSON', '{', 'application/json', 400],
    ['that is empty', '', 'application/json', 400],
    ['a million levels deep', '['.repeat(200_000), 'application/json', 400],
    ['over 256 kB', `[${' '.repeat(256 * 1024)}]`, 'application/json', 413],
    ['with a key __proto__', '[{"date":"2026-11-01","__proto__":{"actual":1}}]', 'application/json', 400],
  ])('%s is refused', async (_, payload, type, status) => {
    expect((await send(payload, type)).statusCode).toBe(status);
  });
});

describe('the description of the calls', () => {
  it('has every call there is', async () => {
    const { paths } = (await server.ask({ url: addresses.openapi })).json();
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(Object.keys(EXAMPLE_ROUTES).sort());
  });

  it('tells of each call what it does and what it gives', async () => {
    const { paths } = (await server.ask({ url: addresses.openapi })).json();
    for (const methods of Object.values<Record<string, { summary: string; responses: object }>>(paths)) {
      for (const operation of Object.values(methods)) expect(operation).toMatchObject({ summary: /./, responses: {} });
    }
  });

  it('is a page too, which loads its own style and script and nothing else', async () => {
    const { body } = await server.ask({ url: addresses.docs });
    expect(body).toContain('/api/plans/{planId}/goals/{goalId}/entries');
    const loaded = [...body.matchAll(/<(?:script|link|img|iframe)[^>]*(?:src|href)="([^"]*)"/g)].map(([, url]) => url);
    expect(loaded).toEqual(['/api/docs/style.css', '/api/docs/script.js']);
    expect(body).not.toMatch(/style=|<script>|\son\w+=/);
    expect((await server.ask({ url: '/api/docs/style.css' })).headers['content-type']).toContain('text/css');
    expect((await server.ask({ url: '/api/docs/script.js' })).headers['content-type']).toContain('text/javascript');
  });
});
