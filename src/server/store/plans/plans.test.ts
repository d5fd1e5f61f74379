import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyChange } from '#server/store/changes/changes.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import { findMeta, saveMeta } from '#server/store/database/meta.ts';
import type { Store } from '#server/store/database/store.ts';
import { TABLES_OF_PLAN } from '#server/store/kinds/tablesOfPlan.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { change, comment, day, member, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { findComments } from './comments.ts';
import { findGoals } from './goals.ts';
import { findPlan, findPlans, findPlansOfAccount, findVersion } from './plans.ts';
import { findSeries } from './series.ts';

describe.each(storesUnderTest())('reading plans on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(async () => {
    for (const { id } of await findPlans(store.db)) await removePlan(store, id);
  });
  afterAll(() => store.close());

  const make = (planId: string, ...edits: readonly Edit[]) =>
    applyChange(
      store,
      change([{ entity: 'plan', after: plan({ id: planId, name: `Plan ${planId}` }) }, ...edits], { planId }),
    );
  const ofAccount = (accountId: string): Edit => ({
    entity: 'member',
    id: 'm1',
    after: member({ id: 'm1', accountId, role: 'viewer' }),
  });

  it('finds the plans of an account by name, and as which member', async () => {
    await make('b', ofAccount('ada'));
    await make('a', ofAccount('ada'));
    await make('c', ofAccount('ben'));
    expect(await findPlansOfAccount(store.db, 'ada')).toMatchObject([
      { plan: { id: 'a' }, member: { id: 'm1', role: 'viewer' } },
      { plan: { id: 'b' } },
    ]);
    expect(await findPlansOfAccount(store.db, 'nobody')).toEqual([]);
  });

  it('finds all plans, one, its version, and nothing for one that is not there', async () => {
    await make('b');
    await make('a');
    expect((await findPlans(store.db)).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await findPlan(store.db, 'a')).toEqual(plan({ id: 'a', name: 'Plan a' }));
    expect([await findVersion(store.db, 'a'), await findVersion(store.db, ':id')]).toEqual([1, null]);
    expect(await findPlan(store.db, ':id')).toBeNull();
  });

  it('finds goals, entries and comments of the ids asked for, and none for none', async () => {
    const ids = ['g1', 'g2', 'g3'];
    const entries = ids.map(
      (goalId): Edit => ({ entity: 'entries', goalId, cells: [{ date: day('2025-01-01'), actual: 1 }] }),
    );
    await make('a', ...ids.map((id) => putGoal({ id })), ...entries);
    const goalIds = async (wanted: readonly string[]) =>
      (await findGoals(store.db, { planId: 'a', ids: wanted })).map(({ id }) => id).sort();
    expect(await goalIds(['g3', 'g1', 'no'])).toEqual(['g1', 'g3']);
    expect(await goalIds([])).toEqual([]);
    expect([...(await findSeries(store.db, { planId: 'a', ids: ['g2'] })).keys()]).toEqual(['g2']);
  });

  it('finds more than a page of goals and of entries, each once', async () => {
    const ids = Array.from({ length: 2_500 }, (_, index) => `g${index}`);
    const entries = ids.map(
      (goalId): Edit => ({
        entity: 'entries',
        goalId,
        cells: [
          { date: day('2024-06-01'), actual: 1 },
          { date: day('2025-06-01'), actual: 2 },
        ],
      }),
    );
    await make('a', ...ids.map((id) => putGoal({ id })), ...entries);
    const goals = await findGoals(store.db, { planId: 'a' });
    expect(new Set(goals.map(({ id }) => id)).size).toBe(2_500);
    expect(goals).toHaveLength(2_500);
    const series = [...(await findSeries(store.db, { planId: 'a' })).values()];
    expect(series).toHaveLength(2_500);
    expect(series.every(({ actuals }) => actuals.length === 2 && actuals[0] === 1 && actuals[1] === 2)).toBe(true);
  });

  it('finds comments newest first, and with a goal the last one and how many; at one instant the greater id is later', async () => {
    const at = (minute: number) => `2025-03-01T09:0${minute}:00.000Z`;
    const comments = (
      [
        ['c2', 2],
        ['c4', 1],
        ['c1', 2],
        ['c3', 0],
      ] as const
    ).map(([id, minute]): Edit => {
      return { entity: 'comment', id, after: comment({ id, goalId: 'g1', at: at(minute), text: id }) };
    });
    await make('a', putGoal({ id: 'g1' }), ...comments);
    const found = await findComments(store.db, { planId: 'a', goalId: 'g1' });
    expect(found.map(({ text }) => text)).toEqual(['c2', 'c1', 'c4', 'c3']);
    expect(await findGoals(store.db, { planId: 'a' })).toMatchObject([
      { commentCount: 4, lastComment: { text: 'c2', at: at(2) } },
    ]);
  });

  it('a kept what-if is neither the last comment of a goal nor counted', async () => {
    const note = 'What if the year ends at 150\nhttps://plan.example.org/?goal=g1#what-if=g1%7E150';
    const noted = (goalId: string): Edit => {
      return {
        entity: 'comment',
        id: `n${goalId}`,
        after: comment({ id: `n${goalId}`, goalId, at: '2025-03-02T09:00:00.000Z', text: note }),
      };
    };
    const said = comment({ id: 'c1', goalId: 'g1', at: '2025-03-01T09:00:00.000Z', text: 'Two crews short' });
    const goals = [putGoal({ id: 'g1' }), putGoal({ id: 'g2' })];
    await make('a', ...goals, { entity: 'comment', id: 'c1', after: said }, noted('g1'), noted('g2'));
    const found = await findGoals(store.db, { planId: 'a' });
    expect(new Map(found.map(({ id, commentCount, lastComment }) => [id, [commentCount, lastComment?.text]]))).toEqual(
      new Map([
        ['g1', [1, 'Two crews short']],
        ['g2', [0, undefined]],
      ]),
    );
  });

  it('takes a plan away with everything in it, once', async () => {
    await make('a', putGoal({ id: 'g1' }), ofAccount('ada'));
    const filter = { plan_id: 'a', id: 'f1', member_id: 'm1', name: 'F', name_key: 'f', filter_params: '{}' };
    await store.db.insertInto('saved_filter').values(filter).execute();
    expect([await removePlan(store, 'a'), await removePlan(store, 'a')]).toEqual([true, false]);
    for (const table of ['plan', 'goal', 'member', 'change', 'change_item', 'saved_filter'] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('knows every table that holds something of a plan, so that none is left behind', async () => {
    const tables = await store.db.introspection.getTables();
    const ofPlan = tables.filter(({ columns }) => columns.some(({ name }) => name === 'plan_id'));
    expect(ofPlan.map(({ name }) => name).sort()).toEqual(TABLES_OF_PLAN.map(({ table }) => table).sort());
  });

  it('keeps one value for each fact of the installation', async () => {
    expect(await findMeta(store.db, 'demo')).toBeNull();
    await saveMeta(store.db, { name: 'demo', value: 'loaded' });
    await saveMeta(store.db, { name: 'demo', value: 'removed' });
    expect(await findMeta(store.db, 'demo')).toBe('removed');
  });
});
