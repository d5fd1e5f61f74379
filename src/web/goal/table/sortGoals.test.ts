import { describe, expect, it } from 'vitest';
import { listedGoalOf } from '#contract/listedGoal.ts';
import { exampleDay } from '#core/calendar/exampleDay.ts';
import { exampleDashboardGoal } from '#web/plan/goals/exampleDashboardGoal.ts';
import { nextSorting, sortGoals } from './sortGoals.ts';

const OWNERS = {
  departments: [{ id: '1', name: 'Works' }],
  members: [
    { id: 'z', firstName: 'Zoe', lastName: 'A', role: 'member', departmentId: null, leadsDepartment: false } as const,
    { id: 'b', firstName: 'Bea', lastName: 'B', role: 'member', departmentId: null, leadsDepartment: false } as const,
  ],
};

const goal = (id: string, part: Parameters<typeof exampleDashboardGoal>[0]) =>
  listedGoalOf(exampleDashboardGoal({ id, ...part }));

const GOALS = [
  goal('1', { memberId: 'z', figures: { status: 'critical', percentComplete: 50 } }),
  goal('2', {
    span: { start: null, end: exampleDay('2026-12-31') },
    figures: { status: 'achieved', percentComplete: null },
  }),
  goal('3', {
    memberId: 'b',
    span: { start: null, end: exampleDay('2026-03-31') },
    figures: { status: 'critical', percentComplete: 20 },
  }),
  goal('4', { departmentId: '1', figures: { status: 'on_target', percentComplete: 50 } }),
];

const CHANCES = new Map([
  ['1', 0.35],
  ['3', 0.1],
  ['4', 0.9],
]);

describe('the table is sorted', () => {
  it.each([
    { column: 'goal', isDown: false, order: '1234' },
    { column: 'goal', isDown: true, order: '4321' },
    { column: 'status', isDown: false, order: '2413' },
    { column: 'percent', isDown: false, order: '3142' },
    { column: 'percent', isDown: true, order: '1432' },
    { column: 'outlook', isDown: false, order: '3142' },
    { column: 'outlook', isDown: true, order: '4132' },
    { column: 'due', isDown: false, order: '3214' },
    { column: 'due', isDown: true, order: '2314' },
    { column: 'owner', isDown: false, order: '3412' },
  ] as const)('by $column, down: $isDown, nothing last and equals as they stood', ({ column, isDown, order }) => {
    expect(
      sortGoals(GOALS, { column, isDown }, { owners: OWNERS, chanceOf: ({ id }) => CHANCES.get(id) ?? null })
        .map(({ id }) => id)
        .join(''),
    ).toBe(order);
  });
});

it('goes up, down, and back to the order of the list', () => {
  const up = nextSorting(null, 'status');
  const down = nextSorting(up, 'status');
  expect([up, down, nextSorting(down, 'status')]).toEqual([
    { column: 'status', isDown: false },
    { column: 'status', isDown: true },
    null,
  ]);
  expect(nextSorting(down, 'due')).toEqual({ column: 'due', isDown: false });
});
