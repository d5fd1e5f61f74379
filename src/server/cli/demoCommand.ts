import { parseArgs } from 'node:util';
import { leadEveryPlan } from '#server/accounts/administration.ts';
import { loadDemo, refreshDemo, removeDemo } from '#server/demo/loadDemo.ts';
import { type Command, UsageError } from './commandLine.ts';
import { type OpenedStore, withStore } from './withStore.ts';

/** As at the start of a server. */
const DEMO_TIME_ZONE = 'UTC';

/** `milepost demo`: makes, rebuilds or removes the demo plan. */
export const demoCommand: Command = {
  help: `milepost demo [--refresh | --remove]

Makes the demo plan, a city's strategy with three years of history up to yesterday, where there is none.

  --refresh   build it anew up to yesterday; what was changed in its goals is lost, its members, filters and shares stay
  --remove    take it away with everything in it`,
  async run(line) {
    const { values } = parseArgs({
      args: [...line.args],
      options: { refresh: { type: 'boolean' }, remove: { type: 'boolean' } },
    });
    if (values.refresh && values.remove) throw new UsageError('Either --refresh or --remove.');
    const said = values.remove
      ? await withStore(line, remove)
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

async function remove({ store }: OpenedStore): Promise<string> {
  return (await removeDemo(store)) ? 'The demo plan is gone.' : 'There is no demo plan.';
}
