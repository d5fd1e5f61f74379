import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import {
  type Ask,
  cookiesOf,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { totpOf } from '#testing/server/exampleTotp.ts';

let server: ExampleServer;
let ada: Ask;
let cookies: Record<string, string>;
beforeEach(async () => {
  server = await startExampleServer();
  cookies = cookiesOf(await signIn());
  ada = (request) => server.ask({ ...request, cookies });
});
afterEach(() => server.close());

const { password } = EXAMPLE_ADMINISTRATOR;
const signIn = () => server.ask({ method: 'POST', url: addresses.signIn, payload: EXAMPLE_ADMINISTRATOR });
const send = (url: string, payload: object) => ada({ method: 'POST', url, payload });
const further = (code: string, kind: 'totp' | 'recovery', half: Record<string, string>) =>
  server.ask({ method: 'POST', url: addresses.secondFactor, payload: { code, kind }, cookies: half });

async function turnOn() {
  const { uri, recovery_codes: codes } = (await send(addresses.twoFactor, { password })).json();
  const key = new URL(uri).searchParams.get('secret') ?? '';
  const first = totpOf(key);
  // Codes are single-use: signing in takes the next.
  const code = () => totpOf(key, 1);
  const confirmed = await send(addresses.twoFactorConfirm, { code: first });
  cookies = { ...cookies, ...cookiesOf(confirmed) };
  return { first, code, codes, confirmed };
}

describe('two-factor', () => {
  it('is in force with the first right code, and asked for from then on', async () => {
    const { code, confirmed } = await turnOn();
    expect(confirmed.statusCode).toBe(200);
    expect((await ada({ url: addresses.account })).json().two_factor).toBe(1);
    const half = await signIn();
    expect(half.json()).toEqual({ two_factor: 1 });
    expect((await server.ask({ url: addresses.session, cookies: cookiesOf(half) })).statusCode).toBe(401);
    const done = await further(code(), 'totp', cookiesOf(half));
    expect(done.json()).toMatchObject({ user: { email: EXAMPLE_ADMINISTRATOR.email } });
    expect((await server.ask({ url: addresses.session, cookies: cookiesOf(done) })).statusCode).toBe(200);
  });

  it('that was begun and not confirmed is not asked for', async () => {
    await send(addresses.twoFactor, { password });
    expect((await signIn()).json()).toHaveProperty('user');
  });

  it('keeps neither its key nor its recovery codes in the clear', async () => {
    const { codes } = await turnOn();
    const kept = JSON.stringify(await server.store.db.selectFrom('twoFactor').selectAll().execute());
    for (const code of codes) expect(kept).not.toContain(code);
  });

  it('lets in by a recovery code, once', async () => {
    const { codes } = await turnOn();
    const enter = async () => further(codes[0], 'recovery', cookiesOf(await signIn()));
    expect((await enter()).statusCode).toBe(200);
    expect((await enter()).json().error.code).toBe('wrong_code');
  });

  it('ends a sign-in after five wrong codes, and the address has to wait', async () => {
    await turnOn();
    const half = cookiesOf(await signIn());
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await further('000000', 'totp', half)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('codes without a sign-in that waits for one are counted by address and slow down no other address', async () => {
    const from = async (remoteAddress: string) =>
      (
        await server.ask({
          method: 'POST',
          url: addresses.secondFactor,
          payload: { code: '000000', kind: 'totp' },
          remoteAddress,
        })
      ).statusCode;
    const strangers = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`);
    expect(new Set(await Promise.all(strangers.map(from)))).toEqual(new Set([401]));
    for (let round = 0; round < 4; round += 1) expect(await from('192.0.2.1')).toBe(401);
    expect(await from('192.0.2.1')).toBe(429);
    expect(await from('192.0.2.99')).toBe(401);
  });

  it('takes each code once, from whichever browser, and a wrong one costs nothing but a try', async () => {
    const { first, code, codes } = await turnOn();
    const next = code();
    const enter = async (typed: string) => further(typed, 'totp', cookiesOf(await signIn()));
    const wrong = (await enter('000000')).json().error;
    expect(wrong).toMatchObject({ code: 'wrong_code', details: { tries_left: 4 } });
    expect((await enter(first)).json().error.code).toBe('code_used');
    expect((await enter(next)).statusCode).toBe(200);
    const question = cookiesOf(await signIn());
    expect((await further(next, 'totp', question)).json().error.code).toBe('code_used');
    expect((await further(codes[0], 'recovery', question)).statusCode).toBe(200);
  });

  it('lets one in of two who send the same code at once', async () => {
    const next = (await turnOn()).code();
    const halves = [cookiesOf(await signIn()), cookiesOf(await signIn())];
    const replies = await Promise.all(halves.map((half) => further(next, 'totp', half)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  });

  it('is not passed by a session beside the question', async () => {
    const { code } = await turnOn();
    expect((await further(code(), 'totp', cookies)).statusCode).toBe(401);
  });

  it('is turned off by the password and a code; new recovery codes, made by both, end those before', async () => {
    const { codes, code } = await turnOn();
    const fresh = (await send(addresses.recoveryCodes, { password, code: code() })).json().recovery_codes;
    expect(fresh).not.toEqual(codes);
    expect((await further(codes[0], 'recovery', cookiesOf(await signIn()))).statusCode).toBe(401);
    expect((await send(addresses.twoFactorOff, { password: 'wrong', code: fresh[0] })).statusCode).toBe(403);
    expect((await send(addresses.twoFactorOff, { password, code: fresh[0] })).statusCode).toBe(200);
    expect((await signIn()).json()).toHaveProperty('user');
  });

  it.each([addresses.twoFactorOff, addresses.recoveryCodes])('%s asks for a code that is right', async (url) => {
    const { codes, first } = await turnOn();
    expect((await send(url, { password })).json().error.code).toBe('code_needed');
    expect((await send(url, { password, code: '000000' })).json().error.code).toBe('wrong_code');
    expect((await send(url, { password, code: first })).json().error.code).toBe('code_used');
    expect((await send(url, { password, code: 'aaaaa-aaaaa' })).json().error.code).toBe('wrong_code');
    expect((await ada({ url: addresses.account })).json().two_factor).toBe(1);
    expect((await send(url, { password, code: codes[0] })).statusCode).toBe(200);
  });

  it.each([addresses.twoFactor, addresses.recoveryCodes])('%s asks for the password', async (url) => {
    expect((await send(url, { password: 'wrong' })).statusCode).toBe(403);
  });

  it('that is on is not set up anew over it', async () => {
    await turnOn();
    expect((await send(addresses.twoFactor, { password })).json().error.code).toBe('two_factor_on');
  });
});
