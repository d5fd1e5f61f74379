import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { entriesOf } from '#core/goal/series.ts';
import { type Clock, createClock } from '#server/base/clock.ts';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findPlans, findVersion } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { type ImportRequest, runImport } from './runImport.ts';

let line: ExampleCommandLine;
beforeEach(async () => {
  line = createExampleCommandLine();
  line.write('goals.csv', 'number,title,tracking\n1,Homes,monthly\n2,Parks,monthly\n');
  line.write('entries.csv', 'goal_number,date,actual\n1,2026-01-01,3\n');
  await line.run('import', '--plan', 'City', 'goals.csv', 'entries.csv');
});
afterEach(() => line.remove());

const JANUARY: Day | null = readIsoDate('2026-01-01');

const request = (text: string): ImportRequest => ({
  choice: { name: 'City' },
  options: {},
  reading: readTables([{ name: 'new.csv', bytes: new TextEncoder().encode(text) }], PAGE_LIMITS),
  mapping: null,
  by: { memberId: null, name: 'Ada' },
  reason: null,
  isDryRun: false,
});

/** A clock during whose `turn`th reading somebody else sets January of the first goal. */
function clockWithSomebodyElse(
  store: Store,
  { planId, goalId, turn }: { planId: string; goalId: string; turn: number },
) {
  const clock = createClock({ today: readIsoDate('2026-11-20') });
  let turns = 0;
  let other: Promise<unknown> = Promise.resolve();
  const now: Clock['now'] = () => {
    turns += 1;
    if (turns === turn && JANUARY !== null) {
      const edits = [{ entity: 'entries', goalId, cells: [{ date: JANUARY, actual: 7 }] }] as const;
      other = applyChange(store, {
        planId,
        at: clock.now(),
        memberId: null,
        by: 'Grace',
        what: 'Figures entered',
        edits,
      });
    }
    return clock.now();
  };
  return { clock: { ...clock, now }, finished: () => other };
}

describe('an import while others write', () => {
  const importMeanwhile = (text: string) =>
    line.look(async (store) => {
      const [plan] = await findPlans(store.db);
      const planId = plan?.id ?? '';
      const [goal] = (await findGoals(store.db, { planId })).filter(({ number }) => number === '1');
      const goalId = goal?.id ?? '';
      // The first reading stamps what is prepared, the second what is written.
      const { clock, finished } = clockWithSomebodyElse(store, { planId, goalId, turn: 2 });
      const result = await runImport({ store, clock }, request(text));
      await finished();
      const series = (await findSeries(store.db, { planId })).get(goalId);
      const actuals = series === undefined ? [] : entriesOf(series).map(({ actual }) => actual);
      return { result, actuals, version: await findVersion(store.db, planId) };
    });

  it('is set against the plan anew where they changed the same, so that its list is true', async () => {
    const { result, actuals, version } = await importMeanwhile(
      'goal_number,date,actual\n1,2026-01-01,5\n1,2026-02-01,6\n',
    );
    expect(actuals).toEqual([5, 6]);
    expect(version).toBe(3);
    expect(result.preview.entries).toMatchObject({ add: 1, change: 1 });
  });

  it('leaves alone what it does not speak of', async () => {
    const { actuals, version } = await importMeanwhile('goal_number,date,actual\n1,2026-02-01,6\n');
    expect(actuals).toEqual([7, 6]);
    expect(version).toBe(3);
  });
});
