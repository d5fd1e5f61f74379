import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addresses,
  memberInvitationPath,
  planDashboardPath,
  planMemberPath,
  planMembersPath,
} from '#contract/addresses.ts';
import type { WireMember } from '#contract/members.ts';
import { mailSettingsOf } from '#server/platform/mail/mailSettings.ts';
import { type ExampleMailServer, startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type ExampleProvider, startExampleProvider } from '#testing/server/exampleProvider.ts';
import {
  type Ask,
  cookiesOf,
  EXAMPLE_ADMINISTRATOR,
  EXAMPLE_URL,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const EVE = { sub: 'eve-1', email: 'eve@example.org', email_verified: true, name: 'Eve Adams' };
const { password } = EXAMPLE_ADMINISTRATOR;

describe.each(storesUnderTest())('an e-mail, on $name', ({ open }) => {
  let server: ExampleServer;
  let provider: ExampleProvider;
  let post: ExampleMailServer | null = null;
  let ada: Ask;

  async function start({ hasMail = false } = {}): Promise<void> {
    post = hasMail ? await startExampleMailServer() : null;
    const mail = post === null ? null : mailSettingsOf({ MILEPOST_SMTP_URL: new URL(post.url) }, null);
    const oidc = { issuer: provider.issuer, clientId: 'milepost', clientSecret: 'secret', name: 'Riverton ID' };
    const fill: Parameters<typeof startExampleServer>[0] = {
      open,
      fill: async (store) => {
        await writeExamplePlan(store);
        await writeExamplePlan(store, { id: 'plan2' });
      },
      parts: { mail, oidc },
    };
    server = await startExampleServer(fill);
    ada = await server.signIn();
  }

  beforeEach(async () => {
    provider = await startExampleProvider(EVE);
    await start();
  });
  afterEach(async () => {
    await server.close();
    await provider.close();
    await post?.close();
  });

  async function signOn(to = '/dashboard') {
    const begun = await server.ask({ method: 'POST', url: addresses.providerSignIn, payload: { to } });
    const back = new URL(await provider.visit(begun.json().url));
    const done = await server.ask({ url: `${back.pathname}${back.search}`, cookies: cookiesOf(begun) });
    const cookies = cookiesOf(done);
    const ask: Ask = (request) => server.ask({ ...request, cookies });
    return { location: String(done.headers.location), ask };
  }

  const invite = async (planId: string, email: string) =>
    (await ada({ method: 'POST', url: planMembersPath(planId), payload: { email } })).json();
  const plansOf = async (ask: Ask): Promise<string[]> =>
    (await ask({ url: addresses.plans })).json().map(({ id }: { id: string }) => id);
  const memberOf = async (planId: string, id: string): Promise<WireMember | undefined> =>
    (await ada({ url: planMembersPath(planId) })).json().members.find((member: WireMember) => member.id === id);
  const tokenIn = (text: string | null | undefined) => /\?token=([\w%-]+)/.exec(text ?? '')?.[1] ?? '';
  const send = (url: string, payload: object, ask: Ask = server.ask) => ask({ method: 'POST', url, payload });

  describe('that the provider vouches for', () => {
    it('joins every plan that invites it, at the first sign-on and at later ones', async () => {
      const { id } = await invite('plan1', EVE.email);
      const { ask } = await signOn();
      expect(await plansOf(ask)).toEqual(['plan1']);
      expect(await memberOf('plan1', id)).toMatchObject({ state: 'active', email: EVE.email, role: 'member' });
      await invite('plan2', EVE.email);
      expect((await plansOf((await signOn()).ask)).toSorted()).toEqual(['plan1', 'plan2']);
    });

    it('comes from the page of its invitation into the plan, and from elsewhere to where it wanted', async () => {
      const { link } = await invite('plan1', EVE.email);
      const { location } = await signOn(`${addresses.invitationPage}?token=${tokenIn(link)}`);
      expect(location).toBe(`${EXAMPLE_URL}${planDashboardPath('plan1')}`);
      const others = await invite('plan2', 'other@example.org');
      const page = `${addresses.invitationPage}?token=${tokenIn(others.link)}`;
      expect((await signOn(page)).location).toBe(`${EXAMPLE_URL}${page}`);
    });

    it.each<{ what: string; before: (id: string) => Promise<unknown> }>([
      { what: 'was taken back', before: (id) => ada({ method: 'DELETE', url: memberInvitationPath('plan2', id) }) },
      { what: 'left the plan', before: (id) => ada({ method: 'DELETE', url: planMemberPath('plan2', id) }) },
      {
        what: 'is over',
        before: () =>
          server.store.db
            .updateTable('invitation')
            .set({ expires_at: '2020-01-01T00:00:00.000Z' })
            .where('plan_id', '=', 'plan2')
            .execute(),
      },
    ])('joins none whose invitation $what', async ({ before }) => {
      await invite('plan1', EVE.email);
      const { id } = await invite('plan2', EVE.email);
      await before(id);
      expect(await plansOf((await signOn()).ask)).toEqual(['plan1']);
    });
  });

  describe('that nobody confirmed', () => {
    it('is not taken from who is waited for', async () => {
      const kevin = await server.join('plan1', { id: 'kevin', role: 'viewer' });
      await invite('plan2', 'boss@example.org');
      const taken = await send(addresses.accountEmail, { email: 'boss@example.org', password }, kevin);
      expect(taken.json().error.code).toBe('email_taken');
      expect((await kevin({ url: addresses.account })).json().email).toBe('kevin@example.org');
    });

    it.each([
      { isConfirmed: 0 as const, shown: 'grace@example.org' },
      { isConfirmed: 1 as const, shown: 'kevin@example.org' },
    ])(
      'is not shown in a plan (confirmed: $isConfirmed): the one the lead wrote is',
      async ({ isConfirmed, shown }) => {
        const kevin = await server.join('plan1', { id: 'kevin', role: 'viewer' });
        await server.store.db.updateTable('user').set({ emailVerified: isConfirmed }).execute();
        const { id, link } = await invite('plan2', 'grace@example.org');
        expect((await send(addresses.invitationAccept, { token: tokenIn(link) }, kevin)).statusCode).toBe(200);
        expect(await memberOf('plan2', id)).toMatchObject({ state: 'active', email: shown });
      },
    );
  });

  it('confirmed by mail joins what invites it; the provider that was connected before opens it no more', async () => {
    await server.close();
    await start({ hasMail: true });
    const lastMail = async (to: string) => {
      await expect.poll(() => post?.mails.some((mail) => mail.to.includes(to))).toBe(true);
      return post?.mails.findLast((mail) => mail.to.includes(to))?.text;
    };
    const kevin = await server.join('plan1', { id: 'kevin', role: 'viewer' });
    await invite('plan2', 'boss@example.org');
    await send(addresses.accountEmail, { email: 'boss@example.org', password }, kevin);
    const mails = () => post?.mails.filter(({ to }) => to.includes('boss@example.org')) ?? [];
    await expect.poll(() => mails().length).toBe(2);
    const token = tokenIn(mails().find(({ text }) => text.includes(addresses.confirmEmailPage))?.text);
    expect((await send(addresses.accountEmailConfirm, { token })).statusCode).toBe(200);
    expect((await plansOf(kevin)).toSorted()).toEqual(['plan1', 'plan2']);

    // Somebody connected their provider under an address that belongs to another person.
    const at = '2026-11-20T00:00:00.000Z';
    const eve = await server.join('plan1', { id: 'eve' });
    const { id } = (await eve({ url: addresses.session })).json().user;
    const row = await server.store.db.selectFrom('account').selectAll().where('userId', '=', id).executeTakeFirst();
    if (row === undefined) throw new Error('Eve has a password.');
    await server.store.db
      .insertInto('account')
      .values({ ...row, id: 'linked', accountId: 'eve-1', providerId: 'oidc', password: null, createdAt: at })
      .execute();
    await send(addresses.passwordReset, { email: 'eve@example.org' });
    const reset = tokenIn(await lastMail('eve@example.org'));
    const used = await send(addresses.passwordResetUse, { token: reset, password: 'a password of after' });
    expect(used.statusCode).toBe(200);
    const hers = await server.signIn({ email: 'eve@example.org', password: 'a password of after' });
    expect((await hers({ url: addresses.account })).json()).toMatchObject({ provider_linked: 0, email_verified: 1 });
  });
});
