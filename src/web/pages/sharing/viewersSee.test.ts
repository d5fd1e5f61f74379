import { describe, expect, it } from 'vitest';
import { dayOf } from '#core/calendar/date.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { exampleFilterable } from '#testing/core/exampleFilterable.ts';
import { type SharePlan, viewersSee } from './viewersSee.ts';

const today = dayOf(2026, 11, 20) ?? expect.fail('no such day');
const context = { today, fiscalStartMonth: 1, departmentOfMember: new Map<string, string>(), own: null, work: null };
const goal = (id: string, depth: number, status: 'critical' | 'on_target') =>
  exampleFilterable({ id, depth, status, objectiveId: 'o', parentId: depth === 0 ? null : 'o' });
const filterables = [
  goal('o', 0, 'on_target'),
  goal('a', 1, 'critical'),
  goal('b', 1, 'on_target'),
  goal('c', 2, 'critical'),
];

function seen(criteria: Partial<FilterCriteria>, part: Partial<SharePlan> = {}) {
  const asked = {
    style: 'static' as const,
    onlyTheseLevels: false,
    criteria: { ...NO_CRITERIA, ...criteria },
    ...part,
  };
  return viewersSee({ filterables, listable: filterables.length }, asked, context);
}

type Row = [string, Partial<FilterCriteria>, Partial<SharePlan>, object];

describe('what viewers will see', () => {
  it.each<Row>([
    ['everything, the objectives first', {}, {}, { listed: 1, beneath: 3, namedObjectives: 0 }],
    ['one level, the others beneath', { depths: [1] }, {}, { listed: 2, beneath: 2, namedObjectives: 0 }],
    ['one level alone', { depths: [1] }, { onlyTheseLevels: true }, { listed: 2, beneath: 0, namedObjectives: 1 }],
    [
      'cards of the status chosen, the objective of another as their heading',
      { statuses: ['critical'] },
      {},
      { listed: 2, beneath: 0, namedObjectives: 0 },
    ],
    ['what a filter leaves', { priorities: ['kpi'] }, {}, { listed: 0, beneath: 0, namedObjectives: 0 }],
  ])('is %s', (_, criteria, part, expected) => {
    expect(seen(criteria, part)).toEqual({ ...expected, total: 4 });
  });
});
