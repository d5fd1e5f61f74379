import { parseArgs } from 'node:util';
import { Refusal } from '#server/base/errors.ts';
import { leadEveryPlan } from '#server/features/accounts/administration.ts';
import { loadDemo, refreshDemo, removeDemo } from '#server/features/demo/loadDemo.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import { type Command, type CommandLine, UsageError } from './commandLine.ts';
import { type OpenedStore, withStore } from './withStore.ts';

const DEMO_TIME_ZONE = 'UTC';

export const demoCommand: Command = {
  help: `milepost demo [--refresh | --remove [--yes]]

Makes the demo plan, a city's strategy with three years of history up to yesterday, where there is none.

  --refresh   build it anew up to yesterday; what was changed in it is lost, its members, filters and shares stay
  --remove    take it away with everything in it, for good; it asks first
  --yes       remove without asking, for scripts`,
  async run(line) {
    const { values } = parseArgs({
      args: [...line.args],
      options: { refresh: { type: 'boolean' }, remove: { type: 'boolean' }, yes: { type: 'boolean' } },
    });
    if (values.refresh && values.remove) throw new UsageError('Either --refresh or --remove.');
    if (values.yes && !values.remove) throw new UsageError('--yes goes with --remove.');
    const said = values.remove
      ? await withStore(line, (opened) => remove(opened, line, values.yes ?? false))
      : await withStore(line, (opened) => make(opened, values.refresh ?? false), { mayMake: true });
    line.say(said);
    return 0;
  },
};

async function make({ store, clock }: OpenedStore, isRefreshed: boolean): Promise<string> {
  const today = clock.today(DEMO_TIME_ZONE);
  const demo = await (isRefreshed ? refreshDemo(store, today) : loadDemo(store, today));
  if (demo === null) return 'The demo plan is there already; --refresh builds it anew.';
  await leadEveryPlan(store, clock);
  return `The demo plan is ready: ${demo.changeCount} changes, version ${demo.version}.`;
}

/** Asks at a terminal; elsewhere --yes is required. */
async function remove({ store }: OpenedStore, line: CommandLine, isSure: boolean): Promise<string> {
  if (!isSure && (await findPlans(store.db)).some(({ isDemo }) => isDemo)) {
    if (!line.isTerminal) throw notSure();
    line.warn(
      'Remove the demo plan with everything in it, its members, filters and shares too? This cannot be undone.',
    );
    line.warn('Type yes to remove it:');
    if ((await line.readInput()).trim().toLowerCase() !== 'yes') return 'Nothing was removed.';
  }
  return (await removeDemo(store)) ? 'The demo plan is gone.' : 'There is no demo plan.';
}

function notSure(): Refusal {
  const message = 'The demo plan would be removed with everything in it. If you mean it, add --yes.';
  return new Refusal({ code: 'not_confirmed', status: 409, message });
}
