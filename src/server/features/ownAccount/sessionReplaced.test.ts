import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import {
  cookiesOf,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { totpOf } from '#testing/server/exampleTotp.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

type Cookies = Record<string, string>;

describe.each(storesUnderTest())('signing in, on $name,', ({ open }) => {
  let server: ExampleServer;
  beforeEach(async () => {
    server = await startExampleServer({ open });
  });
  afterEach(() => server.close());

  const signIn = (cookies: Cookies = {}, payload: object = EXAMPLE_ADMINISTRATOR) =>
    server.ask({ method: 'POST', url: addresses.signIn, payload, cookies });
  const statusOf = async (cookies: Cookies) => (await server.ask({ url: addresses.session, cookies })).statusCode;

  it('ends the session that it replaces, and no other', async () => {
    const replaced = cookiesOf(await signIn());
    const elsewhere = cookiesOf(await signIn());
    const current = cookiesOf(await signIn(replaced));
    expect([await statusOf(replaced), await statusOf(elsewhere), await statusOf(current)]).toEqual([401, 200, 200]);
  });

  it('with a wrong password ends none', async () => {
    const cookies = cookiesOf(await signIn());
    expect((await signIn(cookies, { ...EXAMPLE_ADMINISTRATOR, password: 'wrong' })).statusCode).toBe(401);
    expect(await statusOf(cookies)).toBe(200);
  });

  it('in two steps ends it with the first, which takes its cookie', async () => {
    let cookies = cookiesOf(await signIn());
    const ask = (url: string, payload: object) => server.ask({ method: 'POST', url, payload, cookies });
    const { uri } = (await ask(addresses.twoFactor, { password: EXAMPLE_ADMINISTRATOR.password })).json();
    const key = new URL(uri).searchParams.get('secret') ?? '';
    const confirmed = await ask(addresses.twoFactorConfirm, { code: totpOf(key) });
    cookies = { ...cookies, ...cookiesOf(confirmed) };
    expect(await statusOf(cookies)).toBe(200);
    const half = await signIn(cookies);
    expect(half.json()).toEqual({ two_factor: 1 });
    expect(await statusOf(cookies)).toBe(401);
    const payload = { code: totpOf(key, 1), kind: 'totp' };
    const done = await server.ask({
      method: 'POST',
      url: addresses.secondFactor,
      payload,
      cookies: { ...cookies, ...cookiesOf(half) },
    });
    expect(await statusOf(cookiesOf(done))).toBe(200);
    expect(await server.store.db.selectFrom('session').select('id').execute()).toHaveLength(1);
  });
});
