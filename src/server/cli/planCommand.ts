import { parseArgs } from 'node:util';
import { findPlans, findVersion } from '#server/store/plans/plans.ts';
import { type Command, UsageError } from './commandLine.ts';
import { withStore } from './withStore.ts';

export const planCommand: Command = {
  help: `milepost plan [list]

Lists the plans: id, name, company and how many changes each has seen, parted by tabs.`,
  async run(line) {
    const { positionals } = parseArgs({ args: [...line.args], allowPositionals: true, options: {} });
    const [verb = 'list', ...others] = positionals;
    if (verb !== 'list' || others.length > 0) throw new UsageError(`There is no “plan ${positionals.join(' ')}”.`);
    await withStore(line, async ({ store }) => {
      for (const { id, name, company } of await findPlans(store.db)) {
        line.say([id, name, company, (await findVersion(store.db, id)) ?? 0].join('\t'));
      }
    });
    return 0;
  },
};
