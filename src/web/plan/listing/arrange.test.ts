import { describe, expect, it } from 'vitest';
import type { CardSort, Grouping } from '#contract/dashboardUrl.ts';
import type { Status } from '#core/goal/status.ts';
import type { Owners } from '#core/plan/owners.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleNumberedGoal } from '#testing/web/examplePlanGoals.ts';
import { groupCards, type Standings, sortCards } from './arrange.ts';

const owners: Owners = {
  departments: [
    { id: 'd1', name: 'Water' },
    { id: 'd2', name: 'Air' },
  ],
  members: [
    {
      id: 'm1',
      firstName: 'Zoe',
      lastName: 'Ash',
      role: 'member',
      departmentId: 'd1',
      leadsDepartment: false,
    },
  ],
};

function goal(number: string, status: Status, part: object = {}) {
  return { ...exampleNumberedGoal(number, { figures: { status } }), ...part };
}

const GOALS = [
  goal('1', 'on_target', { memberId: 'm1', departmentId: null, span: { start: null, end: exampleDay('2026-12-31') } }),
  goal('2', 'off_target', { memberId: null, departmentId: 'd2', span: { start: null, end: null } }),
  goal('3', 'critical', { memberId: null, departmentId: null, span: { start: null, end: exampleDay('2026-06-30') } }),
  goal('4', 'critical', { memberId: 'm1', departmentId: null, span: { start: null, end: null } }),
];

const standing = (number: string, attainment: number, before: number | null): Standings[number] => ({
  id: GOALS.find((each) => each.number === number)?.id ?? '',
  status: '',
  attainment,
  before: before === null ? null : { status: '', actual: null, attainment: before },
  repeats: null,
  step_asked: 0,
});
const STANDINGS = [standing('1', 1, 0.9), standing('2', 0.8, 0.9), standing('3', 0.7, null), standing('4', 0.2, 0.19)];

describe('cards are sorted', () => {
  it.each<[string, CardSort | null, string]>([
    ['as the plan has them', null, '1 2 3 4'],
    ['the furthest behind first, critical before off target', 'behind', '4 3 2 1'],
    ['the first due first, without a day last', 'due', '3 1 2 4'],
    ['who fell back most first, without an earlier day last', 'change', '2 4 1 3'],
  ])('%s', (_, sort, expected) => {
    expect(
      sortCards(GOALS, sort, STANDINGS)
        .map(({ number }) => number)
        .join(' '),
    ).toBe(expected);
  });

  it.each(['behind', 'change'] as const)('by %s only once it is known how they stand', (sort) => {
    expect(sortCards(GOALS, sort, null)).toBe(GOALS);
  });
});

describe('cards are grouped', () => {
  it.each<[Grouping, string]>([
    ['owner', 'Air: 2 | Zoe Ash: 1 4 | none: 3'],
    ['department', 'Air: 2 | Water: 1 4 | none: 3'],
    ['status', 'on_target: 1 | off_target: 2 | critical: 3 4'],
  ])('by %s', (grouping, expected) => {
    const groups = groupCards(GOALS, grouping, { order: GOALS, owners });
    const text = groups.map(
      ({ key, by, goals }) => `${by === null ? 'none' : key}: ${goals.map(({ number }) => number).join(' ')}`,
    );
    expect(text.join(' | ')).toBe(expected);
  });

  it('by objective, in the order of the plan', () => {
    const below = [goal('2.1', 'critical'), goal('1.1', 'critical')].map((each, at) => ({
      ...each,
      objective: { id: GOALS[1 - at]?.id ?? '' },
    }));
    const groups = groupCards(below, 'objective', { order: GOALS, owners });
    expect(groups.map(({ goals }) => goals.map(({ number }) => number).join())).toEqual(['1.1', '2.1']);
  });

  it('each goal in one group', () => {
    const groups = groupCards(GOALS, 'owner', { order: GOALS, owners });
    expect(groups.flatMap(({ goals }) => goals).length).toBe(GOALS.length);
  });
});
