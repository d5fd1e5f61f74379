import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, planPath, planSharesPath } from '#contract/addresses.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { EXAMPLE_ROUTES } from '#testing/server/exampleRoutes.ts';
import { EXAMPLE_ADMINISTRATOR, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { SECURITY_EVENTS } from './securityEvents.ts';
import { createSecurityLog, SECURITY_LOG_LIMITS, type SecurityEvent, type SecurityLine } from './securityLog.ts';

const EVENT: SecurityEvent = {
  at: '2026-11-20T11:00:00.000Z',
  event: 'sign_in',
  outcome: 'done',
  status: 200,
  who: null,
  email: 'ada@example.org\n{"event":"forged"}',
  ip: '127.0.0.1',
  route: 'POST /api/auth/sign-in/email',
  plan: null,
  about: null,
};

describe('the file of security events', () => {
  let folder: string;
  const warned: string[] = [];
  const log = (limits = SECURITY_LOG_LIMITS) =>
    createSecurityLog({ folder: join(folder, 'security'), warn: (each) => warned.push(each), limits });
  const lines = (): SecurityLine[] =>
    readdirSync(join(folder, 'security'))
      .toSorted((one, other) => Number(one.split('.')[1]) - Number(other.split('.')[1]) || 0)
      .flatMap((name) =>
        readFileSync(join(folder, 'security', name), 'utf8')
          .trimEnd()
          .split('\n'),
      )
      .map((line) => JSON.parse(line));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'milepost-audit-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is added to, a line each whatever was typed, and read by its owner alone', async () => {
    for (const round of [1, 2]) {
      const writing = log();
      writing.write({ ...EVENT, status: 200 + round });
      await writing.flush();
    }
    const file = join(folder, 'security', '2026-11.jsonl');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([201, 202]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('begins anew each month, and goes after a year', async () => {
    const writing = log();
    for (let month = 1; month <= 15; month += 1) {
      const at = `${2025 + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01T00:00:00.000Z`;
      writing.write({ ...EVENT, at });
    }
    await writing.flush();
    const names = readdirSync(join(folder, 'security')).sort();
    expect([names.length, names[0], names.at(-1)]).toEqual([13, '2025-03.jsonl', '2026-03.jsonl']);
  });

  it('counts what happens again, and says it in one line', async () => {
    const writing = log();
    const at = (second: number) => new Date(Date.parse(EVENT.at) + second * 1000).toISOString();
    for (let second = 0; second < 500; second += 1) writing.write({ ...EVENT, at: at(second) });
    writing.write({ ...EVENT, at: at(500), email: 'eve@example.org' });
    // Ten minutes after the first the count is written, and the next event starts anew.
    writing.write({ ...EVENT, at: at(600) });
    await writing.flush();
    expect(lines().map(({ count, first_at, at: last, email }) => [count, first_at, last, email])).toEqual([
      [1, at(0), at(0), EVENT.email],
      [1, at(500), at(500), 'eve@example.org'],
      [499, at(1), at(499), EVENT.email],
      [1, at(600), at(600), EVENT.email],
    ]);
  });

  it('counts what is too much by the address, whichever e-mails are tried', async () => {
    const writing = log();
    const limited = { ...EVENT, outcome: 'limited' as const, status: 429 };
    for (let index = 0; index < 100; index += 1) {
      writing.write({ ...limited, email: `${index}@example.org`, ip: `2001:db8:1:2::${index}` });
    }
    writing.write({ ...limited, email: 'other@example.org', ip: '192.0.2.1' });
    await writing.flush();
    expect(lines().map(({ count, email, ip }) => [count, email, ip])).toEqual([
      [1, '0@example.org', '2001:db8:1:2::0'],
      [1, 'other@example.org', '192.0.2.1'],
      [99, null, '2001:db8:1:2::99'],
    ]);
  });

  it('counts so many different ones at a time, and loses none', async () => {
    const writing = log({ ...SECURITY_LOG_LIMITS, counted: 3 });
    for (let round = 0; round < 4; round += 1) {
      for (let index = 0; index < 5; index += 1) writing.write({ ...EVENT, route: `GET /${index}` });
    }
    await writing.flush();
    expect(lines().reduce((sum, { count }) => sum + count, 0)).toBe(20);
  });

  it('has a size that it does not outgrow: the oldest files go', async () => {
    const writing = log({ ...SECURITY_LOG_LIMITS, fileBytes: 2_000, allBytes: 10_000 });
    for (let index = 0; index < 200; index += 1) writing.write({ ...EVENT, route: `GET /${index}` });
    await writing.flush();
    const names = readdirSync(join(folder, 'security'));
    const bytes = names.reduce((sum, name) => sum + statSync(join(folder, 'security', name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(10_000);
    expect(bytes).toBeGreaterThan(6_000);
    expect(names).not.toContain('2026-11.jsonl');
    const routes = lines().map(({ route }) => route);
    expect(routes.at(-1)).toBe('GET /199');
    const later = log({ ...SECURITY_LOG_LIMITS, fileBytes: 2_000, allBytes: 10_000 });
    later.write({ ...EVENT, route: 'GET /later' });
    await later.flush();
    expect(lines().map(({ route }) => route)).toContain('GET /later');
  });

  it('that cannot be written is told, and holds up nobody', async () => {
    writeFileSync(join(folder, 'security'), 'a file in its place');
    const writing = log();
    writing.write(EVENT);
    await writing.flush();
    expect(warned.join()).toContain('cannot be written');
  });
});

it('names only calls there are', () => {
  const known = Object.keys(EXAMPLE_ROUTES).map((route) => route.replace(/\{(\w+)\}/g, ':$1'));
  expect(Object.keys(SECURITY_EVENTS).filter((route) => !known.includes(route))).toEqual([]);
});

describe('what a server writes down', () => {
  let server: ExampleServer;
  beforeAll(async () => {
    server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  });
  afterAll(() => server.close());

  it('says who did what from where and how it ended, and nothing that opens anything', async () => {
    const { email, password } = EXAMPLE_ADMINISTRATOR;
    const wrong = 'not the password 7';
    await server.ask({ method: 'POST', url: addresses.signIn, payload: { email, password: wrong } });
    const ada = await server.signIn({ email, password });
    const share = (
      await ada({
        method: 'POST',
        url: planSharesPath('plan1'),
        payload: { style: 'static', filters: {}, fiscal_year: 'current', password: 'share password 7' },
      })
    ).json();
    const { token } = (
      await ada({ method: 'POST', url: apiTokensPath('plan1'), payload: { name: 'Robot', access: 'read' } })
    ).json();
    const bad = 'mp_000000000000000000000000plan1';
    await server.ask({ url: planPath('plan1'), headers: { authorization: `Bearer ${bad}` } });
    await server.ask({ method: 'DELETE', url: planPath('plan1'), headers: { authorization: `Bearer ${token}` } });
    await server.ask({ url: `${planPath('plan1')}?encv=${share.encv}x` });
    await server.ask({ url: `${planPath('plan1')}?encv=${share.encv}` });
    await ada({ method: 'POST', url: addresses.signOut });
    const [name = ''] = await poll(() => readdirSync(join(server.folder, 'security')));
    const text = await poll(() => {
      const found = readFileSync(join(server.folder, 'security', name), 'utf8');
      return found.includes('sign_out') ? found : null;
    });
    const events: SecurityEvent[] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
      'sign_in refused',
      'sign_in done',
      'share_made done',
      'api_token_made done',
      'token_opens_nothing refused',
      'plan_removed refused',
      'link_opens_nothing refused',
      'forbidden refused',
      'sign_out done',
    ]);
    expect(events[0]).toMatchObject({ email, ip: '127.0.0.1', status: 401, who: null });
    expect(events[1]).toMatchObject({ email, who: expect.stringMatching(/^account /) });
    expect(events[2]).toMatchObject({ who: expect.stringMatching(/^account /), plan: 'plan1' });
    for (const secret of [password, wrong, 'share password 7', share.encv, token, bad]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('what happens again and again', () => {
  it('takes a few lines: 2,000 requests with one dead token', async () => {
    const server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
    const headers = { authorization: 'Bearer mp_000000000000000000000000plan1' };
    for (let index = 0; index < 2_000; index += 1) await server.ask({ url: planPath('plan1'), headers });
    await server.ask({ method: 'POST', url: addresses.signOut });
    await server.app.close();
    const folder = join(server.folder, 'security');
    const text = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
    const lines: SecurityLine[] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ event, outcome, count }) => [event, outcome, count])).toEqual([
      ['token_opens_nothing', 'refused', 1],
      ['token_opens_nothing', 'refused', 1_999],
    ]);
    expect(text.length).toBeLessThan(1_000);
    await server.close();
  });
});

async function poll<T>(find: () => T | null): Promise<T> {
  return expect
    .poll(() => {
      const found = find();
      return Array.isArray(found) && found.length === 0 ? null : found;
    })
    .not.toBeNull()
    .then(() => {
      const found = find();
      if (found === null) throw new Error('It was there a moment ago.');
      return found;
    });
}
