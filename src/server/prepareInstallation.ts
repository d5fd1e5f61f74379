import { hashPassword } from 'better-auth/crypto';
import type { Clock } from '#server/base/clock.ts';
import type { SayAtStart } from '#server/base/startLines.ts';
import { hasAccounts } from '#server/features/accounts/accountRepository.ts';
import { createFirstAdministrator, leadEveryPlan } from '#server/features/accounts/administration.ts';
import { refuseGuessable } from '#server/features/accounts/guessablePassword.ts';
import { isDemoDue, loadDemo } from '#server/features/demo/loadDemo.ts';
import type { Config } from './config.ts';
import type { Store } from './store/database/store.ts';

export type Preparing = {
  readonly store: Store;
  readonly clock: Clock;
  readonly config: Config;
  readonly say: SayAtStart;
};

/** What a new installation needs before anybody comes. Throws Refusal for an administrator's password that is easily guessed. */
export async function prepareInstallation({ store, clock, config, say }: Preparing): Promise<void> {
  const { administrator } = config;
  if (config.hasDemo && (await isDemoDue(store.db))) {
    say('Making the demo plan (set MILEPOST_DEMO=0 to start without) …');
    await loadDemo(store, clock.today('UTC'));
  }
  if (administrator !== null && !(await hasAccounts(store.db))) {
    refuseGuessable(administrator.password, { email: administrator.email, name: null });
    const passwordHash = await hashPassword(administrator.password);
    await createFirstAdministrator(store, { email: administrator.email, passwordHash, at: clock.now() });
  }
  await leadEveryPlan(store, clock);
}
