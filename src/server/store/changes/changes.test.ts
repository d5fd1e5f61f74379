import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { findComments } from '#server/store/plans/comments.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findMembers, findOwners } from '#server/store/plans/owners.ts';
import { findPlan, findVersion } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { findWholePlan } from '#server/store/plans/wholePlan.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';
import { change, comment, day, goal, member, PUT_PLAN, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';

describe.each(storesUnderTest())('a change on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const apply = (...edits: readonly Edit[]) => applyChange(store, change(edits));
  const putCells = (...cells: readonly Cell[]): Edit => ({ entity: 'entries', goalId: 'g1', cells });
  const seriesOfGoal = async () => (await findSeries(store.db, { planId: 'p1' })).get('g1');

  it('gives back every field of everything as it was written', async () => {
    const full = goal({
      id: 'g1',
      number: '1x2',
      title: 'Größer “R&D” 🚀 \u2028',
      measure: 'Miles',
      description: 'Longer',
      depth: 6,
      aggregation: 'current',
      valueType: 'percent',
      trackingFrequency: 'weekly',
      targetDirection: 'equal',
      span: { start: day('2025-01-01'), end: day('2025-12-31') },
      priority: 'high',
      isKpi: true,
      rollup: 'average',
      isEndOfYear100: true,
      targetsByYear: new Map([
        [2025, -0.1],
        [2026, 7.25],
      ]),
      allTarget: 1e21,
      baseline: { value: 0.1 + 0.2, date: day('2024-12-01') },
      newBases: [
        { date: day('2024-12-30'), reason: 'Only “new” miles count' },
        { date: day('2025-06-30'), reason: 'Ausgezählt' },
      ],
      handStatus: {
        status: 'deferred',
        note: 'Later',
        memberId: 'm1',
        by: 'Ada',
        at: '2025-01-01T00:00:00.000Z',
        computedActual: 0.1,
      },
      isStatusAutomatic: false,
      ownerLabel: 'Ada',
      departmentId: 'd1',
      memberId: 'm1',
      perspective: 'c',
    });
    const lead = member({
      id: 'm1',
      departmentId: 'd1',
      leadsDepartment: true,
      role: 'lead',
      email: 'a@b.c',
      accountId: 'a1',
    });
    const settled = plan({
      tiers: 3,
      fiscalDisplay: 'bothYears',
      perspectives: { f: 'Finanzen', c: 'Kunden', o: 'Innen', p: 'Leute' },
      thresholds: { onTarget: 0.95, offTarget: 0.7 },
    });
    const written = await apply(
      { entity: 'plan', after: settled },
      { entity: 'department', id: 'd1', after: { id: 'd1', name: 'Water' } },
      { entity: 'member', id: 'm1', after: lead },
      { entity: 'goal', id: 'g1', after: full },
      putCells({ date: day('2025-02-01'), actual: 3.5 }, { date: day('2024-12-01'), target: 1, actual: 2 }),
      { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g1' }) },
    );
    expect(written).toEqual({ version: 1 });
    const { email: _email, accountId: _account, ...shown } = lead;
    expect(await findWholePlan(store, 'p1')).toEqual({
      version: 1,
      plan: settled,
      owners: { departments: [{ id: 'd1', name: 'Water' }], members: [shown] },
      goals: [
        {
          ...full,
          updatedAt: '2025-03-01T10:00:00.000Z',
          lastComment: { text: 'Well begun', firstName: 'Ada', lastName: 'Byron', at: '2025-03-01T09:00:00.000Z' },
          commentCount: 1,
        },
      ],
      milestones: new Map(),
      series: new Map([
        [
          'g1',
          {
            days: Int32Array.of(day('2024-12-01'), day('2025-02-01')),
            targets: Float64Array.of(1, Number.NaN),
            actuals: Float64Array.of(2, 3.5),
          },
        ],
      ]),
    });
    expect(await findMembers(store.db, 'p1')).toEqual([lead]);
  });

  it('that changes nothing gets no version, and an edit that changes nothing is not logged', async () => {
    const goalEdit = putGoal({
      id: 'g1',
      targetsByYear: new Map([
        [2026, 1],
        [2025, 2],
      ]),
    });
    const same = putGoal({
      id: 'g1',
      targetsByYear: new Map([
        [2025, 2],
        [2026, 1],
      ]),
    });
    const cells = putCells({ date: day('2025-02-01'), actual: 3 }, { date: day('2025-03-01'), actual: null });
    await apply(PUT_PLAN, goalEdit, cells);
    expect(await apply(PUT_PLAN, same, cells, { entity: 'comment', id: 'none', after: null })).toEqual({ version: 1 });
    expect(await findVersion(store.db, 'p1')).toBe(1);
  });

  it('is refused whole when one edit is refused', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }));
    const wrong = apply(putGoal({ id: 'g2' }), {
      entity: 'entries',
      goalId: 'nowhere',
      cells: [{ date: day('2025-02-01'), actual: 3 }],
    });
    await expect(wrong).rejects.toMatchObject({ code: 'goal_not_found', status: 404 });
    expect((await findGoals(store.db, { planId: 'p1' })).map((each) => each.id)).toEqual(['g1']);
    expect(await findVersion(store.db, 'p1')).toBe(1);
  });

  it('needs a plan', async () => {
    await expect(apply(putGoal({ id: 'g1' }))).rejects.toMatchObject({ code: 'plan_not_found', status: 404 });
  });

  it('leaves a cell it does not name, clears one it names null, and drops an entry left empty', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }));
    await apply(putCells({ date: day('2025-02-01'), target: 5, actual: 3 }, { date: day('2026-03-01'), target: 6 }));
    await apply(putCells({ date: day('2025-02-01'), actual: null }, { date: day('2026-03-01'), target: null }));
    expect(await seriesOfGoal()).toEqual({
      days: Int32Array.of(day('2025-02-01')),
      targets: Float64Array.of(5),
      actuals: Float64Array.of(Number.NaN),
    });
    const rows = await store.db.selectFrom('entry_year').select('calendar_year').where('plan_id', '=', 'p1').execute();
    expect(rows).toEqual([{ calendar_year: 2025 }]);
  });

  it('lets the last of several edits of one cell count, each of its two values by itself', async () => {
    await apply(
      PUT_PLAN,
      putGoal({ id: 'g1' }),
      putCells({ date: day('2025-02-01'), target: 5, actual: 3 }, { date: day('2025-02-01'), target: 6 }),
      putCells({ date: day('2025-02-01'), actual: 4 }),
    );
    expect(await seriesOfGoal()).toMatchObject({ targets: Float64Array.of(6), actuals: Float64Array.of(4) });
  });

  it('of entries or of the goal itself stamps the goal, another does not', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putGoal({ id: 'g2' }), putGoal({ id: 'g3' }));
    const at = '2025-04-01T00:00:00.000Z';
    const edits: Edit[] = [
      putCells({ date: day('2025-02-01'), actual: 1 }),
      putGoal({ id: 'g2', title: 'New' }),
      { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g3' }) },
    ];
    await applyChange(store, change(edits, { at }));
    const goals = await findGoals(store.db, { planId: 'p1' });
    expect(new Map(goals.map((each) => [each.id, each.updatedAt]))).toEqual(
      new Map([
        ['g1', at],
        ['g2', at],
        ['g3', '2025-03-01T10:00:00.000Z'],
      ]),
    );
  });

  it('that takes a goal away takes its entries and comments with it', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putCells({ date: day('2025-02-01'), actual: 1 }), {
      entity: 'comment',
      id: 'c1',
      after: comment({ id: 'c1', goalId: 'g1' }),
    });
    await apply({ entity: 'goal', id: 'g1', after: null });
    expect(await findGoals(store.db, { planId: 'p1', which: 'all' })).toEqual([]);
    expect(await findComments(store.db, { planId: 'p1', goalId: 'g1' })).toEqual([]);
    expect(await seriesOfGoal()).toBeUndefined();
  });

  it('takes away owners', async () => {
    await apply(
      PUT_PLAN,
      { entity: 'department', id: 'd1', after: { id: 'd1', name: 'Water' } },
      {
        entity: 'member',
        id: 'm1',
        after: member({ id: 'm1' }),
      },
    );
    await apply({ entity: 'department', id: 'd1', after: null }, { entity: 'member', id: 'm1', after: null });
    expect(await findOwners(store.db, 'p1')).toEqual({ departments: [], members: [] });
  });

  it('archives a goal: it is found among the archived only', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putGoal({ id: 'g2', archivedAt: '2025-02-01T00:00:00.000Z' }));
    const ids = async (which: 'current' | 'archived' | 'all') =>
      (await findGoals(store.db, { planId: 'p1', which })).map((each) => each.id).sort();
    expect([await ids('current'), await ids('archived'), await ids('all')]).toEqual([['g1'], ['g2'], ['g1', 'g2']]);
  });

  it.each([
    { what: 'infinity in an entry', edit: putCellsOf(Number.POSITIVE_INFINITY), code: 'number_not_finite' },
    { what: 'no number in an entry', edit: putCellsOf(Number.NaN), code: 'number_not_finite' },
    {
      what: 'infinity as a target',
      edit: putGoal({ id: 'g1', allTarget: Number.NEGATIVE_INFINITY }),
      code: 'number_not_finite',
    },
    { what: 'a depth with a fraction', edit: putGoal({ id: 'g1', depth: 1.5 }), code: 'number_not_finite' },
    { what: 'a NUL in a title', edit: putGoal({ id: 'g1', title: 'a\u0000b' }), code: 'unstorable_text' },
    { what: 'half a character in a title', edit: putGoal({ id: 'g1', title: 'a\ud83db' }), code: 'unstorable_text' },
    { what: 'a NUL in a perspective', edit: planOfPerspective('a\u0000b'), code: 'unstorable_text' },
    { what: 'half a character in a perspective', edit: planOfPerspective('\udc00'), code: 'unstorable_text' },
    { what: 'a NUL in an id', edit: putGoal({ id: 'g\u0000' }), code: 'unstorable_text' },
  ])('is refused with $what', async ({ edit, code }) => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }));
    await expect(apply(edit)).rejects.toMatchObject({ code, status: 400 });
    expect(await findVersion(store.db, 'p1')).toBe(1);
  });

  it('is refused with a NUL in what it says it did', async () => {
    const named = applyChange(store, change([PUT_PLAN], { what: '\u0000' }));
    await expect(named).rejects.toMatchObject({ code: 'unstorable_text', status: 400 });
    expect(await findPlan(store.db, 'p1')).toBeNull();
  });

  it('keeps minus zero as zero and the smallest and largest numbers as they are', async () => {
    const cells = [-0, 5e-324, Number.MAX_VALUE, -Number.MAX_VALUE, 0.1].map((actual, index) => ({
      date: day(`2025-0${index + 1}-01`),
      actual,
    }));
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putCells(...cells));
    expect((await seriesOfGoal())?.actuals).toEqual(
      Float64Array.of(0, 5e-324, Number.MAX_VALUE, -Number.MAX_VALUE, 0.1),
    );
  });

  it('writers at the same time are put one after the other: no version is used twice, no change lost', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }));
    const days = Array.from({ length: 20 }, (_, index) => day(`2025-01-${String(index + 1).padStart(2, '0')}`));
    const written = await Promise.all(days.map((date, index) => apply(putCells({ date, actual: index }))));
    expect(written.map(({ version }) => version).sort((one, other) => one - other)).toEqual(
      days.map((_, index) => index + 2),
    );
    expect((await seriesOfGoal())?.days).toEqual(Int32Array.from(days));
  });

  it('two that make the same plan at the same time become one after the other', async () => {
    const both = await Promise.all([apply(PUT_PLAN, putGoal({ id: 'g1' })), apply(PUT_PLAN, putGoal({ id: 'g2' }))]);
    expect(both.map(({ version }) => version).sort()).toEqual([1, 2]);
    expect(await findGoals(store.db, { planId: 'p1' })).toHaveLength(2);
  });

  it('reaches only its own plan', async () => {
    await apply(PUT_PLAN, putGoal({ id: 'g1' }), putCells({ date: day('2025-02-01'), actual: 1 }));
    const other = change([{ entity: 'plan', after: plan({ id: 'p2' }) }, putGoal({ id: 'g1', title: 'Other' })], {
      planId: 'p2',
    });
    await applyChange(store, other);
    await removePlan(store, 'p2');
    expect(await findGoals(store.db, { planId: 'p1' })).toMatchObject([{ id: 'g1', title: 'Goal g1' }]);
    expect((await seriesOfGoal())?.actuals).toEqual(Float64Array.of(1));
    expect(await findPlan(store.db, 'p2')).toBeNull();
  });
});

function putCellsOf(actual: number): Edit {
  return { entity: 'entries', goalId: 'g1', cells: [{ date: day('2025-02-01'), actual }] };
}

function planOfPerspective(label: string): Edit {
  return { entity: 'plan', after: plan({ perspectives: { f: label, c: '', o: '', p: '' } }) };
}
