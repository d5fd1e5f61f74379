import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planMembersPath } from '#contract/addresses.ts';
import type { SecurityLine } from '#server/platform/audit/securityLog.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type ExampleProvider, startExampleProvider } from '#testing/server/exampleProvider.ts';
import {
  cookiesOf,
  EXAMPLE_ADMINISTRATOR,
  EXAMPLE_URL,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { totpOf } from '#testing/server/exampleTotp.ts';

let server: ExampleServer;
let provider: ExampleProvider;

const EVE = { sub: 'eve-1', email: 'eve@example.org', email_verified: true, name: 'Eve Adams' };

beforeEach(async () => {
  provider = await startExampleProvider(EVE);
  const oidc = { issuer: provider.issuer, clientId: 'milepost', clientSecret: 'secret', name: 'Riverton ID' };
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store), parts: { oidc } });
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

type Cookies = Record<string, string>;

type SigningOn = {
  readonly to?: string;
  readonly start?: string;
  readonly payload?: object;
  readonly cookies?: Cookies;
};

async function signOn({
  to = '/dashboard',
  start = addresses.providerSignIn,
  payload = { to },
  cookies = {},
}: SigningOn = {}) {
  const begun = await server.ask({ method: 'POST', url: start, payload, cookies });
  expect(begun.statusCode).toBe(200);
  const back = new URL(await provider.visit(begun.json().url));
  expect(back.origin).toBe(EXAMPLE_URL);
  const jar = { ...cookies, ...cookiesOf(begun) };
  const finish = () => server.ask({ url: `${back.pathname}${back.search}`, cookies: jar });
  const done = await finish();
  return { done, finish, back, location: String(done.headers.location), cookies: { ...jar, ...cookiesOf(done) } };
}

const sessionOf = (cookies: Cookies) => server.ask({ url: addresses.session, cookies });
const users = () => server.store.db.selectFrom('user').select('email').orderBy('email').execute();

async function invite(email: string): Promise<void> {
  const ada = await server.signIn();
  await ada({ method: 'POST', url: planMembersPath('plan1'), payload: { email } });
}

describe('signing on by a provider', () => {
  it('makes the account of who is invited, and comes back to where they wanted', async () => {
    await invite(EVE.email);
    const { location, cookies } = await signOn({ to: '/invitation?token=abc' });
    expect(location).toBe(`${EXAMPLE_URL}/invitation?token=abc`);
    expect((await sessionOf(cookies)).json().user).toMatchObject({ email: EVE.email, name: EVE.name });
    const own = (await server.ask({ url: addresses.account, cookies })).json();
    expect(own).toMatchObject({ has_password: 0, provider_linked: 1, email_verified: 1 });
  });

  it('makes none for who is not invited', async () => {
    const { location, cookies } = await signOn();
    expect(new URL(location).searchParams.get('error')).toBe('not_invited');
    expect((await sessionOf(cookies)).statusCode).toBe(401);
    expect(await users()).toHaveLength(1);
  });

  it('makes none where the provider does not vouch for the e-mail', async () => {
    await invite(EVE.email);
    provider.person = { ...EVE, email_verified: false };
    const { location } = await signOn();
    expect(new URL(location).searchParams.get('error')).toBe('email_not_verified');
    expect(await users()).toHaveLength(1);
  });

  it('is known by the provider’s name of somebody, whatever their e-mail is by then', async () => {
    await invite(EVE.email);
    await signOn();
    provider.person = { ...EVE, email: 'eve.new@example.org' };
    expect((await sessionOf((await signOn()).cookies)).json().user.email).toBe(EVE.email);
    provider.person = { ...EVE, sub: 'somebody-else' };
    await server.store.db.updateTable('user').set({ emailVerified: 0 }).where('email', '=', EVE.email).execute();
    expect(new URL((await signOn()).location).searchParams.get('error')).toBe('account_not_linked');
  });

  it('does not open an account whose e-mail nobody confirmed; its owner connects it while signed in', async () => {
    provider.person = { ...EVE, email: EXAMPLE_ADMINISTRATOR.email };
    expect(new URL((await signOn()).location).searchParams.get('error')).toBe('account_not_linked');
    const signedIn = await server.ask({ method: 'POST', url: addresses.signIn, payload: EXAMPLE_ADMINISTRATOR });
    const payload = { password: EXAMPLE_ADMINISTRATOR.password };
    const { location } = await signOn({ start: addresses.accountProvider, payload, cookies: cookiesOf(signedIn) });
    expect(location).toBe(`${EXAMPLE_URL}${addresses.accountPage}`);
    const { cookies } = await signOn();
    expect((await sessionOf(cookies)).json().user.email).toBe(EXAMPLE_ADMINISTRATOR.email);
  });

  it('is connected by password and code alone where two-factor is on, and disconnected by them', async () => {
    provider.person = { ...EVE, email: EXAMPLE_ADMINISTRATOR.email };
    await server.store.db.updateTable('user').set({ emailVerified: 1 }).execute();
    const { password } = EXAMPLE_ADMINISTRATOR;
    let cookies = cookiesOf(
      await server.ask({ method: 'POST', url: addresses.signIn, payload: EXAMPLE_ADMINISTRATOR }),
    );
    const send = (url: string, payload: object) => server.ask({ method: 'POST', url, payload, cookies });
    const { uri, recovery_codes: codes } = (await send(addresses.twoFactor, { password })).json();
    const code = totpOf(new URL(uri).searchParams.get('secret') ?? '');
    cookies = { ...cookies, ...cookiesOf(await send(addresses.twoFactorConfirm, { code })) };

    expect(new URL((await signOn()).location).searchParams.get('error')).toBe('account_not_linked');
    expect((await send(addresses.accountProvider, { password: 'wrong' })).statusCode).toBe(403);
    expect((await send(addresses.accountProvider, { password })).json().error.code).toBe('code_needed');
    await signOn({ start: addresses.accountProvider, payload: { password, code: codes[0] }, cookies });
    expect((await sessionOf((await signOn()).cookies)).json().user.email).toBe(EXAMPLE_ADMINISTRATOR.email);

    const off = (payload: object) => send(addresses.accountProviderOff, payload);
    expect([(await off({ password })).statusCode, (await off({ password, code: codes[0] })).statusCode]).toEqual([
      403, 401,
    ]);
    expect((await off({ password, code: codes[1] })).statusCode).toBe(200);
    expect((await server.ask({ url: addresses.account, cookies })).json().provider_linked).toBe(0);
    expect(new URL((await signOn()).location).searchParams.get('error')).toBe('account_not_linked');
  });

  it('is not disconnected from an account that nothing else opens', async () => {
    await invite(EVE.email);
    const { cookies } = await signOn();
    const off = await server.ask({
      method: 'POST',
      url: addresses.accountProviderOff,
      payload: { password: 'x' },
      cookies,
    });
    expect(off.json().error.code).toBe('no_password');
    expect((await sessionOf((await signOn()).cookies)).json().user.email).toBe(EVE.email);
  });

  it.each(['signature', 'nonce', 'audience', 'issuer'] as const)('refuses a token with a wrong %s', async (fault) => {
    await invite(EVE.email);
    provider.fault = fault;
    const { cookies, location } = await signOn();
    expect(new URL(location).searchParams.has('error')).toBe(true);
    expect((await sessionOf(cookies)).statusCode).toBe(401);
  });

  it('comes back once, and only to the browser that went', async () => {
    await invite(EVE.email);
    const { finish, back } = await signOn();
    expect(new URL(String((await finish()).headers.location)).searchParams.has('error')).toBe(true);
    const other = await server.ask({ url: `${back.pathname}${back.search}` });
    expect(new URL(String(other.headers.location)).searchParams.has('error')).toBe(true);
    expect(other.cookies.some(({ name }) => name.endsWith('session_token') && name !== '')).toBe(false);
  });

  it.each(['//evil', '/\\evil', 'https://evil', '/%09/\tevil', 'javascript:alert(1)', ''])(
    'leads back to pages of ours alone, not to %j',
    async (to) => {
      const reply = await server.ask({ method: 'POST', url: addresses.providerSignIn, payload: { to } });
      expect(reply.statusCode).toBe(400);
    },
  );

  it('says so where the provider does not answer, and works once it does', async () => {
    await server.close();
    const oidc = { issuer: 'http://127.0.0.1:9', clientId: 'milepost', clientSecret: 'secret', name: 'Riverton ID' };
    server = await startExampleServer({ parts: { oidc } });
    const reply = await server.ask({ method: 'POST', url: addresses.providerSignIn, payload: { to: '/' } });
    expect(reply.json().error).toMatchObject({ code: 'provider_unreachable', message: /Riverton ID/ });
  });
});

it('where none is configured there is no button and no way', async () => {
  await server.close();
  server = await startExampleServer();
  expect((await server.ask({ url: addresses.signOnWays })).json()).toEqual({
    provider: null,
    mail: 0,
    organisation: '',
  });
  const reply = await server.ask({ method: 'POST', url: addresses.providerSignIn, payload: { to: '/' } });
  expect(reply.statusCode).toBe(404);
});

describe('the security log of a sign-on', () => {
  it('says who came in, who was refused, and by which e-mail', async () => {
    const refused = await signOn();
    expect(new URL(refused.location).searchParams.get('error')).toBe('not_invited');
    await invite(EVE.email);
    await signOn();
    await server.ask({ url: `${addresses.providerCallback}?code=made-up&state=made-up` });
    await server.app.close();
    const folder = join(server.folder, 'security');
    const lines: SecurityLine[] = readdirSync(folder)
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
      .map((line) => JSON.parse(line));
    const signOns = lines.filter(({ event }) => event === 'provider_sign_in');
    expect(signOns.map(({ outcome, email, who }) => [outcome, email, who])).toEqual([
      ['refused', EVE.email, null],
      ['done', EVE.email, expect.stringMatching(/^account /)],
      ['refused', null, null],
    ]);
  });
});
