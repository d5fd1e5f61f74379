import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { machineTime } from '#server/base/clock.ts';
import { countDown } from '#server/platform/limits/attemptLimit.ts';
import { refuseAgainFrom, refuseTooManyFrom } from '#server/platform/limits/refuseTooMany.ts';
import { slowDown, TRIED_FREELY } from '#server/platform/limits/slowDown.ts';
import type { Store } from '#server/store/database/store.ts';
import {
  cookiesOf,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { createKnownBrowsers, KNOWN_FOR_MS } from './knownBrowsers.ts';
import { ALL_FAILED } from './tryPassword.ts';

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60_000;

describe.each(storesUnderTest())('tries counted on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(() => store.db.deleteFrom('rateLimit').execute());

  it('from one /64 are those of one asker, from a /48 those of eight', async () => {
    const reply = { header: () => {} };
    const limit = { attempts: 2, windowMs: HOUR };
    const from = async (ip: string) => {
      return refuseTooManyFrom({ ip }, { store, what: 'x', limit, reply }).then(
        ({ left }) => left,
        ({ status }) => status,
      );
    };
    expect([await from('2001:db8:1:1::1'), await from('2001:db8:1:1::2'), await from('2001:db8:1:1::3')]).toEqual([
      1, 0, 429,
    ]);
    for (let group = 2; group <= 8; group += 1) {
      const address = `2001:db8:1:${group}::1`;
      expect([await from(address), await from(address)]).toEqual([1, 0]);
    }
    expect(await from('2001:db8:1:9::1')).toBe(429);
    expect(await from('2001:db8:2:9::1')).toBe(1);
    expect([await from('::ffff:192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([1, 0, 429]);
  });

  it('over all accounts are refused without being counted again, moments after they were too many', async () => {
    const reply = { header: () => {} };
    const limit = { attempts: 1, windowMs: HOUR };
    const asked = { store, what: 'flood', limit, reply, isRemembered: true };
    const rows = () => store.db.selectFrom('rateLimit').select('count').execute();
    await refuseTooManyFrom({ ip: '192.0.2.9' }, asked);
    expect(() => refuseAgainFrom({ ip: '192.0.2.9' }, asked)).not.toThrow();
    await expect(refuseTooManyFrom({ ip: '192.0.2.9' }, asked)).rejects.toMatchObject({ status: 429 });
    const counted = await rows();
    expect(() => refuseAgainFrom({ ip: '192.0.2.9' }, asked)).toThrow(expect.objectContaining({ status: 429 }));
    expect(() => refuseAgainFrom({ ip: '192.0.2.10' }, asked)).not.toThrow();
    expect(await rows()).toEqual(counted);
  });

  it('of one account wait for each other after ten in an hour, at a gap that doubles to fifteen seconds', async () => {
    const waits: (number | null)[] = [];
    for (let index = 0; index < 20; index += 1) waits.push(await slowDown(store, 'a', NOW));
    expect(waits).toEqual([
      ...new Array(TRIED_FREELY.attempts).fill(0),
      ...[0, 500, 1_500, 3_500, 7_500, 15_500],
      ...[null, null, null, null],
    ]);
    expect(await slowDown(store, 'b', NOW)).toBe(0);
    expect(await slowDown(store, 'a', NOW + 30_500)).toBe(0);
    expect(await slowDown(store, 'a', NOW + 30_500)).toBe(15_000);
    expect(await slowDown(store, 'a', NOW + HOUR)).toBe(0);
  });

  it('of one account at the same time take a place each', async () => {
    for (let index = 0; index < TRIED_FREELY.attempts; index += 1) await slowDown(store, 'a', NOW);
    const waits = await Promise.all(Array.from({ length: 4 }, () => slowDown(store, 'a', NOW)));
    expect(new Set(waits).size).toBe(4);
  });
});

describe('the mark of a known browser', () => {
  const browsers = createKnownBrowsers('secret');
  const mark = browsers.mark('sign-in ada@example.org', NOW);
  it.each([
    ['is read', mark, 'sign-in ada@example.org', NOW, true],
    ['is read until half a year later', mark, 'sign-in ada@example.org', NOW + KNOWN_FOR_MS - 1, true],
    ['is over then', mark, 'sign-in ada@example.org', NOW + KNOWN_FOR_MS, false],
    ['is of one account', mark, 'sign-in eve@example.org', NOW, false],
    ['is not prolonged by a clock set back', mark, 'sign-in ada@example.org', NOW - 1, false],
    [
      'cannot be changed',
      mark.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      'sign-in ada@example.org',
      NOW,
      false,
    ],
    ['cannot be made up', 'nonsense', 'sign-in ada@example.org', NOW, false],
    [
      'is of one installation',
      createKnownBrowsers('other').mark('sign-in ada@example.org', NOW),
      'sign-in ada@example.org',
      NOW,
      false,
    ],
  ])('%s', (_, given, subject, now, isRead) => {
    expect(browsers.read(given, subject, now) !== null).toBe(isRead);
  });
});

describe('signing in', () => {
  let server: ExampleServer;
  beforeAll(async () => {
    server = await startExampleServer();
  });
  afterAll(() => server.close());
  beforeEach(() => server.store.db.deleteFrom('rateLimit').execute());

  const { email } = EXAMPLE_ADMINISTRATOR;
  const signIn = (payload: object, remoteAddress: string, cookies: Record<string, string> = {}) =>
    server.ask({ method: 'POST', url: addresses.signIn, payload, remoteAddress, cookies });
  const tryFrom = async (ip: string, limit: { attempts: number; windowMs: number }, what: string) => {
    await countDown(server.store, { subject: `${what} ${ip}`, limit, now: machineTime() });
  };

  it('is refused after many failures from one address, whatever the accounts', async () => {
    for (let index = 0; index < ALL_FAILED.attempts - 1; index += 1) {
      await tryFrom('10.0.0.1', ALL_FAILED, 'password of anything');
    }
    for (let index = 0; index < 2; index += 1) {
      expect((await signIn(EXAMPLE_ADMINISTRATOR, '10.0.0.1')).statusCode).toBe(200);
    }
    expect((await signIn({ email: 'one@example.org', password: 'x' }, '10.0.0.1')).statusCode).toBe(401);
    const refused = await signIn({ email: 'two@example.org', password: 'x' }, '10.0.0.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
    expect((await signIn(EXAMPLE_ADMINISTRATOR, '10.0.0.2')).statusCode).toBe(200);
  });

  it('to an account that many addresses try has to wait, but from a browser that was let in before', async () => {
    const let1 = await signIn(EXAMPLE_ADMINISTRATOR, '10.0.1.1');
    const cookies = cookiesOf(let1);
    expect(Object.keys(cookies)).toEqual(expect.arrayContaining(['milepost.known_browser', 'milepost.session_token']));
    const known = { 'milepost.known_browser': cookies['milepost.known_browser'] ?? '' };
    for (let index = 0; index < 16; index += 1) await slowDown(server.store, `sign-in ${email}`, machineTime());
    const stranger = await signIn(EXAMPLE_ADMINISTRATOR, '10.0.1.2');
    expect([stranger.statusCode, stranger.json().error.code, stranger.headers['retry-after']]).toEqual([
      429,
      'slowed_down',
      '30',
    ]);
    const nobody = await signIn({ email: 'nobody@example.org', password: 'x' }, '10.0.1.3', known);
    expect(nobody.statusCode).toBe(401);
    const owner = await signIn(EXAMPLE_ADMINISTRATOR, '10.0.1.4', known);
    expect(owner.statusCode).toBe(200);
  });
});
