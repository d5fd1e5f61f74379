import { expect, it } from 'vitest';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Role } from '#core/plan/owners.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import type { Figure } from '#web/goal/entries/sheetCell.ts';
import type { GoalLock } from '#web/goal/entries/sheetLock.ts';
import { yearLockOf } from './yearLock.ts';

const month = (text: string, isClosed: boolean) => ({
  start: exampleDay(`${text}-01`),
  end: exampleDay(`${text}-28`),
  label: '',
  name: '',
  standing: 'past' as const,
  isClosed,
});

function lockOf({
  part = {},
  figure = 'target',
  lock = null,
  role = 'lead',
  closed = [false, false],
  figuresWait = false,
}: {
  part?: Partial<DashboardGoal>;
  figure?: Figure;
  lock?: GoalLock | null;
  role?: Role;
  closed?: readonly [boolean, boolean];
  figuresWait?: boolean;
}) {
  const goal = exampleDashboardGoal({ trackingFrequency: 'monthly', span: { start: null, end: null }, ...part });
  const columns = [month('2026-01', closed[0]), month('2026-02', closed[1])];
  const viewer = {
    kind: 'member',
    memberId: 'm',
    firstName: '',
    lastName: '',
    role,
    tableColumns: null,
    changedRules: [],
  } as const;
  const plan = { viewer, owners: { members: [], departments: [] }, plan: { figuresWait } };
  return (
    yearLockOf(
      { of: { goal, indent: 0, lock, formulas: { actual: null, target: null }, entries: new Map() }, figure },
      columns,
      plan,
    )?.kind ?? null
  );
}

it.each([
  ['of a target is typed', {}, null],
  ['of an actual is worked out', { figure: 'actual' }, 'yearActual'],
  ['of a goal that is computed is not', { lock: { kind: 'computed', rollup: 'sum', numbers: [] } }, 'computed'],
  [
    'of a goal tracked by the year is typed in its only period',
    { part: { trackingFrequency: 'yearly' } },
    'trackedByYear',
  ],
  ['of somebody else is not, by a member', { role: 'member' }, 'notPlanned'],
  ['of one’s own goal is, by a member', { role: 'member', part: { memberId: 'm' } }, null],
  [
    'of one’s own goal is not while figures wait',
    { role: 'member', part: { memberId: 'm' }, figuresWait: true },
    'approval',
  ],
  ['of any goal is while figures wait, by a lead', { figuresWait: true }, null],
  ['of a goal that one contributes to is not', { role: 'member', part: { contributorIds: ['m'] } }, 'notPlanned'],
  ['is typed while a period is open', { closed: [true, false] }, null],
  ['is not once all are closed', { closed: [true, true] }, 'closed'],
  ['is not where the goal has ended', { part: { span: { start: null, end: exampleDay('2025-12-31') } } }, 'afterEnd'],
] as const)('the figure of the year %s', (_, given, kind) => {
  expect(lockOf(given)).toBe(kind);
});
