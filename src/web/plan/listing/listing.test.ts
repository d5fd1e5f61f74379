import { describe, expect, it } from 'vitest';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import type { Status } from '#core/goal/status.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleNumberedGoal, examplePlanGoals } from '#testing/web/examplePlanGoals.ts';
import { listGoals } from './listing.ts';

function goal(number: string, status: Status, part: { isContainer?: boolean; inFiscalYear?: boolean } = {}) {
  return exampleNumberedGoal(number, {
    figures: {
      status,
      inFiscalYear: part.inFiscalYear ?? true,
      distribution: part.isContainer ? { ...NO_GOALS, on_target: 1, critical: 1 } : null,
    },
  });
}

const PLAN = [
  goal('1.10', 'critical'),
  goal('1.2', 'on_target'),
  goal('1', 'on_target', { isContainer: true }),
  goal('2', 'off_target'),
  goal('2.1', 'achieved', { inFiscalYear: false }),
  goal('1.2.1.1.1.1.1', 'critical'),
];

const context = {
  today: exampleDay('2025-06-15'),
  fiscalStartMonth: 1,
  departmentOfMember: new Map(),
  own: null,
  work: null,
};

function list(criteria: Partial<FilterCriteria> = {}) {
  return listGoals(examplePlanGoals(PLAN), { ...NO_CRITERIA, ...criteria }, context);
}

function listed(criteria: Partial<FilterCriteria> = {}) {
  return list(criteria).goals.map(({ number }) => number);
}

describe('listGoals', () => {
  it('lists by number, part by part, whatever order the server answers in', () => {
    expect(listed({ depths: [0, 1] })).toEqual(['1', '1.2', '1.10', '2']);
  });

  it('lists the cards without a parent at depth 0 while nothing is chosen', () => {
    expect(listed()).toEqual(['1', '2']);
  });

  it('keeps depth 0 under a status filter, as headings that are no goals of the list', () => {
    const listing = list({ statuses: ['critical'] });
    expect(listing.withHeadings.map(({ number }) => number)).toEqual(['1', '1.10', '2']);
    expect(listing.goals.map(({ number }) => number)).toEqual(['1.10']);
  });

  it('lists an objective that has the status chosen as a goal like any other', () => {
    expect(listed({ statuses: ['off_target'] })).toEqual(['2']);
  });

  it('counts of all what can be listed in the year: no goal outside of it, none of the lowest depth', () => {
    expect(list().total).toBe(4);
  });

  it('counts every level down to depth 5 where none is chosen, a group as one, whichever status is pressed', () => {
    const counts = { ...NO_GOALS, critical: 1, on_target: 2, off_target: 1 };
    expect(list().view.ofAnyStatus).toEqual(counts);
    expect(list({ statuses: ['critical'] }).view.ofAnyStatus).toEqual(counts);
  });

  it('counts only what the other filters let through', () => {
    expect(list({ keyword: '1.10' }).view.ofAnyStatus).toEqual({ ...NO_GOALS, critical: 1 });
  });
});
