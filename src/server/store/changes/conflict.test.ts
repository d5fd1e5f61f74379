import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findSeries } from '#server/store/plans/series.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';
import { change, comment, day, PUT_PLAN, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';

const MARCH = day('2025-03-01');

describe.each(storesUnderTest())('a change made for an earlier version on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const apply = (...edits: readonly Edit[]) => applyChange(store, change(edits));
  const applyFor = (expectedVersion: number, ...edits: readonly Edit[]) =>
    applyChange(store, change(edits), { expectedVersion });
  const begin = () => apply(PUT_PLAN, putGoal({ id: 'g1' }), putCells({ date: MARCH, target: 10, actual: 1 }));

  it('is refused where a cell was changed since, with both values, and writes nothing', async () => {
    await begin();
    await apply(putCells({ date: MARCH, actual: 2 }));
    const late = applyFor(1, putCells({ date: MARCH, actual: 3 }, { date: day('2025-04-01'), actual: 9 }));
    await expect(late).rejects.toMatchObject({
      code: 'changed_meanwhile',
      status: 409,
      details: {
        version: 2,
        conflictCount: 1,
        conflicts: [
          { entity: 'entries', id: 'g1', date: '2025-03-01', field: 'actual', yours: 3, theirs: 2, version: 2 },
        ],
      },
    });
    const series = (await findSeries(store.db, { planId: 'p1' })).get('g1');
    expect(series).toMatchObject({ days: Int32Array.of(MARCH), actuals: Float64Array.of(2) });
  });

  it.each<{ what: string; theirs: Edit[]; yours: Edit }>([
    {
      what: 'another value of the same entry',
      theirs: [putCells({ date: MARCH, target: 11 })],
      yours: putCells({ date: MARCH, actual: 3 }),
    },
    {
      what: 'another entry',
      theirs: [putCells({ date: day('2025-04-01'), actual: 2 })],
      yours: putCells({ date: MARCH, actual: 3 }),
    },
    {
      what: 'the same value',
      theirs: [putCells({ date: MARCH, actual: 3 })],
      yours: putCells({ date: MARCH, actual: 3 }),
    },
    {
      what: 'what was changed back again',
      theirs: [putCells({ date: MARCH, actual: 2 }), putCells({ date: MARCH, actual: 1 })],
      yours: putCells({ date: MARCH, actual: 3 }),
    },
    { what: 'another goal', theirs: [putGoal({ id: 'g2' })], yours: putGoal({ id: 'g1', title: 'Mine' }) },
    {
      what: 'the goal, not its entries',
      theirs: [putGoal({ id: 'g1', title: 'Theirs' })],
      yours: putCells({ date: MARCH, actual: 3 }),
    },
    {
      what: 'the same field alike',
      theirs: [putGoal({ id: 'g1', title: 'Ours' })],
      yours: putGoal({ id: 'g1', title: 'Ours', measure: 'Miles' }),
    },
  ])('is written where others changed $what', async ({ theirs, yours }) => {
    await begin();
    for (const edit of theirs) await apply(edit);
    await expect(applyFor(1, yours)).resolves.toHaveProperty('version');
  });

  it.each<{ what: string; theirs: Edit; yours: Edit; conflict: object }>([
    {
      what: 'an entry that was cleared',
      theirs: putCells({ date: MARCH, target: null, actual: null }),
      yours: putCells({ date: MARCH, actual: 3 }),
      conflict: { field: 'actual', yours: 3, theirs: null },
    },
    {
      what: 'an entry that was new',
      theirs: putCells({ date: day('2025-04-01'), actual: 2 }),
      yours: putCells({ date: day('2025-04-01'), actual: null }),
      conflict: { date: '2025-04-01', field: 'actual', yours: null, theirs: 2 },
    },
    {
      what: "a goal's title",
      theirs: putGoal({ id: 'g1', title: 'Theirs' }),
      yours: putGoal({ id: 'g1', title: 'Mine' }),
      conflict: { entity: 'goal', id: 'g1', date: null, field: 'title', yours: 'Mine', theirs: 'Theirs' },
    },
    {
      what: 'a field that the late one would set back',
      theirs: putGoal({ id: 'g1', measure: 'Miles' }),
      yours: putGoal({ id: 'g1', title: 'Mine' }),
      conflict: { field: 'measure', yours: '', theirs: 'Miles' },
    },
    {
      what: 'a goal that was taken away',
      theirs: { entity: 'goal', id: 'g1', after: null },
      yours: putGoal({ id: 'g1', title: 'Mine' }),
      conflict: { entity: 'goal', field: null, yours: 'present', theirs: null },
    },
    {
      what: 'entries of a goal that the late one takes away',
      theirs: putCells({ date: MARCH, actual: 2 }),
      yours: { entity: 'goal', id: 'g1', after: null },
      conflict: { entity: 'entries', id: 'g1', field: 'actual', yours: null, theirs: 2 },
    },
    {
      what: 'the comments of a goal that the late one takes away',
      theirs: { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g1' }) },
      yours: { entity: 'goal', id: 'g1', after: null },
      conflict: { entity: 'comment', id: 'c1', yours: null, theirs: 'present' },
    },
    {
      what: 'the plan',
      theirs: { entity: 'plan', after: plan({ name: 'Theirs' }) },
      yours: { entity: 'plan', after: plan({ name: 'Mine' }) },
      conflict: { entity: 'plan', id: 'p1', field: 'name', yours: 'Mine', theirs: 'Theirs' },
    },
  ])('is refused where others changed $what', async ({ theirs, yours, conflict }) => {
    await begin();
    await apply(theirs);
    const before = await findGoals(store.db, { planId: 'p1' });
    await expect(applyFor(1, yours)).rejects.toMatchObject({ details: { conflicts: [conflict] } });
    expect(await findGoals(store.db, { planId: 'p1' })).toEqual(before);
  });

  it('is written where the version is the present one', async () => {
    await begin();
    expect(await applyFor(1, putCells({ date: MARCH, actual: 3 }))).toEqual({ version: 2 });
  });

  it.each([2, -1, 0.5, Number.NaN])('is refused for a version the plan never had: %s', async (version) => {
    await begin();
    await expect(applyFor(version, putCells({ date: MARCH, actual: 3 }))).rejects.toMatchObject({
      code: 'unknown_version',
      status: 412,
    });
  });
});

function putCells(...cells: readonly Cell[]): Edit {
  return { entity: 'entries', goalId: 'g1', cells };
}
