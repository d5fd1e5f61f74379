import { parseArgs } from 'node:util';
import { atMost } from '#server/base/atMost.ts';
import { Refusal } from '#server/base/errors.ts';
import { readSealing } from '#server/base/sealing.ts';
import { textsIn } from '#server/base/texts.ts';
import type { FeedOfPlan } from '#server/features/feeds/feedRepository.ts';
import { findAllFeeds, findRun, type StoredRun } from '#server/features/feeds/feedRepository.ts';
import { runFeed } from '#server/features/feeds/runFeed.ts';
import { NOBODY_TOLD } from '#server/features/feeds/tellOwner.ts';
import { createPlanBook } from '#server/plan/planBook/planBook.ts';
import type { Store } from '#server/store/database/store.ts';
import { type Command, UsageError } from './commandLine.ts';
import { findChosenPlan, readPlanChoice } from './planChoice.ts';
import { withStore } from './withStore.ts';

/** `milepost feed run`: a run of a feed now, as its button on the page makes it. */
export const feedCommand: Command = {
  help: `milepost feed run [--plan NAME | --plan-id ID] FEED

Runs a feed of a plan now, on the store of this machine, also beside its running server: its source is asked, and what
is new becomes one change in the feed's name, which the plan's history takes back. FEED is its name or its id. The plan
is needed where feeds of several plans have that name. The same answer again changes nothing.

Ends with 0 when the run is done, also where its figures wait for a yes; 1 when it failed, with the reason; 2 when
called wrongly.`,
  async run(line) {
    const { values, positionals } = parseArgs({
      args: [...line.args],
      allowPositionals: true,
      options: { plan: { type: 'string' }, 'plan-id': { type: 'string' } },
    });
    const [verb, name, ...others] = positionals;
    if (verb !== 'run' || name === undefined || others.length > 0) throw new UsageError('Say run, and name one feed.');
    const choice = readPlanChoice({ name: values.plan, id: values['plan-id'] });
    const run = await withStore(line, async ({ store, clock, config }) => {
      const plan = choice === null ? null : await findChosenPlan(store, choice);
      const { planId, feed } = await findFeed(store, { name, planId: plan?.id ?? null });
      const parts = {
        store,
        clock,
        planBook: createPlanBook(store),
        sealing: readSealing(config.dataFolder, config.sealingKey),
        feedPlaces: config.feedPlaces,
        tellOwner: NOBODY_TOLD,
        warn: (message: string) => line.warn(message),
        inTurn: atMost({ running: 1, waiting: Number.POSITIVE_INFINITY }),
      };
      const claim = await runFeed(parts, { planId, feedId: feed.id, trigger: 'command', by: null });
      return claim === null ? null : findRun(store.db, { planId, feedId: feed.id, id: claim.run.id });
    });
    if (run === null) {
      line.warn(`“${name}” is running already, in the server or another command. Try again when it is done.`);
      return 1;
    }
    if (run.outcome === 'failed') {
      line.warn(`Run ${run.number} of “${name}” failed. ${reasonOf(run)} Nothing was written.`);
      return 1;
    }
    line.say(`Run ${run.number} of “${name}”: ${countsOf(run)}.`);
    return 0;
  },
};

async function findFeed(
  store: Store,
  { name, planId }: { readonly name: string; readonly planId: string | null },
): Promise<FeedOfPlan> {
  const open = (await findAllFeeds(store.db)).filter((each) => planId === null || each.planId === planId);
  const found = open.filter(({ feed }) => feed.id === name || feed.name === name);
  const [one, another] = found;
  if (one !== undefined && another === undefined) return one;
  const names = open.map(({ feed }) => `“${feed.name}”`).join(', ');
  throw new Refusal(
    one === undefined
      ? {
          code: 'feed_not_found',
          status: 404,
          message: `There is no feed “${name}”. ${names === '' ? 'There are none yet.' : `There are ${names}.`}`,
        }
      : {
          code: 'feed_ambiguous',
          status: 409,
          message: `Feeds of several plans are called “${name}”. Name the plan by --plan or --plan-id, or give the feed’s id.`,
        },
  );
}

function reasonOf({ reason }: StoredRun): string {
  return reason === null ? '' : textsIn('en').feeds.reasons[reason.code](reason.about);
}

function countsOf({ outcome, counts }: StoredRun): string {
  const { read, changed, refused, asked, waiting, same } = counts;
  return [
    read === 1 ? '1 figure read' : `${read} figures read`,
    `${changed} changed`,
    `${same} as before`,
    ...(outcome === 'waiting' || waiting > 0 ? [`${waiting} ${waiting === 1 ? 'waits' : 'wait'} for a yes`] : []),
    ...(asked > 0 ? [asked === 1 ? '1 waits as a question' : `${asked} wait as questions`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ].join(', ');
}
