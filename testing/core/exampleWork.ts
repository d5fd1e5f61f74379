import type { Decision, Initiative, Milestone } from '#core/work/work.ts';
import { exampleDay } from './exampleDay.ts';

export function exampleInitiative(part: Partial<Initiative> & { readonly id: string }): Initiative {
  return {
    title: part.id,
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
    ...part,
  };
}

export function exampleMilestone(part: Partial<Milestone> & { readonly id: string }): Milestone {
  return {
    title: part.id,
    initiativeId: null,
    goalId: null,
    due: exampleDay('2026-11-20'),
    ownerId: null,
    doneOn: null,
    weight: 1,
    afterIds: [],
    archivedAt: null,
    ...part,
  };
}

export function exampleDecision(part: Partial<Decision> & { readonly id: string }): Decision {
  return {
    day: exampleDay('2026-11-20'),
    text: part.id,
    who: 'The council',
    memberId: null,
    goalIds: [],
    initiativeIds: [],
    archivedAt: null,
    ...part,
  };
}
