import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addresses,
  goalCommentsPath,
  planPath,
  planSharesPath,
  sharePassPath,
  sharePath,
} from '#contract/addresses.ts';
import { sharePassSchema } from '#contract/share.ts';
import { SHARE_PASS_HEADER } from '#contract/sharePass.ts';
import { machineTime } from '#server/base/clock.ts';
import { slowDown } from '#server/platform/limits/slowDown.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;

const PLAN = EXAMPLE_PLAN.id;
const PASSWORD = 'harbour lantern 42';

// Checking a password is slow on purpose, and much slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store);
      await writeExamplePlan(store, { id: 'plan2', name: 'Harbor plan' });
    },
  });
  ada = await server.signIn();
});

afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['share', 'rateLimit'] as const) await server.store.db.deleteFrom(table).execute();
});

const buy = (encv: string, password = PASSWORD, planId = PLAN) =>
  server.ask({ method: 'POST', url: sharePassPath(planId), payload: { encv, password } });
const passOf = async (encv: string) => sharePassSchema.parse((await buy(encv)).json()).pass;
const read = (url: string, pass?: string) =>
  server.ask({ url, headers: pass === undefined ? {} : { [SHARE_PASS_HEADER]: pass } });
const goalsUrl = (encv: string) => `${addresses.goals}?encv=${encv}`;

describe('a share with a password', () => {
  it('shows nothing without a pass, and says what it needs', async () => {
    const { encv } = await exampleShare(ada, { password: PASSWORD, style: 'dynamic' });
    const urls = [
      goalsUrl(encv),
      `${planPath(PLAN)}?encv=${encv}`,
      `${goalCommentsPath(PLAN, 'g2')}?encv=${encv}`,
      `${addresses.healthMeterSvg}?encv=${encv}`,
      `${addresses.healthMeterPng}?encv=${encv}`,
    ];
    for (const url of urls) {
      for (const pass of [undefined, '', 'nonsense', '9999999999999.x']) {
        const reply = await read(url, pass);
        expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'password_needed']);
        expect(reply.body).not.toContain('City');
      }
    }
    const filters = await server.ask({
      method: 'POST',
      url: addresses.savedFilters,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `_method=getAllFilters&remote=true&encv=${encv}`,
    });
    expect(filters.statusCode).toBe(403);
  });

  it('opens with the pass that its password buys', async () => {
    const { encv } = await exampleShare(ada, { password: PASSWORD });
    const bought = await buy(encv);
    const { pass, expires_at: end } = sharePassSchema.parse(bought.json());
    const hours = (Date.parse(end) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    expect(bought.headers).not.toHaveProperty('set-cookie');
    expect((await read(goalsUrl(encv), pass)).json()).toHaveLength(4);
    expect((await read(`${planPath(PLAN)}?encv=${encv}`, pass)).statusCode).toBe(200);
    expect((await read(`${addresses.healthMeterSvg}?encv=${encv}`, pass)).statusCode).toBe(200);
  });

  it('does not open by the pass of another', async () => {
    const one = await exampleShare(ada, { password: PASSWORD });
    const other = await exampleShare(ada, { password: PASSWORD });
    expect((await read(goalsUrl(other.encv), await passOf(one.encv))).statusCode).toBe(403);
  });

  it('closes when its password is changed, and opens to all when it is taken away', async () => {
    const { id, encv } = await exampleShare(ada, { password: PASSWORD });
    const pass = await passOf(encv);
    const patch = (payload: object) => ada({ method: 'PATCH', url: sharePath(PLAN, id), payload });
    await patch({ password: 'another one' });
    expect((await read(goalsUrl(encv), pass)).statusCode).toBe(403);
    await patch({ password: null });
    expect((await read(goalsUrl(encv))).statusCode).toBe(200);
  });

  it('is gone with its pass when it is revoked', async () => {
    const { id, encv } = await exampleShare(ada, { password: PASSWORD });
    const pass = await passOf(encv);
    await ada({ method: 'DELETE', url: sharePath(PLAN, id) });
    expect((await read(goalsUrl(encv), pass)).statusCode).toBe(404);
    expect((await buy(encv)).statusCode).toBe(404);
  });
});

describe('the password', () => {
  it('that is wrong buys nothing, and is asked five times in five minutes', async () => {
    const { encv } = await exampleShare(ada, { password: PASSWORD });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const reply = await buy(encv, `wrong ${attempt}`);
      expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'wrong_password']);
    }
    const refused = await buy(encv);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
  });

  it('that is right takes back the attempts that failed', async () => {
    const { encv } = await exampleShare(ada, { password: PASSWORD });
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await buy(encv, 'wrong');
      expect((await buy(encv)).statusCode).toBe(200);
    }
  });

  it('of one share is limited apart from those of others', async () => {
    const [one, other] = [
      await exampleShare(ada, { password: PASSWORD }),
      await exampleShare(ada, { password: PASSWORD }),
    ];
    for (let attempt = 0; attempt < 6; attempt += 1) await buy(one.encv, 'wrong');
    expect((await buy(other.encv)).statusCode).toBe(200);
  });

  it.each(['', ':token', '0', 'null', '*', `${'x'.repeat(24)}plan1`])('of the token %j is 404', async (encv) => {
    expect((await buy(encv)).statusCode).toBe(404);
  });

  it('is asked neither by another plan, nor by the token of a picture, nor of a share that has none', async () => {
    const { encv, health_meter_url: picture } = await exampleShare(ada, { password: PASSWORD });
    expect((await buy(encv, PASSWORD, 'plan2')).statusCode).toBe(404);
    expect((await buy(new URL(picture).searchParams.get('encv') ?? '')).statusCode).toBe(404);
    expect((await buy((await exampleShare(ada)).encv)).statusCode).toBe(404);
  });

  it('is not taken from another site', async () => {
    const { encv } = await exampleShare(ada, { password: PASSWORD });
    const reply = await server.ask({
      method: 'POST',
      url: sharePassPath(PLAN),
      headers: { origin: 'https://evil.example' },
      payload: { encv, password: PASSWORD },
    });
    expect(reply.statusCode).toBe(403);
  });
});

describe('the password of a share that is made or changed', () => {
  const request = { style: 'static', filters: {}, fiscal_year: 'current', label: 'Council of Milltown' };
  it.each([
    ['seven characters', 'kd83hs0', 'bad_request'],
    ['eight that nobody guesses', 'kd83hs0q', null],
    ['a common word', 'Password1!', 'password_guessable'],
    ['one character again and again', 'aaaaaaaaaa', 'password_guessable'],
    ['a run of keys', 'qwertz123456', 'password_guessable'],
    ['the name of the plan', 'CityPlan2026', 'password_guessable'],
    ['the name of the link', 'milltown-2026', 'password_guessable'],
    ['several words', 'harbour lantern 42', null],
  ])('is taken or refused: %s', async (_, password, code) => {
    const url = planSharesPath(PLAN);
    const made = await ada({ method: 'POST', url, payload: { ...request, password } });
    expect(made.json().error?.code ?? null).toBe(code);
    const { id } = (await ada({ method: 'POST', url, payload: request })).json();
    const changed = await ada({ method: 'PATCH', url: sharePath(PLAN, id), payload: { password } });
    expect(changed.json().error?.code ?? null).toBe(code);
  });

  it('that was allowed before goes on to open its share', async () => {
    const { id, encv } = await exampleShare(ada, { password: PASSWORD });
    const hash = await hashPassword('abcd');
    await server.store.db.updateTable('share').set({ password_hash: hash }).where('id', '=', id).execute();
    expect((await buy(encv, 'abcd')).statusCode).toBe(200);
  });
});

describe('a share whose password many addresses try', () => {
  it('lets strangers wait, but not a browser that was let in before', async () => {
    const { id, encv } = await exampleShare(ada, { password: PASSWORD });
    const { known } = sharePassSchema.parse((await buy(encv)).json());
    for (let index = 0; index < 16; index += 1) await slowDown(server.store, `share ${PLAN} ${id}`, machineTime());
    const stranger = await buy(encv);
    expect([stranger.statusCode, stranger.json().error.code]).toEqual([429, 'slowed_down']);
    const payload = { encv, password: PASSWORD, known };
    expect((await server.ask({ method: 'POST', url: sharePassPath(PLAN), payload })).statusCode).toBe(200);
  });
});
