import { describe, expect, it } from 'vitest';
import { listedGoalOf } from '#contract/listedGoal.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
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
  goal('1', {
    ownFields: { note: 'b', cost: 10, ward: 'north', wards: ['north'], who: 'z', done: true, day: '2026-02-01' },
    memberId: 'z',
    figures: { status: 'critical', percentComplete: 50 },
  }),
  goal('2', {
    ownFields: {
      note: 'ä',
      cost: 9,
      ward: 'harbor',
      wards: ['north', 'harbor'],
      who: 'b',
      done: false,
      day: '2025-12-31',
    },
    span: { start: null, end: exampleDay('2026-12-31') },
    figures: { status: 'achieved', percentComplete: null },
  }),
  goal('3', {
    memberId: 'b',
    span: { start: null, end: exampleDay('2026-03-31') },
    figures: { status: 'critical', percentComplete: 20 },
  }),
  goal('4', {
    ownFields: { cost: -1, ward: 'removed', who: 'gone' },
    departmentId: '1',
    figures: { status: 'on_target', percentComplete: 50 },
  }),
];

const FIELDS = [
  exampleOwnField({ id: 'note' }),
  exampleOwnField({ id: 'cost', kind: 'money' }),
  exampleOwnField({ id: 'ward', kind: 'choice' }),
  exampleOwnField({ id: 'wards', kind: 'choices' }),
  exampleOwnField({ id: 'who', kind: 'person' }),
  exampleOwnField({ id: 'done', kind: 'yes_no' }),
  exampleOwnField({ id: 'day', kind: 'date' }),
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
    { column: 'own-note', isDown: false, order: '2134' },
    { column: 'own-cost', isDown: false, order: '4213' },
    { column: 'own-cost', isDown: true, order: '1243' },
    { column: 'own-ward', isDown: false, order: '2134' },
    { column: 'own-wards', isDown: false, order: '2134' },
    { column: 'own-who', isDown: false, order: '2134' },
    { column: 'own-done', isDown: false, order: '2134' },
    { column: 'own-day', isDown: true, order: '1234' },
    { column: 'own-removed', isDown: true, order: '1234' },
  ] as const)('by $column, down: $isDown, nothing last and equals as they stood', ({ column, isDown, order }) => {
    expect(
      sortGoals(
        GOALS,
        { column, isDown },
        { owners: OWNERS, fields: FIELDS, chanceOf: ({ id }) => CHANCES.get(id) ?? null },
      )
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
