import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, planMembersPath } from '#contract/addresses.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import {
  type Ask,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { totpOf } from '#testing/server/exampleTotp.ts';
import { createAccountLink } from './accountLinks.ts';

let server: ExampleServer;
let ada: Ask;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
});
afterAll(() => server.close());

const GUESSABLE = ['Password2026', 'ada-example'];
const GOOD = 'three green hats';

it.each(GUESSABLE)('%s is no new password of who changes it', async (guessable) => {
  const change = (next: string) =>
    ada({
      method: 'POST',
      url: addresses.accountPassword,
      payload: { password: EXAMPLE_ADMINISTRATOR.password, new_password: next },
    });
  expect((await change(guessable)).json().error.code).toBe('password_guessable');
});

it.each(GUESSABLE)('%s is none by a link to a new one, which stays good for another', async (guessable) => {
  const { id } = (await ada({ url: addresses.session })).json().user;
  const { token } = await createAccountLink(server.store, {
    accountId: id,
    purpose: 'password',
    mailedTo: null,
    madeBy: id,
  });
  const use = (password: string) =>
    server.ask({ method: 'POST', url: addresses.passwordResetUse, payload: { token, password } });
  expect((await use(guessable)).json().error.code).toBe('password_guessable');
  expect((await use(EXAMPLE_ADMINISTRATOR.password)).statusCode).toBe(200);
  ada = await server.signIn();
});

it('nor one of somebody invited, whose name is known too', async () => {
  const payload = { email: 'katherine.goble@example.org' };
  const invited = (await ada({ method: 'POST', url: planMembersPath('plan1'), payload })).json();
  const token = new URL(invited.link).searchParams.get('token');
  const accept = (password: string) =>
    server.ask({
      method: 'POST',
      url: addresses.invitationAccept,
      payload: { token, name: 'Katherine Johnson', password },
    });
  for (const guessable of ['goble1918', 'Johnson1918', 'milepost2026']) {
    expect((await accept(guessable)).json().error.code).toBe('password_guessable');
  }
  expect((await accept(GOOD)).statusCode).toBe(200);
});

it('a new password by a link leaves the second factor on', async () => {
  const { password } = EXAMPLE_ADMINISTRATOR;
  const { uri } = (await ada({ method: 'POST', url: addresses.twoFactor, payload: { password } })).json();
  const code = totpOf(new URL(uri).searchParams.get('secret') ?? '');
  await ada({ method: 'POST', url: addresses.twoFactorConfirm, payload: { code } });
  const { id } = await server.store.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', EXAMPLE_ADMINISTRATOR.email)
    .executeTakeFirstOrThrow();
  const { token } = await createAccountLink(server.store, {
    accountId: id,
    purpose: 'password',
    mailedTo: null,
    madeBy: id,
  });
  await server.ask({ method: 'POST', url: addresses.passwordResetUse, payload: { token, password: GOOD } });
  const payload = { ...EXAMPLE_ADMINISTRATOR, password: GOOD };
  expect((await server.ask({ method: 'POST', url: addresses.signIn, payload })).json()).toEqual({ two_factor: 1 });
});
