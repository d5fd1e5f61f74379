import { describe, expect, it } from 'vitest';
import { ENGLISH_LABELS } from '#core/words/labelWords.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { chosenKinds, FILTER_KINDS, type FilterCriteria, NO_CRITERIA, withoutKind } from './criteria.ts';
import { COMPLETIONS, PRIORITY_OPTIONS } from './criterionRows.ts';
import { DUE_DATE_OPTIONS } from './dueDate.ts';
import { departmentOwner, isDepartment, isOwnerId, memberOwner } from './owner.ts';
import { filterCount, formatFilterCount, isUnfiltered, isWorthSaving } from './selection.ts';

const EACH: readonly Partial<FilterCriteria>[] = [
  { keyword: 'water' },
  { statuses: ['critical'] },
  { depths: [0] },
  { objectiveIds: ['a'] },
  { perspectives: ['f'] },
  { priorities: ['kpi'] },
  { completion: 'complete' },
  { lateness: 'overdue' },
  { prospects: ['atRisk'] },
  { work: ['late'] },
  { dueDate: 'pastDue' },
  { ownerIds: ['u_7'] },
  { own: { ward: ['harbor'] } },
];

const ALL: FilterCriteria = Object.assign({ ...NO_CRITERIA }, ...EACH);

describe('the kinds of filters', () => {
  it('a range of due dates is a value', () => {
    const dueDate = { custom: { start: null, end: exampleDay('2025-09-30') } };
    expect(chosenKinds({ ...NO_CRITERIA, dueDate })).toEqual(['dueDate']);
  });

  it('that have a value are counted once each, in panel order', () => {
    expect(chosenKinds(ALL)).toEqual(FILTER_KINDS);
    expect(FILTER_KINDS).toEqual([
      'keyword',
      'statuses',
      'depths',
      'objectiveIds',
      'perspectives',
      'priorities',
      'completion',
      'lateness',
      'prospects',
      'work',
      'dueDate',
      'ownerIds',
      'own',
    ]);
    expect(filterCount(ALL)).toBe(13);
    expect(filterCount({ ...NO_CRITERIA, statuses: ['critical', 'deferred'] })).toBe(1);
    expect(filterCount({ ...NO_CRITERIA, own: { ward: ['a', 'b'], cost: { from: 1 } } })).toBe(2);
  });

  it.each(EACH)('%j is one', (criteria) => {
    expect(filterCount({ ...NO_CRITERIA, ...criteria })).toBe(1);
  });

  it.each([NO_CRITERIA, { ...NO_CRITERIA, keyword: ' \t' }])('%j is none', (criteria) => {
    expect(filterCount(criteria)).toBe(0);
  });

  it('can be taken away one by one', () => {
    for (const kind of FILTER_KINDS) {
      expect(chosenKinds(withoutKind(ALL, kind))).toEqual(FILTER_KINDS.filter((other) => other !== kind));
    }
    expect(FILTER_KINDS.reduce(withoutKind, ALL)).toEqual(NO_CRITERIA);
  });
});

it.each([
  [0, 'Filter'],
  [1, '1 Filter Selected'],
  [2, '2 Filters Selected'],
  [9, '9 Filters Selected'],
])('the toggle of %d filters reads %s', (count, label) => {
  expect(formatFilterCount(count)).toBe(label);
});

it('the options are those of the specification', () => {
  expect(PRIORITY_OPTIONS).toEqual(['kpi', 'high', 'normal', 'low', 'none']);
  expect(COMPLETIONS).toEqual(['complete', 'incomplete']);
  expect(DUE_DATE_OPTIONS).toEqual(['pastDue', 'thisMonth', 'thisQuarter']);
  expect(ENGLISH_LABELS.dueDates.custom).toBe('Custom');
});

describe('saving the dashboard', () => {
  it.each([
    [{}, false],
    [{ depths: [0] }, false],
    [{ depths: [0, 0] }, false],
    [{ depths: [1] }, true],
    [{ depths: [2] }, true],
    [{ depths: [0, 1] }, true],
    [{ depths: [1, 0] }, true],
    [{ keyword: '  ' }, false],
    [{ keyword: 'water' }, true],
    [{ keyword: 'water', depths: [0] }, true],
    [{ statuses: ['critical'] }, true],
    [{ dueDate: 'pastDue' }, true],
  ] as const)('%j: %s (a filter, or another depth than the default alone)', (criteria, allowed) => {
    expect(isWorthSaving({ ...NO_CRITERIA, ...criteria }, null)).toBe(allowed);
  });

  it('is not allowed while a named filter is current', () => {
    expect(isWorthSaving(ALL, 'Council review')).toBe(false);
  });
});

describe('an owner', () => {
  it.each([
    ['d_3', true],
    ['u_7', true],
    ['d_a_b', true],
    ['u_\n', true],
    ['d_', false],
    ['u_', false],
    ['x_3', false],
    ['d3', false],
    ['ad_3', false],
    ['', false],
  ])('is written %j: %s', (text, isOne) => {
    expect(isOwnerId(text)).toBe(isOne);
  });

  it('is a department or a member', () => {
    expect(departmentOwner('3')).toBe('d_3');
    expect(memberOwner('7')).toBe('u_7');
    expect(isDepartment('d_3')).toBe(true);
    expect(isDepartment('u_d_')).toBe(false);
  });
});

describe('nothing is filtered by', () => {
  it.each(EACH)('not with %j', (criteria) => {
    expect(isUnfiltered({ ...NO_CRITERIA, ...criteria })).toBe(false);
  });

  it('where no kind has a value, and nothing is being typed', () => {
    expect(isUnfiltered(NO_CRITERIA)).toBe(true);
    expect(isUnfiltered({ ...NO_CRITERIA, keyword: ' ' })).toBe(false);
  });
});
