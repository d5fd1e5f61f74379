import { expect, it } from 'vitest';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import type { GoalLock } from './sheetLock.ts';
import { sheetOf } from './sheetModel.ts';

const ONE = exampleDashboardGoal({ id: '1', number: '1', parentId: null });
const OTHER = exampleDashboardGoal({ id: '2', number: '2', parentId: null });

function goalsOf(goals: readonly DashboardGoal[], lock: GoalLock | null = null) {
  const { items } = sheetOf({
    goals,
    columns: [],
    figures: ['actual'],
    isWanted: () => true,
    lockOf: () => (lock === null ? null : { ...lock }),
    closedGroups: new Set(),
  });
  return items.flatMap((item) => (item.kind === 'goal' ? item.of : []));
}

it('when one goal has changed, the rows of the others stay as they were made', () => {
  const before = goalsOf([ONE, OTHER]);
  const after = goalsOf([{ ...ONE, title: 'Renamed' }, OTHER]);
  expect(after[0]?.goal.title).toBe('Renamed');
  expect(after[1]).toBe(before[1]);
});

it('a goal whose lock has changed is made anew, and one whose lock says the same is not', () => {
  const computed = { kind: 'computed', rollup: 'sum', numbers: ['1.1', '1.2'] } as const;
  const [before] = goalsOf([ONE], computed);
  expect(goalsOf([ONE], computed)[0]).toBe(before);
  expect(goalsOf([ONE], { ...computed, numbers: ['1.1'] })[0]?.lock).toEqual({ ...computed, numbers: ['1.1'] });
  expect(goalsOf([ONE])[0]?.lock).toBeNull();
});
