import type { WireInitiative, WireMilestone } from '#contract/work.ts';

/** An initiative for the goal g, under way and without days. */
export function exampleInitiative(id: string, part: Partial<WireInitiative> = {}): WireInitiative {
  return {
    id,
    archived: 0,
    may_edit: 1,
    title: id,
    description: '',
    owner_id: null,
    department_id: null,
    start: null,
    end: null,
    state: 'active',
    percent: null,
    planned: null,
    spent: null,
    goal_ids: ['g'],
    after_ids: [],
    percent_complete: null,
    percent_from: null,
    elapsed: null,
    days_late: 0,
    milestones: { total: 0, done: 0, late: 0 },
    warnings: [],
    ...part,
  };
}

/** An open milestone of the goal g. */
export function exampleMilestone(id: string, due: string, part: Partial<WireMilestone> = {}): WireMilestone {
  return {
    id,
    archived: 0,
    may_edit: 1,
    title: id,
    initiative_id: null,
    goal_id: 'g',
    due,
    owner_id: null,
    done_on: null,
    weight: 1,
    after_ids: [],
    days_late: 0,
    warnings: [],
    ...part,
  };
}
