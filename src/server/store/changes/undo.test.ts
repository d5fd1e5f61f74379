import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { findComments } from '#server/store/plans/comments.ts';
import { findWholePlan, type WholePlan } from '#server/store/plans/wholePlan.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';
import { change, comment, day, member, PUT_PLAN, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';
import { undoChange } from './undo.ts';

const MARCH = day('2025-03-01');
const STAMP = { planId: 'p1', at: '2025-05-01T00:00:00.000Z', memberId: 'm1', by: 'Ada' };

describe.each(storesUnderTest())('undoing on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const apply = (...edits: readonly Edit[]) => applyChange(store, change(edits));
  const undo = (version: number) => undoChange(store, { ...STAMP, version });
  const begin = () =>
    apply(
      PUT_PLAN,
      putGoal({ id: 'g1' }),
      putGoal({ id: 'g2', parentId: 'g1' }),
      { entity: 'department', id: 'd1', after: { id: 'd1', name: 'Water' } },
      { entity: 'member', id: 'm1', after: member({ id: 'm1' }) },
      putCells({ date: MARCH, target: 10, actual: 1 }),
      { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g2' }) },
    );

  it.each<{ what: string; edits: Edit[] }>([
    { what: 'figures entered', edits: [putCells({ date: MARCH, actual: 2 }, { date: day('2026-01-01'), target: 5 })] },
    { what: 'figures cleared', edits: [putCells({ date: MARCH, target: null, actual: null })] },
    {
      what: 'a goal made, with figures',
      edits: [putGoal({ id: 'g3', parentId: 'g2' }), putCells({ date: MARCH, actual: 4 })],
    },
    { what: 'a branch taken away, with figures and comments', edits: [removed('g1'), removed('g2')] },
    { what: 'a goal moved and renamed', edits: [putGoal({ id: 'g2', title: 'New' })] },
    {
      what: 'owners changed',
      edits: [
        { entity: 'department', id: 'd1', after: null },
        { entity: 'member', id: 'm1', after: member({ id: 'm1', role: 'lead' }) },
        { entity: 'member', id: 'm2', after: member({ id: 'm2' }) },
      ],
    },
    {
      what: 'settings of the plan',
      edits: [{ entity: 'plan', after: plan({ name: 'Other', timeZone: 'Asia/Tokyo' }) }],
    },
    { what: 'a comment', edits: [{ entity: 'comment', id: 'c1', after: null }] },
  ])('puts back what was before: $what', async ({ edits }) => {
    await begin();
    const before = await findWholePlan(store, 'p1');
    await apply(...edits);
    const after = await findWholePlan(store, 'p1');
    expect(await undo(2)).toEqual({ version: 3 });
    expect(statedOf(await findWholePlan(store, 'p1'))).toEqual(statedOf(before));
    expect(await undo(3)).toEqual({ version: 4 });
    expect(statedOf(await findWholePlan(store, 'p1'))).toEqual(statedOf(after));
  });

  it('brings a comment back as it was', async () => {
    await begin();
    await apply(removed('g2'));
    await undo(2);
    expect(await findComments(store.db, { planId: 'p1', goalId: 'g2' })).toEqual([comment({ id: 'c1', goalId: 'g2' })]);
  });

  it('is logged under who undid it', async () => {
    await begin();
    await apply(putGoal({ id: 'g1', title: 'New' }));
    await undo(2);
    const row = await store.db.selectFrom('change').selectAll().where('version', '=', 3).executeTakeFirst();
    expect(row).toMatchObject({ at: STAMP.at, member_id: 'm1', by_name: 'Ada', what: 'Undone: Test' });
  });

  it('leaves alone what later changes did elsewhere', async () => {
    await begin();
    await apply(putCells({ date: MARCH, actual: 2 }));
    await apply(putCells({ date: MARCH, target: 99 }));
    await undo(2);
    const series = (await findWholePlan(store, 'p1'))?.series.get('g1');
    expect(series).toMatchObject({ targets: Float64Array.of(99), actuals: Float64Array.of(1) });
  });

  it('leaves alone the other fields of what it puts back', async () => {
    await begin();
    await apply(putGoal({ id: 'g1', title: 'A' }));
    await apply(putGoal({ id: 'g1', title: 'A', measure: 'Miles' }));
    await undo(2);
    const goals = (await findWholePlan(store, 'p1'))?.goals ?? [];
    expect(goals.find(({ id }) => id === 'g1')).toMatchObject({ title: 'Goal g1', measure: 'Miles' });
  });

  it.each<{ what: string; first: Edit; later: Edit }>([
    {
      what: 'changed the same cell',
      first: putCells({ date: MARCH, actual: 2 }),
      later: putCells({ date: MARCH, actual: 3 }),
    },
    {
      what: 'changed the same field',
      first: putGoal({ id: 'g1', title: 'A' }),
      later: putGoal({ id: 'g1', title: 'B' }),
    },
    {
      what: 'entered figures of a goal it made',
      first: putGoal({ id: 'g3' }),
      later: { entity: 'entries', goalId: 'g3', cells: [{ date: MARCH, actual: 3 }] },
    },
    {
      what: 'put another beneath a goal it made',
      first: putGoal({ id: 'g3' }),
      later: putGoal({ id: 'g4', parentId: 'g3' }),
    },
    {
      what: 'took away the goal whose figures it entered',
      first: { entity: 'entries', goalId: 'g2', cells: [{ date: MARCH, actual: 3 }] },
      later: removed('g2'),
    },
  ])('is refused where a later change $what', async ({ first, later }) => {
    await begin();
    await apply(first);
    await apply(later);
    const before = await findWholePlan(store, 'p1');
    await expect(undo(2)).rejects.toMatchObject({ name: 'Refusal' });
    expect(await findWholePlan(store, 'p1')).toEqual(before);
  });

  it('is refused for the change that made the plan, and for one that never was', async () => {
    await begin();
    await expect(undo(1)).rejects.toMatchObject({ code: 'undo_impossible', status: 409 });
    await expect(undo(7)).rejects.toMatchObject({ code: 'change_not_found', status: 404 });
  });
});

function putCells(...cells: readonly Cell[]): Edit {
  return { entity: 'entries', goalId: 'g1', cells };
}

function removed(id: string): Edit {
  return { entity: 'goal', id, after: null };
}

function statedOf(whole: WholePlan | null) {
  if (whole === null) return null;
  const goals = whole.goals.map(({ updatedAt: _updatedAt, ...goal }) => goal);
  return { ...whole, version: 0, goals };
}
