import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, planPath, planSharesPath } from '#contract/addresses.ts';
import { writeExamplePlan } from '#server/examplePlan.ts';
import { EXAMPLE_ADMINISTRATOR, type ExampleServer, startExampleServer } from '#server/exampleServer.ts';
import { ROUTE_RIGHTS } from '#server/routeRights.ts';
import { SECURITY_EVENTS } from './securityEvents.ts';
import { createSecurityLog, type SecurityEvent } from './securityLog.ts';

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
};

describe('the file of security events', () => {
  let folder: string;
  const warned: string[] = [];
  const log = () => createSecurityLog({ folder: join(folder, 'security'), warn: (each) => warned.push(each) });
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

  it('that cannot be written is told, and holds up nobody', async () => {
    writeFileSync(join(folder, 'security'), 'a file in its place');
    const writing = log();
    writing.write(EVENT);
    await writing.flush();
    expect(warned.join()).toContain('cannot be written');
  });
});

it('names only calls there are', () => {
  const known = Object.keys(ROUTE_RIGHTS).map((route) => route.replace(/\{(\w+)\}/g, ':$1'));
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
    expect(events[2]).toMatchObject({ who: expect.stringMatching(/^account /), plan: 'plan1' });
    for (const secret of [password, wrong, 'share password 7', share.encv, token, bad]) {
      expect(text).not.toContain(secret);
    }
  });
});

/** Waits for what is written beside the answer. */
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
