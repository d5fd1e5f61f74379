import { describe, expect, it } from 'vitest';
import type { Priority } from '#core/goal/goal.ts';
import { STATUSES } from '#core/goal/status.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleFilterable } from '#testing/core/exampleFilterable.ts';
import { type FilterCriteria, NO_CRITERIA } from './criteria.ts';
import { CRITERION_ROWS, type PriorityOption } from './criterionRows.ts';
import type { FilterableGoal } from './filterableGoal.ts';
import type { FilterContext } from './filterContext.ts';
import { compileCriteria, compileFilter, criterionTests } from './matchesFilter.ts';
import type { OwnerId } from './owner.ts';

const CONTEXT: FilterContext = {
  today: exampleDay('2025-09-15'),
  fiscalStartMonth: 7,
  departmentOfMember: new Map([['7', '3']]),
  own: null,
  work: null,
};

function isListed(goal: Partial<FilterableGoal>, criteria: Partial<FilterCriteria>): boolean {
  return compileFilter({ ...NO_CRITERIA, ...criteria }, CONTEXT)(exampleFilterable(goal));
}

describe('the list without a filter', () => {
  it.each([
    [{ depth: 0, parentId: null }, true],
    [{ depth: 0, parentId: 'other' }, false],
    [{ depth: 1, parentId: null }, false],
    [{ depth: 1, parentId: 'objective' }, false],
    [{ depth: 6, parentId: null }, false],
  ])('holds goals without a parent at depth 0: %j %s', (goal, listed) => {
    expect(isListed(goal, {})).toBe(listed);
  });

  it('holds only goals of the fiscal year', () => {
    expect(isListed({ depth: 0, parentId: null, inFiscalYear: false }, {})).toBe(false);
  });
});

describe('a filter on outlooks', () => {
  it.each([
    ['atRisk', ['atRisk', 'noHistory'], true],
    ['noHistory', ['atRisk', 'noHistory'], true],
    ['likely', ['atRisk', 'noHistory'], false],
    [null, ['atRisk', 'likely', 'noHistory'], false],
    [null, [], true],
  ] as const)('of a goal whose outlook is %s, asked for %j: %s', (prospect, prospects, listed) => {
    expect(isListed({ depth: 1, prospect }, { prospects, keyword: 'water' })).toBe(listed);
  });

  it('passes no objective whose outlook is not known', () => {
    expect(isListed({ depth: 0, parentId: null, prospect: null }, { prospects: ['atRisk'] })).toBe(false);
  });
});

describe('the filtered list', () => {
  it.each([0, 1, 2, 3, 4, 5])('holds depth %d', (depth) => {
    expect(isListed({ depth }, { keyword: 'water' })).toBe(true);
  });

  it('never holds depth 6, not even when it is asked for', () => {
    expect(isListed({ depth: 6 }, { keyword: 'water' })).toBe(false);
    expect(isListed({ depth: 6 }, { depths: [6] })).toBe(false);
  });

  it('holds only goals of the fiscal year', () => {
    expect(isListed({ inFiscalYear: false }, { keyword: 'water' })).toBe(false);
  });

  it('is not filtered by a keyword of blanks', () => {
    expect(isListed({ depth: 1 }, { keyword: '  ' })).toBe(false);
    expect(isListed({ depth: 0, parentId: null }, { keyword: '  ' })).toBe(true);
  });

  it('holds what every filter holds', () => {
    const criteria: Partial<FilterCriteria> = { keyword: 'water', statuses: ['critical'] };
    expect(isListed({ status: 'critical' }, criteria)).toBe(true);
    expect(isListed({ status: 'on_target' }, criteria)).toBe(false);
    expect(isListed({ status: 'critical', title: 'Roads' }, criteria)).toBe(false);
  });
});

describe('depth', () => {
  it.each([
    [[0], 0, true],
    [[0], 1, false],
    [[1, 3], 1, true],
    [[1, 3], 2, false],
    [[1, 3], 3, true],
    [[5], 5, true],
  ])('%j at depth %d: %s', (depths, depth, listed) => {
    expect(isListed({ depth }, { depths })).toBe(listed);
  });

  it('restricts beside another filter too, [0] included', () => {
    expect(isListed({ depth: 1 }, { depths: [0], keyword: 'water' })).toBe(false);
    expect(isListed({ depth: 0 }, { depths: [0], keyword: 'water' })).toBe(true);
  });

  it('0, once chosen, also lists a goal with a parent', () => {
    expect(isListed({ depth: 0, parentId: 'other' }, { depths: [0] })).toBe(true);
  });

  it.each([
    [[], 'd_3', [1, 2, 3, 4]],
    [[0], 'd_3', [1, 2, 3, 4]],
    [[1], 'd_3', [1, 2, 3, 4]],
    [[2], 'd_3', [2]],
    [[0, 1], 'd_3', [0, 1]],
    [[1, 2], 'd_3', [1, 2]],
    [[], 'u_7', [0, 1, 2, 3, 4, 5]],
    [[1], 'u_7', [1]],
  ] as const)('%j with the owner %s lists the depths %j', (depths, owner, expected) => {
    const listed = [0, 1, 2, 3, 4, 5, 6].filter((depth) =>
      isListed({ depth, memberId: '7' }, { depths, ownerIds: [owner] }),
    );
    expect(listed).toEqual(expected);
  });
});

describe('owner', () => {
  it.each<[Partial<FilterableGoal>, OwnerId[], boolean]>([
    [{ memberId: '7' }, ['u_7'], true],
    [{ memberId: '8' }, ['u_7'], false],
    [{ memberId: null }, ['u_7'], false],
    [{ departmentId: '3' }, ['d_3'], true],
    [{ departmentId: '4' }, ['d_3'], false],
    [{ memberId: '7' }, ['d_3'], true],
    [{ memberId: '8' }, ['d_3'], false],
    [{ memberId: '7', departmentId: '4' }, ['d_3'], false],
    [{ memberId: '7', departmentId: '4' }, ['d_4'], true],
    [{ memberId: '3' }, ['d_3'], false],
    [{ departmentId: '7' }, ['u_7'], false],
    [{ memberId: '8' }, ['u_7', 'u_8'], true],
    [{ memberId: '8', departmentId: '3' }, ['u_7', 'd_3'], true],
    [{}, ['d_3', 'u_7'], false],
  ])('%j for %j: %s (the own department counts, else the member’s)', (goal, ownerIds, listed) => {
    expect(isListed(goal, { ownerIds })).toBe(listed);
  });
});

describe('status', () => {
  it.each(STATUSES)('%s passes when it is chosen, alone or beside another', (status) => {
    const other = status === 'critical' ? 'deferred' : 'critical';
    expect(isListed({ status }, { statuses: [status] })).toBe(true);
    expect(isListed({ status }, { statuses: [other, status] })).toBe(true);
    expect(isListed({ status }, { statuses: [other] })).toBe(false);
  });

  it('lets a goal at depth 0 pass whatever its status', () => {
    expect(isListed({ depth: 0, status: 'on_target' }, { statuses: ['critical'] })).toBe(true);
    expect(isListed({ depth: 1, status: 'on_target' }, { statuses: ['critical'] })).toBe(false);
  });
});

describe('completion', () => {
  it.each(STATUSES)('complete means achieved, incomplete not achieved: %s', (status) => {
    expect(isListed({ status }, { completion: 'complete' })).toBe(status === 'achieved');
    expect(isListed({ status }, { completion: 'incomplete' })).toBe(status !== 'achieved');
  });

  it('holds for a goal at depth 0 as for any other', () => {
    expect(isListed({ depth: 0, status: 'on_target' }, { completion: 'complete' })).toBe(false);
  });
});

describe('priority', () => {
  it.each<[Priority | null, boolean, PriorityOption[], boolean]>([
    ['high', false, ['high'], true],
    ['normal', false, ['normal'], true],
    ['low', false, ['low'], true],
    [null, false, ['none'], true],
    ['high', false, ['normal', 'low', 'none', 'kpi'], false],
    [null, false, ['high', 'normal', 'low', 'kpi'], false],
    ['low', true, ['kpi'], true],
    [null, true, ['kpi'], true],
    [null, true, ['none'], true],
    ['low', true, ['high'], false],
    ['low', false, ['high', 'low'], true],
  ])('%s, KPI %s, for %j: %s', (priority, isKpi, priorities, listed) => {
    expect(isListed({ priority, isKpi }, { priorities })).toBe(listed);
  });
});

describe('perspective and strategic objective', () => {
  it.each([
    ['f', ['f'], true],
    ['f', ['c', 'f'], true],
    ['f', ['c'], false],
    [null, ['f', 'c', 'o', 'p'], false],
  ] as const)('perspective %s for %j: %s', (perspective, perspectives, listed) => {
    expect(isListed({ perspective }, { perspectives })).toBe(listed);
  });

  it.each([
    ['a', ['a'], true],
    ['a', ['b', 'a'], true],
    ['a', ['b'], false],
    [null, ['a'], false],
  ])('objective %s for %j: %s', (objectiveId, objectiveIds, listed) => {
    expect(isListed({ objectiveId }, { objectiveIds })).toBe(listed);
  });
});

describe('due date', () => {
  it('is asked of the goal’s span and status on the day', () => {
    const past = { start: null, end: exampleDay('2025-09-14') };
    expect(isListed({ span: past }, { dueDate: 'pastDue' })).toBe(true);
    expect(isListed({ span: past, status: 'achieved' }, { dueDate: 'pastDue' })).toBe(false);
  });
});

describe('the ceiling of a share', () => {
  const criteria: FilterCriteria = { ...NO_CRITERIA, depths: [1], statuses: ['critical'] };

  it('is every criterion but depth, the fiscal year among them', () => {
    const isInside = compileCriteria(criteria, CONTEXT);
    expect(isInside(exampleFilterable({ depth: 4, status: 'critical' }))).toBe(true);
    expect(isInside(exampleFilterable({ depth: 6, status: 'critical' }))).toBe(true);
    expect(isInside(exampleFilterable({ depth: 1, status: 'on_target' }))).toBe(false);
    expect(isInside(exampleFilterable({ status: 'critical', inFiscalYear: false }))).toBe(false);
  });

  it('without criteria holds every goal of the year', () => {
    const isInside = compileCriteria(NO_CRITERIA, CONTEXT);
    expect(isInside(exampleFilterable({ depth: 4 }))).toBe(true);
    expect(isInside(exampleFilterable({ inFiscalYear: false }))).toBe(false);
  });
});

describe('overdue', () => {
  it.each([true, false])('lists goals whose figures are late, whatever their depth: late %s', (isOverdue) => {
    expect(isListed({ isOverdue }, { lateness: 'overdue' })).toBe(isOverdue);
    expect(isListed({ depth: 0, parentId: null, isOverdue }, { lateness: 'overdue' })).toBe(isOverdue);
    expect(isListed({ isOverdue }, { keyword: 'water' })).toBe(true);
  });
});

it('asks only the criteria that have a value', () => {
  const kinds = (criteria: Partial<FilterCriteria>) =>
    criterionTests({ ...NO_CRITERIA, ...criteria }, CONTEXT).map(({ kind }) => kind);
  expect(kinds({ keyword: ' ' })).toEqual([]);
  expect(kinds({ depths: [1] })).toEqual([]);
  expect(
    kinds({
      keyword: 'water',
      ownerIds: ['u_7'],
      statuses: ['critical'],
      perspectives: ['f'],
      objectiveIds: ['a'],
      priorities: ['low'],
      dueDate: 'pastDue',
      completion: 'complete',
      lateness: 'overdue',
    }),
  ).toEqual([
    'statuses',
    'objectiveIds',
    'perspectives',
    'priorities',
    'completion',
    'lateness',
    'dueDate',
    'ownerIds',
    'keyword',
  ]);
});

describe('nothing is refused', () => {
  it('by a due date that is not asked for', () => {
    expect(CRITERION_ROWS.dueDate.test?.(null, CONTEXT)(exampleFilterable({}))).toBe(true);
  });

  it('by own fields of a plan that has none', () => {
    const passes = compileCriteria({ ...NO_CRITERIA, own: { ward: ['harbor'] } }, CONTEXT);
    expect(passes(exampleFilterable({}))).toBe(true);
  });
});
