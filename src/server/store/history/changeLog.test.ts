import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitingId } from '#core/goal/waitingFigure.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { change, comment, day, goal, member, PUT_PLAN, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { type ChangesWanted, findChanges, ITEMS_SHOWN } from './changeLog.ts';
import { findTouched } from './touched.ts';

const MARCH = day('2025-03-01');

describe.each(storesUnderTest())('the log on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const apply = (...edits: readonly Edit[]) => applyChange(store, change(edits));
  const find = (wanted: Partial<ChangesWanted> = {}) => findChanges(store.db, { planId: 'p1', limit: 10, ...wanted });
  const versions = async (wanted: Partial<ChangesWanted>) => (await find(wanted)).map(({ version }) => version);

  it('says who did what when, and each thing before and after', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putCells(1));
    const at = '2025-04-01T12:00:00.000Z';
    const edits: Edit[] = [
      { entity: 'plan', after: plan({ name: 'New' }) },
      { entity: 'department', id: 'd1', after: { id: 'd1', name: 'Water' } },
      { entity: 'member', id: 'm1', after: member({ id: 'm1' }) },
      putGoal({ id: 'g1', title: 'New' }),
      {
        entity: 'entries',
        goalId: 'g1',
        cells: [
          { date: MARCH, actual: 2 },
          { date: day('2025-04-01'), target: 5 },
        ],
      },
      { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g1' }) },
    ];
    await applyChange(store, { planId: 'p1', at, memberId: 'm1', by: 'Ada', what: 'Much', edits });
    const [last, first] = await find();
    expect(last).toMatchObject({ version: 2, at, memberId: 'm1', by: 'Ada', what: 'Much', itemCount: 6 });
    expect(last?.items).toEqual([
      { entity: 'plan', id: 'p1', before: plan(), after: plan({ name: 'New' }) },
      { entity: 'department', id: 'd1', before: null, after: { id: 'd1', name: 'Water' } },
      { entity: 'member', id: 'm1', before: null, after: member({ id: 'm1' }) },
      { entity: 'goal', id: 'g1', before: goal({ id: 'g1' }), after: goal({ id: 'g1', title: 'New' }) },
      {
        entity: 'entries',
        goalId: 'g1',
        before: [{ date: MARCH, target: null, actual: 1 }],
        after: [
          { date: MARCH, target: null, actual: 2 },
          { date: day('2025-04-01'), target: 5, actual: null },
        ],
      },
      { entity: 'comment', id: 'c1', before: null, after: comment({ id: 'c1', goalId: 'g1' }) },
    ]);
    expect(first).toMatchObject({ version: 1, memberId: null, by: 'Milepost', itemCount: 3 });
  });

  it('pages from the newest back, and tells what is new since a version', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }));
    for (const actual of [1, 2, 3, 4]) await apply(putCells(actual));
    expect(await versions({ limit: 2 })).toEqual([5, 4]);
    expect(await versions({ limit: 2, before: 4 })).toEqual([3, 2]);
    expect(await versions({ since: 3 })).toEqual([5, 4]);
    expect(await versions({ since: 5 })).toEqual([]);
  });

  it('tells the history of one goal and of nothing else', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putGoal({ id: 'g2' }), {
      entity: 'member',
      id: 'g1',
      after: member({ id: 'g1' }),
    });
    await apply(putGoal({ id: 'g2', title: 'New' }));
    await apply(putCells(1));
    const history = await find({ goalId: 'g1' });
    expect(history.map(({ version }) => version)).toEqual([3, 1]);
    expect(history[1]).toMatchObject({ itemCount: 1, items: [{ entity: 'goal', id: 'g1' }] });
  });

  it('tells with a goal what belongs to it: comments written, changed and removed, and figures that waited', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putGoal({ id: 'g2' }));
    const note = (id: string, goalId: string, text = 'Well begun'): Edit => {
      return { entity: 'comment', id, after: comment({ id, goalId, text }) };
    };
    await apply(note('c1', 'g1'));
    await apply(note('c2', 'g2'));
    await apply(note('c1', 'g1', 'Better'));
    await apply({ entity: 'comment', id: 'c1', after: null });
    const figure = {
      goalId: 'g1',
      date: MARCH,
      actual: 4,
      memberId: null,
      by: 'Ada',
      at: '2025-03-01',
      declined: null,
    };
    const id = waitingId('g1', MARCH);
    await apply({ entity: 'waiting', id, after: { id, ...figure } });
    expect(await versions({ goalId: 'g1' })).toEqual([6, 5, 4, 2, 1]);
    expect(await versions({ goalId: 'g1', entities: ['comment'] })).toEqual([5, 4, 2]);
    expect(await versions({ goalId: 'g1', period: MARCH })).toEqual([6]);
    expect(await versions({ period: MARCH })).toEqual([6]);
    const [, removed] = await find({ goalId: 'g1' });
    expect(removed?.items).toMatchObject([{ entity: 'comment', id: 'c1', after: null }]);
  });

  it('of one goal and one kind has changes that did something of the kind to this goal, not to another', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putGoal({ id: 'g2' }));
    const onOther: Edit = { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g2' }) };
    await apply(putCells(1), onOther);
    expect(await versions({ goalId: 'g1', entities: ['comment'] })).toEqual([]);
    expect(await versions({ goalId: 'g2', entities: ['comment'] })).toEqual([2]);
    expect(await versions({ goalId: 'g1', entities: ['entries'] })).toEqual([2]);
  });

  it('shows the first of many things, and how many they were', async () => {
    const goals = Array.from({ length: ITEMS_SHOWN * 2 }, (_, index) => putGoal({ id: `g${index}` }));
    await apply(PUT_PLAN, ...goals);
    const [only] = await find();
    expect(only?.itemCount).toBe(ITEMS_SHOWN * 2 + 1);
    expect(only?.items).toHaveLength(ITEMS_SHOWN);
    expect(only?.items[0]).toMatchObject({ entity: 'plan' });
  });

  it('tells what a copy in memory has to read again', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putGoal({ id: 'g2' }), putGoal({ id: 'g3' }), putGoal({ id: 'g4' }));
    const touched = () => findTouched(store.db, { planId: 'p1', since: 1 });
    expect(await touched()).toEqual({ plan: false, owners: false, milestones: false, goalIds: new Set() });
    await apply(putCells(1), { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g2' }) });
    await apply(putGoal({ id: 'g3', title: 'New' }));
    expect(await touched()).toEqual({
      plan: false,
      owners: false,
      milestones: false,
      goalIds: new Set(['g1', 'g2', 'g3']),
    });
    await apply({ entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g4' }) });
    await apply(
      { entity: 'plan', after: plan({ name: 'New' }) },
      { entity: 'member', id: 'm1', after: member({ id: 'm1' }) },
    );
    expect(await touched()).toEqual({
      plan: true,
      owners: true,
      milestones: false,
      goalIds: new Set(['g1', 'g2', 'g3', 'g4']),
    });
  });
});

function putCells(actual: number): Edit {
  return { entity: 'entries', goalId: 'g1', cells: [{ date: MARCH, actual }] };
}
