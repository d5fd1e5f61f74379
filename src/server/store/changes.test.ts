import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChange } from './changes.ts';
import { findGoals } from './goals.ts';
import { change, comment, day, goal, member, PUT_PLAN, plan, putGoal } from './planUnderTest.ts';
import { findSeries } from './series.ts';
import type { Store } from './store.ts';
import { storesUnderTest } from './storesUnderTest.ts';
import { findWholePlan } from './wholePlan.ts';

describe.each(storesUnderTest())('a change on $name', ({ open }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  it('gives back every field of everything as it was written', async () => {
    const full = goal({
      id: 'g1',
      number: '1x2',
      title: 'Größer “R&D” 🚀',
      span: { start: day('2025-01-01'), end: day('2025-12-31') },
      priority: 'high',
      isKpi: true,
      rollup: 'average',
      isEndOfYear100: true,
      targetsByYear: new Map([
        [2026, 7.25],
        [2025, -0.1],
      ]),
      allTarget: 1e21,
      baseline: { value: 0.1 + 0.2, date: day('2024-12-01') },
      handStatus: {
        status: 'deferred',
        note: 'n',
        memberId: 'm1',
        by: 'Ada',
        at: '2025-01-01T00:00:00.000Z',
        computedActual: null,
      },
      isStatusAutomatic: false,
      ownerLabel: 'Ada',
      departmentId: 'd1',
      memberId: 'm1',
      perspective: 'c',
    });
    const { version } = await applyChange(
      store,
      change([
        { entity: 'plan', after: plan({ tiers: 3, thresholds: { onTarget: 0.95, offTarget: 0.7 } }) },
        { entity: 'department', id: 'd1', after: { id: 'd1', name: 'Water' } },
        {
          entity: 'member',
          id: 'm1',
          after: member({ id: 'm1', departmentId: 'd1', leadsDepartment: true, role: 'lead', email: 'a@b.c' }),
        },
        { entity: 'goal', id: 'g1', after: full },
        {
          entity: 'entries',
          goalId: 'g1',
          cells: [
            { date: day('2025-02-01'), actual: 3.5 },
            { date: day('2024-12-01'), target: 1, actual: 2 },
          ],
        },
        { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g1' }) },
      ]),
    );
    expect(version).toBe(1);
    const whole = await findWholePlan(store, 'p1');
    expect(whole?.version).toBe(1);
    expect(whole?.plan).toEqual(plan({ tiers: 3, thresholds: { onTarget: 0.95, offTarget: 0.7 } }));
    expect(whole?.owners.departments).toEqual([{ id: 'd1', name: 'Water' }]);
    expect(whole?.owners.members).toEqual([
      { id: 'm1', firstName: 'Ada', lastName: 'Byron', role: 'lead', departmentId: 'd1', leadsDepartment: true },
    ]);
    expect(whole?.goals).toEqual([
      {
        ...full,
        updatedAt: '2025-03-01T10:00:00.000Z',
        lastComment: { text: 'Well begun', firstName: 'Ada', lastName: 'Byron', at: '2025-03-01T09:00:00.000Z' },
        commentCount: 1,
      },
    ]);
    expect(whole?.series.get('g1')).toEqual({
      days: Int32Array.of(day('2024-12-01'), day('2025-02-01')),
      targets: Float64Array.of(1, Number.NaN),
      actuals: Float64Array.of(2, 3.5),
    });
  });

  it('that changes nothing gets no version', async () => {
    const edits = [
      PUT_PLAN,
      putGoal({ id: 'g1' }),
      { entity: 'entries', goalId: 'g1', cells: [{ date: day('2025-02-01'), actual: 3 }] } as const,
    ];
    await applyChange(store, change(edits));
    expect(await applyChange(store, change(edits))).toEqual({ version: 1 });
  });

  it('is refused whole when one edit is refused', async () => {
    await applyChange(store, change([PUT_PLAN, putGoal({ id: 'g1' })]));
    const wrong = change([
      putGoal({ id: 'g2' }),
      { entity: 'entries', goalId: 'nowhere', cells: [{ date: day('2025-02-01'), actual: 3 }] },
    ]);
    await expect(applyChange(store, wrong)).rejects.toMatchObject({ code: 'goal_not_found', status: 404 });
    expect((await findGoals(store.db, { planId: 'p1' })).map((each) => each.id)).toEqual(['g1']);
  });

  it('leaves a cell it does not name, clears one it names null, and drops an entry left empty', async () => {
    const cells = (
      ...given: readonly { date: ReturnType<typeof day>; target?: number | null; actual?: number | null }[]
    ) => change([{ entity: 'entries', goalId: 'g1', cells: given }]);
    await applyChange(store, change([PUT_PLAN, putGoal({ id: 'g1' })]));
    await applyChange(
      store,
      cells({ date: day('2025-02-01'), target: 5, actual: 3 }, { date: day('2025-03-01'), target: 6 }),
    );
    await applyChange(
      store,
      cells({ date: day('2025-02-01'), actual: null }, { date: day('2025-03-01'), target: null }),
    );
    expect((await findSeries(store.db, { planId: 'p1' })).get('g1')).toEqual({
      days: Int32Array.of(day('2025-02-01')),
      targets: Float64Array.of(5),
      actuals: Float64Array.of(Number.NaN),
    });
  });
});
