import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstDayOfMonth, readIsoDate } from '#core/calendar/date.ts';
import { createClock } from '#server/base/clock.ts';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { findStory } from '#server/features/exchange/story/findStory.ts';
import { readStory } from '#server/features/exchange/story/readStory.ts';
import { tellStory } from '#server/features/exchange/story/tellStory.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import { ALL_EMAILS } from '#server/features/members/shownEmails.ts';
import { undoChange } from '#server/store/changes/undo.ts';
import type { Store } from '#server/store/database/store.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { type ImportRequest, runImport } from './runImport.ts';

const clock = createClock({ today: readIsoDate('2026-11-20') });
const encoder = new TextEncoder();
const request = (files: Readonly<Record<string, string>>): ImportRequest => ({
  choice: { name: 'City' },
  options: {},
  reading: readTables(
    Object.entries(files).map(([name, text]) => ({ name, bytes: encoder.encode(text) })),
    PAGE_LIMITS,
  ),
  mapping: null,
  by: { memberId: null, name: 'Ada' },
  reason: null,
  isDryRun: false,
});

const FILES = {
  'goals.csv': 'number,title,owner,department\n1,Höfe & Häuser,,\n1.1,=Built,Grace Hopper,Bau\n',
  'entries.csv': 'goal_number,date,target,actual\n1.1,2026-01-01,10,9\n1.1,2026-02-01,10,\n',
};

describe.each(storesUnderTest())('an import on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('is one change, changes nothing the second time, and is taken back as one', async () => {
    const { planId, version } = await runImport({ store, clock }, request(FILES));
    expect(version).toBe(1);
    expect((await runImport({ store, clock }, request(FILES))).version).toBeNull();
    const newer = { 'entries.csv': 'goal_number,date,actual\n1.1,2026-02-01,12\n1.1,2026-03-01,13\n' };
    const second = await runImport({ store, clock }, request(newer));
    const undoing = { planId, version: second.version ?? 0, at: clock.now(), memberId: null, by: 'Ada' };
    await undoChange(store, undoing);
    const series = [...(await findSeries(store.db, { planId })).values()];
    expect(series.map(({ actuals }) => [...actuals])).toEqual([[9, Number.NaN]]);
  });

  it('of quarters keeps them as they are, whatever month the year begins in', async () => {
    const files = {
      'plan.csv': 'number,title,Q1 2026,Q2 2026,Q4 2026\n1,Bridges,5,6,8\n',
    };
    for (const fiscalStartMonth of [1, 2, 12]) {
      const choice = { name: `From ${fiscalStartMonth}` };
      const asked = { ...request(files), choice, options: { fiscalStartMonth } };
      const { planId } = await runImport({ store, clock }, asked);
      expect((await runImport({ store, clock }, { ...request(files), choice })).version).toBeNull();
      const [goal] = await findGoals(store.db, { planId });
      const series = (await findSeries(store.db, { planId })).get(goal?.id ?? '');
      const months = [0, 3, 9].map((after) => firstDayOfMonth(2026, fiscalStartMonth + after));
      expect([goal?.trackingFrequency, [...(series?.days ?? [])], [...(series?.actuals ?? [])]]).toEqual([
        'quarterly',
        months,
        [5, 6, 8],
      ]);
    }
  });

  it('warns of a file that is likely another plan’s, and still imports it', async () => {
    const goals = (titles: readonly string[]) => ({
      'goals.csv': `number,title\n${titles.map((title, at) => `${at + 1},${title}`).join('\n')}\n`,
    });
    const choice = { name: 'Town' };
    await runImport({ store, clock }, { ...request(goals(['A', 'B', 'C', 'D', 'E'])), choice });
    const { preview, version } = await runImport(
      { store, clock },
      { ...request(goals(['a', 'Q', 'R', 'S', 'T'])), choice },
    );
    const warning = preview.groups.find(({ code }) => code === 'otherPlan');
    expect([...(warning?.findings ?? [])].map(({ reason }) => reason)).toEqual([
      '1 of 5 titles match those of the plan’s goals with the same numbers',
    ]);
    expect(version).toBe(2);
  });

  it('and its whole story, told again into another plan, is the same plan with the same history', async () => {
    const { planId } = await runImport({ store, clock }, { ...request(FILES), isDryRun: true });
    const history = await findStory(store.db, { planId, emails: ALL_EMAILS });
    const story = readStory(planId, history);
    if (story === 'damaged') throw new Error('The story is damaged.');
    await tellStory(store, { story, planId: 'again', plan: { name: 'Again' } });
    const goals = async (id: string) => (await findGoals(store.db, { planId: id })).map((goal) => goal);
    expect(await goals('again')).toEqual(await goals(planId));
    expect(await findVersion(store.db, 'again')).toBe(await findVersion(store.db, planId));
    const told = await findStory(store.db, { planId: 'again', emails: ALL_EMAILS });
    const rest = (of: typeof history) =>
      of.map((change) => ({ ...change, items: change.items.filter(({ entity }) => entity !== 'plan') }));
    expect(rest(told)).toEqual(rest(history));
  });
});
