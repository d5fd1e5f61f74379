import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountTokenPath, addresses, apiTokensPath, planPath } from '#contract/addresses.ts';
import { accounts as de } from '#languages/de/server/accounts.ts';
import { accounts as en } from '#languages/en/server/accounts.ts';
import { accounts as fr } from '#languages/fr/server/accounts.ts';
import { mailSettingsOf } from '#server/platform/mail/mailSettings.ts';
import { type ExampleMailServer, startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type ExampleProvider, startExampleProvider } from '#testing/server/exampleProvider.ts';
import {
  type Ask,
  cookiesOf,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { totpOf } from '#testing/server/exampleTotp.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const { email, password } = EXAMPLE_ADMINISTRATOR;
const NEXT = 'a whole new password';

describe.each(storesUnderTest())('the security of an account, on $name', ({ open }) => {
  let server: ExampleServer;
  let provider: ExampleProvider;
  let post: ExampleMailServer;
  let cookies: Record<string, string>;

  beforeEach(async () => {
    provider = await startExampleProvider({ sub: 'ada-1', email, email_verified: true, name: 'Ada' });
    post = await startExampleMailServer();
    const mail = mailSettingsOf({ MILEPOST_SMTP_URL: new URL(post.url) }, null);
    const oidc = { issuer: provider.issuer, clientId: 'milepost', clientSecret: 'secret', name: 'Riverton ID' };
    const fill: Parameters<typeof startExampleServer>[0] = {
      open,
      fill: (store) => writeExamplePlan(store),
      parts: { mail, oidc },
    };
    server = await startExampleServer(fill);
    cookies = cookiesOf(await signIn());
  });
  afterEach(async () => {
    await server.close();
    await provider.close();
    await post.close();
  });

  const ada: Ask = (request) => server.ask({ ...request, cookies });
  const send = (url: string, payload: object, ask: Ask = ada) => ask({ method: 'POST', url, payload });
  const signIn = (from = '192.0.2.1', typed = password) =>
    server.ask({
      method: 'POST',
      url: addresses.signIn,
      payload: { email, password: typed },
      remoteAddress: from,
    });
  const told = (sentence: string) => post.mails.filter(({ text }) => text.includes(sentence));
  const isTold = (sentence: string) => expect.poll(() => told(sentence).length).toBe(1);

  async function turnOn() {
    const { uri, recovery_codes: codes } = (await send(addresses.twoFactor, { password })).json();
    const key = new URL(uri).searchParams.get('secret') ?? '';
    const confirmed = await send(addresses.twoFactorConfirm, { code: totpOf(key) });
    cookies = { ...cookies, ...cookiesOf(confirmed) };
    return { codes, code: () => totpOf(key, 1) };
  }

  async function tryCodes(from: string, kind: 'totp' | 'recovery', codes: readonly string[]) {
    const half = cookiesOf(await signIn(from));
    const statuses: number[] = [];
    for (const code of codes) {
      const asked = { method: 'POST', url: addresses.secondFactor, payload: { code, kind }, cookies: half } as const;
      statuses.push((await server.ask({ ...asked, remoteAddress: from })).statusCode);
    }
    return statuses;
  }

  const FIVE_WRONG = ['000000', '000001', '000002', '000003', '000004'];

  it('ten wrong codes by others shut nobody out, and are told to the owner once', async () => {
    const { codes, code } = await turnOn();
    expect(await tryCodes('192.0.2.7', 'totp', FIVE_WRONG)).toEqual([401, 401, 401, 401, 401]);
    expect(await tryCodes('192.0.2.8', 'totp', FIVE_WRONG)).toEqual([401, 401, 401, 401, 401]);
    expect(await tryCodes('192.0.2.7', 'totp', ['000005'])).toEqual([429]);
    expect(await tryCodes('192.0.2.7', 'recovery', ['aaaaa-aaaaa', codes[0]])).toEqual([401, 200]);
    expect(await tryCodes('192.0.2.9', 'totp', [code()])).toEqual([200]);
    await isTold(en.changes.codesTried.text(''));
  });

  it('recovery codes are looked at whatever was tried before, from the same address too', async () => {
    const { codes } = await turnOn();
    const wrong = ['aaaaa-aaaaa', 'aaaaa-aaaab', 'aaaaa-aaaac', 'aaaaa-aaaad', 'aaaaa-aaaae'];
    expect(await tryCodes('192.0.2.7', 'recovery', wrong)).toEqual([401, 401, 401, 401, 401]);
    expect(await tryCodes('192.0.2.7', 'recovery', [codes[0]])).toEqual([200]);
  });

  const connect = async () => {
    const begun = await send(addresses.accountProvider, { password });
    const back = new URL(await provider.visit(begun.json().url));
    await server.ask({ url: `${back.pathname}${back.search}`, cookies: { ...cookies, ...cookiesOf(begun) } });
  };

  it.each<{ change: keyof typeof en.changes; act: () => Promise<unknown> }>([
    { change: 'twoFactorOn', act: turnOn },
    {
      change: 'twoFactorOff',
      act: async () => send(addresses.twoFactorOff, { password, code: (await turnOn()).codes[0] }),
    },
    {
      change: 'recoveryCodesMade',
      act: async () => send(addresses.recoveryCodes, { password, code: (await turnOn()).codes[0] }),
    },
    { change: 'providerConnected', act: connect },
    {
      change: 'providerDisconnected',
      act: async () => {
        await connect();
        await send(addresses.accountProviderOff, { password });
      },
    },
    { change: 'passwordChanged', act: () => send(addresses.accountPassword, { password, new_password: NEXT }) },
    {
      change: 'passwordChanged',
      act: async () => {
        await send(addresses.passwordReset, { email });
        await expect.poll(() => post.mails.length).toBe(1);
        const token = /\?token=([\w-]+)/.exec(post.mails[0]?.text ?? '')?.[1];
        await send(addresses.passwordResetUse, { token, password: NEXT }, server.ask);
      },
    },
    { change: 'tokenMade', act: () => send(apiTokensPath('plan1'), { name: 'Nightly', access: 'read' }) },
  ])('$change is told to the owner by mail', async ({ change, act }) => {
    await act();
    const sentence = en.changes[change].text('Nightly');
    await isTold(sentence);
    const [mail] = told(sentence);
    expect(mail?.to).toEqual([email]);
    expect(mail?.text).toContain(en.notYou.self);
  });

  it.each([
    ['de', de],
    ['fr', fr],
  ])('a change is told in the language of who made it: %s', async (language, texts) => {
    const headers = { 'accept-language': language };
    const payload = { password, new_password: NEXT };
    await ada({ method: 'POST', url: addresses.accountPassword, payload, headers });
    await isTold(texts.changes.passwordChanged.text(''));
  });

  describe('its API tokens', () => {
    const make = async (ask: Ask = ada) =>
      (await send(apiTokensPath('plan1'), { name: 'Nightly', access: 'read' }, ask)).json();
    const list = async (ask: Ask = ada) => (await ask({ url: addresses.accountTokens })).json();
    const read = async (token: string) =>
      (await server.ask({ url: planPath('plan1'), headers: { authorization: `Bearer ${token}` } })).statusCode;
    const revoke = async (id: string, ask: Ask = ada) =>
      (await ask({ method: 'DELETE', url: accountTokenPath({ planId: 'plan1', id }) })).statusCode;

    it('are listed with their plan and revoked, one’s own alone', async () => {
      const eve = await server.join('plan1', { id: 'eve' });
      const [hers, mine] = [await make(eve), await make()];
      expect(await list()).toEqual([
        expect.objectContaining({ id: mine.id, plan_id: 'plan1', plan_name: 'City plan' }),
      ]);
      expect(JSON.stringify(await list())).not.toContain(mine.token);
      expect(await revoke(hers.id)).toBe(404);
      expect([await revoke(mine.id), await revoke(mine.id)]).toEqual([200, 404]);
      expect([await read(mine.token), await read(hers.token)]).toEqual([401, 200]);
    });

    it.each([
      { what: 'changed', revoke_tokens: 1, after: 401 },
      { what: 'changed', revoke_tokens: 0, after: 200 },
      { what: 'reset', revoke_tokens: 1, after: 401 },
      { what: 'reset', revoke_tokens: undefined, after: 200 },
    ])('answer $after once the password is $what with revoke_tokens $revoke_tokens', async (asked) => {
      const { token } = await make();
      const { what, revoke_tokens } = asked;
      if (what === 'changed') {
        await send(addresses.accountPassword, { password, new_password: NEXT, revoke_tokens });
      } else {
        await send(addresses.passwordReset, { email });
        await expect.poll(() => post.mails.some(({ text }) => text.includes(addresses.resetPage))).toBe(true);
        const mail = post.mails.find(({ text }) => text.includes(addresses.resetPage));
        const link = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
        await send(addresses.passwordResetUse, { token: link, password: NEXT, revoke_tokens }, server.ask);
      }
      expect((await signIn('192.0.2.1', NEXT)).statusCode).toBe(200);
      expect(await read(token)).toBe(asked.after);
    });
  });
});
