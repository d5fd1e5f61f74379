import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleFilterable } from '#testing/core/exampleFilterable.ts';
import { type FilterCriteria, NO_CRITERIA } from './criteria.ts';
import { countFacets } from './facets.ts';
import { filterColumnsOf } from './filterColumns.ts';
import type { FilterableGoal, FilterContext } from './matchesFilter.ts';
import { STATUS_CHOICES } from './statusChoice.ts';

const CONTEXT: FilterContext = {
  today: exampleDay('2025-09-15'),
  fiscalStartMonth: 1,
  departmentOfMember: new Map([['7', '3']]),
  own: null,
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

function counted(criteria: Partial<FilterCriteria>, goal: FilterableGoal = GOAL) {
  const counts = Object.entries(
    countFacets({ ...NO_CRITERIA, ...criteria }, { goals: [goal], columns: filterColumnsOf([goal]) }, CONTEXT),
  );
  return Object.fromEntries(
    counts.flatMap(([kind, options]) => (options.size > 0 ? [[kind, [...options.keys()]]] : [])),
  );
}

const EVERYTHING = {
  statuses: ['critical'],
  depths: [1],
  perspectives: ['f'],
  objectiveIds: ['a'],
  priorities: ['high', 'kpi'],
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

  it('count the strategic objectives under every status', () => {
    expect(counted({ keyword: 'water' }, { ...GOAL, depth: 0 })).toMatchObject({
      statuses: [...STATUS_CHOICES],
    });
  });

  it('count nothing at the lowest depth', () => {
    expect(counted({ keyword: 'water' }, { ...GOAL, depth: 6 })).toEqual({});
  });
});
