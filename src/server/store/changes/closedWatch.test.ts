import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Plan } from '#core/plan/plan.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import { findChanges } from '#server/store/history/changeLog.ts';
import { findWholePlan } from '#server/store/plans/wholePlan.ts';
import type { Cell, Edit, StoredGoal } from '#server/store/rows/edit.ts';
import { change, day, goal, plan } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';
import { undoChange } from './undo.ts';

const CLOSED = { closedUntil: day('2025-06-30') };

const GOALS: Readonly<Record<string, Partial<StoredGoal>>> = {
  parent: { number: '1', rollup: 'sum', span: span('2024-01-01', '2026-12-31') },
  child: {
    number: '1x1',
    parentId: 'parent',
    depth: 1,
    span: span('2024-01-01', '2026-12-31'),
    targetsByYear: new Map([
      [2024, 120],
      [2025, 120],
    ]),
  },
  second: { number: '1x2', parentId: 'parent', depth: 1, span: span('2024-01-01', '2026-12-31') },
  objective: { number: '2', span: span('2024-01-01', '2026-12-31') },
  current: {
    number: '2x1',
    parentId: 'objective',
    depth: 1,
    aggregation: 'current',
    allTarget: 100,
    baseline: { value: 0, date: null },
    span: span('2024-01-01', '2026-12-31'),
  },
  open: { number: '3', span: span('2025-01-01', '2026-12-31'), targetsByYear: new Map([[2025, 50]]) },
  mean: { number: '5', rollup: 'percent', span: span('2024-01-01', '2026-12-31') },
  light: { number: '5x1', parentId: 'mean', depth: 1, ...yearly(100) },
  heavy: { number: '5x2', parentId: 'mean', depth: 1, ...yearly(20) },
  computed: { number: '6', actualFormula: '[#child]', ...yearly(60) },
};

const CELLS: Readonly<Record<string, readonly Cell[]>> = {
  child: [...months('2024', [10, 10, 10, 12, 8, 10]), ...months('2025', [10, 9, 11])],
  second: [...months('2024', [1, 1, 1, 1, 1, 1]), ...months('2025', [1, 1, 1])],
  current: [...months('2024', [5, 10, 15, 20, 25, 30]), ...months('2025', [40, 50, 60])],
  light: months('2024', [1, 1, 1, 1, 1, 1]),
  heavy: months('2024', [1, 1, 1, 1, 1, 1]),
  open: [
    { date: day('2025-09-01'), actual: 4 },
    { date: day('2025-10-01'), actual: 4 },
  ],
};

describe.each(storesUnderTest())('what changes a closed figure asks for a reason, on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const apply = (...edits: readonly Edit[]) => applyChange(store, change(edits));
  const settings = (parts: Partial<Plan>): Edit => ({ entity: 'plan', after: plan(parts) });

  async function begin(parts: Partial<Plan> = {}): Promise<void> {
    await apply(settings(parts), ...Object.keys(GOALS).map((id) => put(id)), ...Object.keys(CELLS).map(cellsOf));
    await apply(settings({ ...parts, ...CLOSED }));
  }

  type Way = { readonly what: string; readonly edits: readonly Edit[]; readonly code?: string };
  const asks = (what: string, ...edits: readonly Edit[]): Way => ({ what, edits, code: 'period_closed' });
  const may = (what: string, ...edits: readonly Edit[]): Way => ({ what, edits });

  const ways: readonly Way[] = [
    asks('another function', put('child', { aggregation: 'average' })),
    asks('another direction', put('child', { targetDirection: 'down' })),
    asks('a start within closed periods', put('child', span1('2024-03-01', '2026-12-31'))),
    asks('an end within closed periods', put('child', span1('2024-01-01', '2025-02-28'))),
    asks('another end of what is due along a line', put('current', span1('2024-01-01', '2027-12-31'))),
    asks('another start value', put('current', { baseline: { value: -50, date: null } })),
    asks('another target of its whole life', put('current', { allTarget: 200 })),
    asks('another target of a closed year', put('child', { targetsByYear: new Map([[2024, 60]]) })),
    asks('another kind of roll-up', put('parent', { rollup: 'average' })),
    asks('a roll-up no more', put('parent', { rollup: null })),
    asks('a child left out', put('child', { rollup: 'none' })),
    asks('a child of other units', put('second', { valueType: 'percent' })),
    asks('a child moved away', put('child', { parentId: 'objective', number: '2x2' })),
    asks('a child moved to it', put('current', { parentId: 'parent', number: '1x3' })),
    asks('a child deferred', put('child', { handStatus: deferred() })),
    asks('another weight', put('heavy', { weight: 3 })),
    asks('another formula', put('computed', { actualFormula: '[#child] * 2' })),
    asks('a formula no more', put('computed', { actualFormula: null })),
    may('a formula that comes to the same', put('computed', { actualFormula: '[#child] * 1' })),
    asks('a goal archived', put('child', { archivedAt: '2025-08-01T00:00:00.000Z' })),
    asks('weeks in place of months', put('child', { trackingFrequency: 'weekly' })),
    asks('another fiscal month', settings({ ...CLOSED, fiscalStartMonth: 7 })),
    asks('other thresholds', settings({ ...CLOSED, thresholds: { onTarget: 0.4, offTarget: 0.4 } })),
    may('another title', put('child', { title: 'New' })),
    may('another owner', put('child', { ownerLabel: 'Ada' })),
    may('a target of an open year', put('child', targets([2024, 120], [2025, 240], [2026, 10]))),
    may('a figure of an open month', { entity: 'entries', goalId: 'child', cells: months('2025', [7], 7) }),
    may('a status set by hand', put('child', { handStatus: { ...deferred(), status: 'critical' } })),
    may('the function of a goal without closed figures', put('open', { aggregation: 'average' })),
    may('such a goal archived', put('open', { archivedAt: '2025-08-01T00:00:00.000Z' })),
    may('such a goal removed', { entity: 'goal', id: 'open', after: null }),
    may('a new child that is waited for no more', put('late', { ...GOALS.second, number: '1x9' })),
    may('a new goal', put('new', { number: '4', targetsByYear: new Map([[2025, 9]]) })),
    may(
      'a new child that begins later',
      put('new', { ...GOALS.second, number: '1x8', ...span1('2025-07-01', '2026-12-31') }),
    ),
    may('another way to write the year', settings({ ...CLOSED, fiscalDisplay: 'endYear', name: 'New' })),
    may('the plan archived', settings({ ...CLOSED, isArchived: true })),
  ];

  it.each(ways)('$what', async ({ edits, code = null }) => {
    await begin();
    const before = await findWholePlan(store, 'p1');
    expect(await refusalOf(apply(...edits))).toBe(code);
    if (code === null) return;
    expect(await findWholePlan(store, 'p1')).toEqual(before);
    await applyChange(store, change(edits, { reason: 'The audit found it' }));
    const [last] = await findChanges(store.db, { planId: 'p1', limit: 1 });
    expect(last?.reason).toBe('The audit found it');
  });

  it.each(ways.filter(({ code }) => code !== undefined))(
    'nothing is asked where nothing is closed: $what',
    async ({ edits }) => {
      await begin();
      await apply(settings({}));
      const opened = edits.map((edit) =>
        edit.entity === 'plan' ? { ...edit, after: { ...edit.after, closedUntil: null } } : edit,
      );
      expect(await refusalOf(apply(...opened))).toBeNull();
    },
  );

  it('bringing back what was archived, and undoing', async () => {
    await begin();
    await apply(settings({}));
    await apply(put('child', { archivedAt: '2025-08-01T00:00:00.000Z' }));
    await apply(settings(CLOSED));
    expect(await refusalOf(apply(put('child')))).toBe('period_closed');
    await apply(settings({}));
    const { version } = await apply(put('current', { aggregation: 'average' }));
    await apply(settings(CLOSED));
    const stamp = { planId: 'p1', at: '2025-08-01T00:00:00.000Z', memberId: null, by: 'Ada', version };
    expect(await refusalOf(undoChange(store, stamp))).toBe('period_closed');
    expect(await refusalOf(undoChange(store, { ...stamp, reason: 'It was right' }))).toBeNull();
  });

  it('compares with the plan in memory only where that is the stored one', async () => {
    await begin();
    const known = await findWholePlan(store, 'p1');
    if (known === null) throw new Error('The plan is gone.');
    const edits = [put('child', { aggregation: 'average' })];
    const write = (version: number) => applyChange(store, change(edits), { known: { ...known, version, goals: [] } });
    expect(await refusalOf(write(known.version - 1))).toBe('period_closed');
    expect(await refusalOf(write(known.version))).toBe('period_closed');
  });

  it('says which goal, and from which year on', async () => {
    await begin();
    await expect(apply(put('parent', { rollup: 'average' }))).rejects.toMatchObject({
      status: 409,
      details: { closed_until: '2025-06-30', goal_id: 'parent', fiscal_year: 2024 },
    });
  });
});

function put(id: string, parts: Partial<StoredGoal> = {}): Edit {
  return { entity: 'goal', id, after: goal({ id, ...GOALS[id], ...parts }) };
}

function cellsOf(goalId: string): Edit {
  return { entity: 'entries', goalId, cells: CELLS[goalId] ?? [] };
}

function targets(...years: readonly (readonly [number, number])[]): Partial<StoredGoal> {
  return { targetsByYear: new Map(years) };
}

function span(start: string, end: string): StoredGoal['span'] {
  return { start: day(start), end: day(end) };
}

function span1(start: string, end: string): Partial<StoredGoal> {
  return { span: span(start, end) };
}

/** With the same target for each year. */
function yearly(target: number): Partial<StoredGoal> {
  return { ...span1('2024-01-01', '2026-12-31'), ...targets([2024, target], [2025, target]) };
}

function months(year: string, actuals: readonly number[], first = 1): Cell[] {
  return actuals.map((actual, index) => ({
    date: day(`${year}-${String(first + index).padStart(2, '0')}-01`),
    actual,
  }));
}

function deferred(): HandStatus {
  return {
    status: 'deferred',
    note: 'Later',
    memberId: null,
    by: 'Ada',
    at: '2025-08-01T00:00:00.000Z',
    computedActual: null,
  };
}

function refusalOf(writing: Promise<unknown>): Promise<unknown> {
  return writing.then(
    () => null,
    (error) => (error instanceof Refusal ? error.code : error),
  );
}
