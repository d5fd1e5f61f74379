import type { Day } from '#core/calendar/date.ts';
import type { Decision, Initiative, Milestone } from './work.ts';

/** An initiative of which nothing is said yet. */
export function newInitiative(id: string): Initiative {
  return {
    id,
    title: '',
    description: '',
    ownerId: null,
    departmentId: null,
    start: null,
    end: null,
    state: 'planned',
    percentByHand: null,
    planned: null,
    spent: null,
    goalIds: [],
    afterIds: [],
    archivedAt: null,
  };
}

/** A milestone of which nothing is said yet but its day. */
export function newMilestone(id: string, due: Day): Milestone {
  return {
    id,
    title: '',
    initiativeId: null,
    goalId: null,
    due,
    ownerId: null,
    doneOn: null,
    weight: 1,
    afterIds: [],
    archivedAt: null,
  };
}

/** A decision of which nothing is said yet but its day. */
export function newDecision(id: string, day: Day): Decision {
  return { id, day, text: '', who: '', memberId: null, goalIds: [], initiativeIds: [], archivedAt: null };
}
