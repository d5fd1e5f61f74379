import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day } from '#core/calendar/date.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import { undoChange } from '#server/store/changes/undo.ts';
import { PAGE } from '#server/store/database/pages.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWholePlan, type WholePlan } from '#server/store/plans/wholePlan.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { isFullRun } from '#testing/server/fullRun.ts';
import { change, comment, day, goal, member, PUT_PLAN, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { findPlanAsOf } from './asOf.ts';

describe.each(storesUnderTest())('the plan as of an instant on $name', ({ name: storeName, open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const applyAt = (at: string, ...edits: readonly Edit[]) => applyChange(store, change(edits, { at }));
  const asOf = (instant: string) => findPlanAsOf(store, { planId: 'p1', instant });

  it('is none before the plan was made, and none of another plan', async () => {
    await applyAt('2025-03-01T10:00:00.000Z', PUT_PLAN);
    expect(await asOf('2025-03-01T09:59:59.999Z')).toBeNull();
    expect(await findPlanAsOf(store, { planId: 'p2', instant: '2025-03-01T10:00:00.000Z' })).toBeNull();
  });

  it('holds what was known at that very instant and nothing later', async () => {
    await applyAt('2025-03-01T10:00:00.000Z', PUT_PLAN, putGoal({ id: 'g1' }));
    await applyAt('2025-03-02T10:00:00.000Z', putGoal({ id: 'g1', title: 'New' }), putGoal({ id: 'g2' }));
    expect((await asOf('2025-03-02T09:59:59.999Z'))?.goals).toMatchObject([
      { title: 'Goal g1', updatedAt: '2025-03-01T10:00:00.000Z' },
    ]);
    expect(await asOf('2025-03-02T10:00:00.000Z')).toEqual(await findWholePlan(store, 'p1'));
  });

  it('does not hold figures of an earlier month that were entered later', async () => {
    await applyAt('2025-03-01T10:00:00.000Z', PUT_PLAN, putGoal({ id: 'g1' }));
    const late: Edit = { entity: 'entries', goalId: 'g1', cells: [{ date: day('2025-01-01'), actual: 5 }] };
    await applyAt('2025-03-02T10:00:00.000Z', late);
    expect((await asOf('2025-03-01T23:00:00.000Z'))?.series.size).toBe(0);
  });

  it('holds a goal removed since with its figures and comments, and leaves out one archived then', async () => {
    await applyAt(
      '2025-03-01T10:00:00.000Z',
      PUT_PLAN,
      putGoal({ id: 'g1' }),
      putGoal({ id: 'g2', archivedAt: '2025-02-01T00:00:00.000Z' }),
      { entity: 'entries', goalId: 'g1', cells: [{ date: day('2025-01-01'), actual: 5 }] },
      { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g1' }) },
    );
    const then = await findWholePlan(store, 'p1');
    await applyAt('2025-03-02T10:00:00.000Z', { entity: 'goal', id: 'g1', after: null }, putGoal({ id: 'g2' }));
    expect(await asOf('2025-03-01T10:00:00.000Z')).toEqual(then);
  });

  it('is turned back by more changes than are read at a time', async () => {
    const ids = Array.from({ length: 0.8 * PAGE }, (_, index) => `g${index}`);
    const titled = (title: string) => ids.map((id) => putGoal({ id, title }));
    const figures = ids.map(
      (goalId): Edit => ({ entity: 'entries', goalId, cells: [{ date: day('2025-01-01'), actual: 5 }] }),
    );
    await applyAt('2025-03-01T10:00:00.000Z', PUT_PLAN, ...titled('First'));
    const then = await findWholePlan(store, 'p1');
    await applyAt('2025-03-02T10:00:00.000Z', ...titled('Second'));
    await applyAt('2025-03-03T10:00:00.000Z', ...figures);
    await applyAt('2025-03-04T10:00:00.000Z', ...titled('Third'));
    expect(inOrder(await asOf('2025-03-01T10:00:00.000Z'))).toEqual(inOrder(then));
    const last = await findWholePlan(store, 'p1');
    expect(inOrder(await asOf('2025-03-04T10:00:00.000Z'))).toEqual(inOrder(last));
  });

  it('is the plan that was there after each change of any history, undone ones too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyEdit, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
        async (history) => {
          await removePlan(store, 'p1');
          const known = new Map<string, WholePlan | null>();
          for (const [index, edits] of [[PUT_PLAN], ...history].entries()) {
            const at = `2025-03-0${index + 1}T10:00:00.000Z`;
            const version = (await findWholePlan(store, 'p1'))?.version ?? 0;
            const isUndo = index % 3 === 2 && version > 1;
            const written = isUndo
              ? undoChange(store, { planId: 'p1', version, at, memberId: null, by: 'Ada' })
              : applyAt(at, ...edits);
            await written.catch(() => {});
            known.set(at, await findWholePlan(store, 'p1'));
          }
          for (const [at, whole] of known) expect(inOrder(await asOf(at))).toEqual(inOrder(whole));
        },
      ),
      // A history is twenty changes and as many questions, which take four times as long in process.
      { numRuns: storeName !== 'PGlite' || isFullRun ? 25 : 8 },
    );
  });
});

const anyGoalId = fc.constantFrom('g1', 'g2', 'g3');
const anyDay = fc.integer({ min: 0, max: 500 }).map((days): Day => addDays(day('2024-10-01'), days));
const anyValue = fc.option(fc.integer({ min: -5, max: 5 }), { nil: null });
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ id: anyGoalId, title: fc.constantFrom('A', 'B') }).map((parts): Edit => putGoal(parts)),
  fc
    .record({ id: anyGoalId, parentId: anyGoalId })
    .map((parts): Edit => ({ entity: 'goal', id: parts.id, after: goal(parts) })),
  anyGoalId.map((id): Edit => ({ entity: 'goal', id, after: null })),
  anyGoalId.map((id): Edit => putGoal({ id, archivedAt: '2025-01-01T00:00:00.000Z' })),
  fc
    .record({
      goalId: anyGoalId,
      cells: fc.array(fc.record({ date: anyDay, target: anyValue, actual: anyValue }, { requiredKeys: ['date'] })),
    })
    .map((entries): Edit => ({ entity: 'entries', ...entries })),
  fc
    .record({ id: fc.constantFrom('c1', 'c2'), goalId: anyGoalId })
    .map((parts): Edit => ({ entity: 'comment', id: parts.id, after: comment(parts) })),
  fc.constantFrom('c1', 'c2').map((id): Edit => ({ entity: 'comment', id, after: null })),
  fc.constantFrom('m1', 'm2').map((id): Edit => ({ entity: 'member', id, after: member({ id }) })),
  fc.constantFrom('m1', 'm2').map((id): Edit => ({ entity: 'member', id, after: null })),
  fc.constantFrom('d1', 'd2').map((id): Edit => ({ entity: 'department', id, after: { id, name: id } })),
  fc.constantFrom('X', 'Y').map((name): Edit => ({ entity: 'plan', after: plan({ name }) })),
);

function inOrder(whole: WholePlan | null) {
  if (whole === null) return null;
  const goals = whole.goals.toSorted((one, other) => one.id.localeCompare(other.id));
  const series = new Map(goals.map(({ id }) => [id, whole.series.get(id)]));
  return { ...whole, goals, series };
}
