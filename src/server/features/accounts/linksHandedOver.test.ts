import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, memberInvitationPath, planMemberPath, planMembersPath } from '#contract/addresses.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import {
  type Ask,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { makeAdministrator } from './accountRepository.ts';
import { findAccountOfEmail } from './findAccounts.ts';

const NEXT = 'a password of after';

describe.each(storesUnderTest())('a link to a new password that a lead handed over, on $name', ({ open }) => {
  let server: ExampleServer;
  let ada: Ask;
  let lead: Ask;
  beforeEach(async () => {
    const fill: Parameters<typeof startExampleServer>[0] = {
      open,
      fill: async (store) => {
        await writeExamplePlan(store);
        await writeExamplePlan(store, { id: 'plan2' });
      },
    };
    server = await startExampleServer(fill);
    ada = await server.signIn();
    lead = await server.join('plan1', { id: 'lead', role: 'lead' });
    await server.join('plan1', { id: 'eve', role: 'viewer' });
  });
  afterEach(() => server.close());

  const hand = async (by: Ask = lead) => {
    const reply = await by({ method: 'POST', url: `${planMemberPath('plan1', 'eve')}/password-reset` });
    return new URL(reply.json().link).searchParams.get('token');
  };
  const use = async (token: string | null) =>
    (await server.ask({ method: 'POST', url: addresses.passwordResetUse, payload: { token, password: NEXT } }))
      .statusCode;
  const eve = () => server.signIn({ ...EXAMPLE_ADMINISTRATOR, email: 'eve@example.org' });
  const eveJoinsPlan2 = async () => {
    const payload = { email: 'eve.two@example.org' };
    const { link } = (await ada({ method: 'POST', url: planMembersPath('plan2'), payload })).json();
    const token = new URL(link).searchParams.get('token');
    const accepted = await (await eve())({ method: 'POST', url: addresses.invitationAccept, payload: { token } });
    expect(accepted.statusCode).toBe(200);
  };
  const patch = (id: string, role: string) =>
    ada({ method: 'PATCH', url: planMemberPath('plan1', id), payload: { role } });

  it('is good while its maker may give one', async () => {
    expect(await use(await hand())).toBe(200);
  });

  it.each<{ what: string; happens: () => Promise<unknown> }>([
    { what: 'the account joined a plan its maker does not lead', happens: eveJoinsPlan2 },
    { what: 'the account was made to lead', happens: () => patch('eve', 'lead') },
    { what: 'its maker leads no more', happens: () => patch('lead', 'member') },
    { what: 'its maker left', happens: () => ada({ method: 'DELETE', url: planMemberPath('plan1', 'lead') }) },
    {
      what: 'the account left the plan',
      happens: () => ada({ method: 'DELETE', url: planMemberPath('plan1', 'eve') }),
    },
    {
      what: 'the account became an administrator',
      happens: async () => {
        const account = await findAccountOfEmail(server.store.db, 'eve@example.org');
        if (account !== null) await inTransaction(server.store, (trx) => makeAdministrator(trx, account));
      },
    },
  ])('opens nothing once $what', async ({ happens }) => {
    const token = await hand();
    await happens();
    expect(await use(token)).toBe(403);
  });

  it('stays ended where the account left again the plan that it joined', async () => {
    const token = await hand();
    await eveJoinsPlan2();
    const { members } = (await ada({ url: planMembersPath('plan2') })).json();
    const joined = members.find(({ email }: { email: string }) => email.startsWith('eve'));
    expect((await ada({ method: 'DELETE', url: planMemberPath('plan2', joined.id) })).statusCode).toBe(200);
    expect(await use(token)).toBe(403);
  });

  it('ends with the one handed over after it', async () => {
    const [first, second] = [await hand(), await hand(ada)];
    expect([await use(first), await use(second)]).toEqual([403, 200]);
  });

  describe('undoing that a member was taken out', () => {
    const versionOf = (reply: { readonly json: () => { readonly version: number } }) => reply.json().version;
    const undo = (version: number) =>
      ada({ method: 'POST', url: `${addresses.plans}/plan1/changes/${version}/undo`, payload: {} });

    it('revives neither sessions nor API tokens, and lets them in by signing in', async () => {
      const before = await eve();
      const reader = await server.join('plan1', { id: 'reader' });
      const tokenOf = async (ask: Ask) => {
        const payload = { name: 'A script', access: 'read' };
        return (await ask({ method: 'POST', url: `${addresses.plans}/plan1/tokens`, payload })).json().token;
      };
      await patch('eve', 'member');
      const [hers, another] = [await tokenOf(before), await tokenOf(reader)];
      const read = (token: string) =>
        server.ask({ url: `${addresses.plans}/plan1`, headers: { authorization: `Bearer ${token}` } });
      expect((await read(hers)).statusCode).toBe(200);
      const removed = versionOf(await ada({ method: 'DELETE', url: planMemberPath('plan1', 'eve') }));
      expect((await undo(removed)).statusCode).toBe(200);
      expect((await before({ url: addresses.session })).statusCode).toBe(401);
      expect((await (await eve())({ url: `${addresses.plans}/plan1` })).statusCode).toBe(200);
      expect([(await read(hers)).statusCode, (await read(another)).statusCode]).toEqual([401, 200]);
      expect((await reader({ url: addresses.session })).statusCode).toBe(200);
    });

    it('leaves an invitation taken back', async () => {
      const payload = { email: 'new@example.org' };
      const { id, link } = (await ada({ method: 'POST', url: planMembersPath('plan1'), payload })).json();
      const removed = versionOf(await ada({ method: 'DELETE', url: planMemberPath('plan1', id) }));
      expect((await undo(removed)).statusCode).toBe(200);
      const token = new URL(link).searchParams.get('token');
      const look = await server.ask({ method: 'POST', url: addresses.invitation, payload: { token } });
      expect(look.statusCode).toBe(403);
      expect((await ada({ method: 'POST', url: memberInvitationPath('plan1', id), payload: {} })).statusCode).toBe(200);
    });
  });
});
