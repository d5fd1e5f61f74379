import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import { findChanges } from '#server/store/history/changeLog.ts';
import { findWholePlan } from '#server/store/plans/wholePlan.ts';
import type { Cell, Edit, StoredGoal } from '#server/store/rows/edit.ts';
import { change, day, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';
import { undoChange } from './undo.ts';

const OPEN: Edit = { entity: 'plan', after: plan() };
const CLOSED: Edit = { entity: 'plan', after: plan({ closedUntil: day('2025-06-30') }) };
const [MAY, JUNE, JULY] = [day('2025-05-01'), day('2025-06-01'), day('2025-07-01')];

function put(...cells: Cell[]): Edit {
  return { entity: 'entries', goalId: 'g1', cells };
}

describe.each(storesUnderTest())('closed periods on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const apply = (...edits: readonly Edit[]) => applyChange(store, change(edits));
  const begin = async (goal: Partial<StoredGoal> = {}, cells: readonly Cell[] = [{ date: JUNE, actual: 1 }]) => {
    await apply(OPEN, putGoal({ id: 'g1', ...goal }), put(...cells));
    await apply(CLOSED);
  };
  const refusalOf = (writing: Promise<unknown>) =>
    writing.then(
      () => null,
      (error) => (error instanceof Refusal ? error.code : error),
    );

  it.each<{ what: string; edits: Edit[]; code: string | null }>([
    { what: 'an actual of the last closed month', edits: [put({ date: JUNE, actual: 2 })], code: 'period_closed' },
    { what: 'a target of an earlier month', edits: [put({ date: MAY, target: 2 })], code: 'period_closed' },
    { what: 'a closed month cleared', edits: [put({ date: JUNE, actual: null })], code: 'period_closed' },
    {
      what: 'one closed cell of many',
      edits: [put({ date: JULY, actual: 2 }, { date: MAY, actual: 2 })],
      code: 'period_closed',
    },
    { what: 'the first open month', edits: [put({ date: JULY, actual: 2 })], code: null },
    { what: 'a closed month as it is', edits: [put({ date: JUNE, actual: 1 })], code: null },
    {
      what: 'a goal with its closed figures removed',
      edits: [{ entity: 'goal', id: 'g1', after: null }],
      code: 'period_closed',
    },
    {
      what: 'a new goal with closed figures',
      edits: [
        putGoal({ id: 'g2', number: '2' }),
        { entity: 'entries', goalId: 'g2', cells: [{ date: MAY, actual: 1 }] },
      ],
      code: 'period_closed',
    },
    { what: 'a goal renamed', edits: [putGoal({ id: 'g1', title: 'New' })], code: null },
    {
      what: 'a target of a closed year',
      edits: [putGoal({ id: 'g1', targetsByYear: new Map([[2024, 5]]) })],
      code: 'period_closed',
    },
    {
      what: 'a target of a year that is not wholly closed',
      edits: [putGoal({ id: 'g1', targetsByYear: new Map([[2025, 5]]) })],
      code: null,
    },
    { what: 'opening the periods', edits: [OPEN], code: null },
  ])('$what', async ({ edits, code }) => {
    await begin();
    const before = await findWholePlan(store, 'p1');
    expect(await refusalOf(apply(...edits))).toBe(code);
    if (code !== null) expect(await findWholePlan(store, 'p1')).toEqual(before);
  });

  it.each([
    ['weekly', '2025-06-23', 'period_closed'],
    ['weekly', '2025-06-30', null],
    ['yearly', '2024-01-01', 'period_closed'],
    ['yearly', '2025-01-01', null],
  ] as const)('a %s period from %s: %s', async (trackingFrequency, date, code) => {
    await begin({ trackingFrequency }, []);
    expect(await refusalOf(apply(put({ date: day(date), actual: 2 })))).toBe(code);
  });

  it('taking back a change is a change too', async () => {
    await apply(OPEN, putGoal({ id: 'g1' }));
    const { version } = await apply(put({ date: JUNE, actual: 1 }));
    await apply(CLOSED);
    const stamp = { planId: 'p1', at: '2025-08-01T00:00:00.000Z', memberId: null, by: 'Ada' };
    expect(await refusalOf(undoChange(store, { ...stamp, version }))).toBe('period_closed');
    expect(await refusalOf(undoChange(store, { ...stamp, version, reason: 'Entered twice' }))).toBeNull();
  });

  it('with a reason they change, and the log says why', async () => {
    await begin();
    await applyChange(store, change([put({ date: JUNE, actual: 2 })], { reason: 'The audit found it' }));
    const [last] = await findChanges(store.db, { planId: 'p1', limit: 1 });
    expect(last?.reason).toBe('The audit found it');
  });

  it('says until when, and which figure', async () => {
    await begin();
    await expect(apply(put({ date: JUNE, actual: 2 }))).rejects.toMatchObject({
      status: 409,
      message:
        'The figures up to Jun 30, 2025 are closed, and this changes those of “Goal g1”. A lead of the plan can change them, giving a reason.',
      details: { closed_until: '2025-06-30', goal_id: 'g1', item: 'Goal g1', date: '2025-06-01' },
    });
  });
});
