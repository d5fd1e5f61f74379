import { type Day, readIsoDate } from '#core/calendar/date.ts';
import type { Feed } from '#core/feed/feed.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';
import type { Plan } from '#core/plan/plan.ts';
import { USUAL_PLAN } from '#core/plan/usualPlan.ts';
import type { Edit, PlanChange, StoredComment, StoredGoal, StoredMember } from '#server/store/rows/edit.ts';
import { WORDS_UNDER_TEST } from './wordsUnderTest.ts';

export function plan(parts: Partial<Plan> = {}): Plan {
  return {
    ...USUAL_PLAN,
    id: 'p1',
    name: 'City plan',
    company: 'Riverside',
    timeZone: 'UTC',
    ...WORDS_UNDER_TEST,
    ...parts,
  };
}

export function goal(parts: Partial<StoredGoal> & { readonly id: string }): StoredGoal {
  return {
    ...NOTHING_STATED,
    number: parts.id,
    title: `Goal ${parts.id}`,
    archivedAt: null,
    ...parts,
  };
}

export function member(parts: Partial<StoredMember> & { readonly id: string }): StoredMember {
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'member',
    departmentId: null,
    leadsDepartment: false,
    email: null,
    accountId: null,
    ...parts,
  };
}

export function comment(
  parts: Partial<StoredComment> & { readonly id: string; readonly goalId: string },
): StoredComment {
  return {
    memberId: null,
    firstName: 'Ada',
    lastName: 'Byron',
    text: 'Well begun',
    at: '2025-03-01T09:00:00.000Z',
    ...parts,
  };
}

export function feed(parts: Partial<Feed> & { readonly id: string }): Feed {
  return {
    name: 'Finance',
    connectionId: 'c1',
    ask: 'select goal_number, date, actual from figures',
    months: 4,
    goalBy: 'number',
    mapping: '{}',
    schedule: { every: 'day', at: 360, weekday: 1, monthDay: 1 },
    writes: 'at_once',
    ownerId: null,
    isPaused: false,
    ...parts,
  };
}

export function change(edits: readonly Edit[], parts: Partial<PlanChange> = {}): PlanChange {
  return {
    planId: 'p1',
    at: '2025-03-01T10:00:00.000Z',
    memberId: null,
    by: 'Milepost',
    what: 'Test',
    edits,
    ...parts,
  };
}

export function putGoal(parts: Partial<StoredGoal> & { readonly id: string }): Edit {
  return { entity: 'goal', id: parts.id, after: goal(parts) };
}

export const PUT_PLAN: Edit = { entity: 'plan', after: plan() };

export function day(text: string): Day {
  const found = readIsoDate(text);
  if (found === null) throw new Error(`${text} is no date`);
  return found;
}
