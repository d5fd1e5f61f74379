import { describe, expect, it } from 'vitest';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleFilterable } from '#testing/core/exampleFilterable.ts';
import { FILTER_KINDS, type FilterCriteria, NO_CRITERIA } from './criteria.ts';
import { COMPLETIONS, LISTED_DEPTHS, PRIORITY_OPTIONS } from './criterionRows.ts';
import { DUE_DATE_OPTIONS } from './dueDate.ts';
import type { FilterableGoal } from './filterableGoal.ts';
import type { FilterContext } from './filterContext.ts';
import { countOptions } from './optionCounts.ts';
import { STATUS_CHOICES } from './statusChoice.ts';

const CONTEXT: FilterContext = {
  today: exampleDay('2025-09-15'),
  fiscalStartMonth: 1,
  departmentOfMember: new Map([['7', '3']]),
  own: null,
  work: null,
};

const GOAL = exampleFilterable({
  memberId: '7',
  status: 'critical',
  priority: 'high',
  isKpi: true,
  perspective: 'f',
  objectiveId: 'a',
  span: { start: null, end: exampleDay('2025-09-14') },
});

const OPTIONS = {
  statuses: STATUS_CHOICES,
  depths: LISTED_DEPTHS,
  perspectives: PERSPECTIVES,
  objectiveIds: ['a', 'b'],
  priorities: PRIORITY_OPTIONS,
  completion: COMPLETIONS,
  dueDate: DUE_DATE_OPTIONS,
  ownerIds: ['u_7', 'u_8', 'd_3'],
};

it('counts nothing beside what has no options', () => {
  expect(countOptions(NO_CRITERIA, [GOAL], CONTEXT).of('keyword', 'water')).toBeNull();
});

/** The options that count the goal, of each kind that has one. */
function counted(criteria: Partial<FilterCriteria>, goal: FilterableGoal = GOAL) {
  const counts = countOptions({ ...NO_CRITERIA, ...criteria }, [goal], CONTEXT);
  const found = FILTER_KINDS.map((kind): [string, readonly (string | number)[]] => {
    const options: readonly (string | number)[] = new Map(Object.entries(OPTIONS)).get(kind) ?? [];
    return [kind, options.filter((option) => (counts.of(kind, option) ?? 0) > 0)];
  });
  return Object.fromEntries(found.filter(([, options]) => options.length > 0));
}

const EVERYTHING = {
  statuses: ['critical'],
  depths: [1],
  perspectives: ['f'],
  objectiveIds: ['a'],
  priorities: ['kpi', 'high'],
  completion: ['incomplete'],
  dueDate: ['pastDue', 'thisMonth', 'thisQuarter'],
  ownerIds: ['u_7', 'd_3'],
};

describe('the counts beside the options', () => {
  it('count a goal under nothing that it has not', () => {
    const goal = { ...GOAL, perspective: null, objectiveId: null, memberId: null, departmentId: null };
    const options = counted({ keyword: 'water' }, goal);
    expect([options.perspectives, options.objectiveIds, options.ownerIds]).toEqual([undefined, undefined, undefined]);
  });

  it('count a goal that no filter refuses under each of its options', () => {
    expect(counted({ keyword: 'water' })).toEqual(EVERYTHING);
  });

  it.each<[keyof typeof EVERYTHING, Partial<FilterCriteria>]>([
    ['statuses', { statuses: ['deferred'] }],
    ['perspectives', { perspectives: ['c'] }],
    ['objectiveIds', { objectiveIds: ['b'] }],
    ['priorities', { priorities: ['low'] }],
    ['completion', { completion: 'complete' }],
    ['dueDate', { dueDate: { custom: { start: exampleDay('2030-01-01'), end: null } } }],
    ['ownerIds', { ownerIds: ['u_8'] }],
  ])('count a goal that only %s refuses in that kind alone', (kind, criteria) => {
    expect(counted(criteria)).toEqual({ [kind]: EVERYTHING[kind] });
  });

  it('count a goal refused by two kinds, by the keyword or by its year nowhere', () => {
    expect(counted({ statuses: ['deferred'], perspectives: ['c'] })).toEqual({});
    expect(counted({ keyword: 'roads' })).toEqual({});
    expect(counted({ keyword: 'water' }, { ...GOAL, inFiscalYear: false })).toEqual({});
  });

  it('count a chosen depth in every kind but for a department, which widens it', () => {
    const deeper = { ...GOAL, depth: 3 };
    expect(counted({ depths: [1] }, deeper)).toEqual({ depths: [3], ownerIds: ['d_3'] });
  });

  it('count a strategic objective under its own status alone: under others it is a heading', () => {
    expect(counted({ keyword: 'water' }, { ...GOAL, depth: 0 })).toMatchObject({ statuses: ['critical'] });
    expect(counted({ statuses: ['deferred'] }, { ...GOAL, depth: 0 })).toEqual({ statuses: ['critical'] });
  });

  it.each<[string, Partial<FilterCriteria>, string, number]>([
    [
      'a member beside a chosen department at every level that it widens to',
      { ownerIds: ['d_9'], depths: [1] },
      'u_7',
      1,
    ],
    ['a member alone at the chosen level', { depths: [1] }, 'u_7', 0],
  ])('count %s', (_, criteria, owner, count) => {
    const deeper = { ...GOAL, depth: 3 };
    expect(countOptions({ ...NO_CRITERIA, ...criteria }, [deeper], CONTEXT).of('ownerIds', owner)).toBe(count);
  });

  it('count a level beside one that is chosen by itself, though owners of a department widen each alone', () => {
    const criteria: FilterCriteria = { ...NO_CRITERIA, ownerIds: ['d_3'], depths: [0] };
    const goals = [1, 2, 3].map((depth) => ({ ...GOAL, depth }));
    expect(countOptions(criteria, goals, CONTEXT).of('depths', 1)).toBe(1);
    expect(countOptions({ ...criteria, depths: [] }, goals, CONTEXT).of('depths', 1)).toBe(3);
  });

  it('count nothing at the lowest depth', () => {
    expect(counted({ keyword: 'water' }, { ...GOAL, depth: 6 })).toEqual({});
  });
});
