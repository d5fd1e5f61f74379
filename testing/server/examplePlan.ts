import { type Day, dayOf } from '#core/calendar/date.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { Plan } from '#core/plan/plan.ts';
import { USUAL_PLAN } from '#core/plan/usualPlan.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Cell, Edit, StoredGoal, StoredMember } from '#server/store/rows/edit.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { WORDS_UNDER_TEST } from './wordsUnderTest.ts';

export async function writeExamplePlan(
  store: Store,
  part: Partial<Plan> = {},
  edits: readonly Edit[] = [],
): Promise<string> {
  const plan: Plan = { ...EXAMPLE_PLAN, ...part };
  await applyChange(store, {
    planId: plan.id,
    at: '2026-01-15T10:00:00.000Z',
    memberId: null,
    by: 'An example',
    what: 'Made the plan',
    edits: [{ entity: 'plan', after: plan }, ...OWNERS, ...GOALS, ...edits],
  });
  return plan.id;
}

export const EXAMPLE_PLAN: Plan = {
  ...USUAL_PLAN,
  id: 'plan1',
  name: 'City plan',
  company: 'Milltown',
  fiscalStartMonth: 7,
  fiscalDisplay: 'bothYears',
  tiers: 3,
  timeZone: 'America/New_York',
  ...WORDS_UNDER_TEST,
};

export function exampleGoalEdit(part: Partial<Goal> & { readonly id: string }): Edit {
  const { updatedAt: _at, lastComment: _comment, commentCount: _count, ...goal } = exampleGoal(part);
  const after: StoredGoal = { ...goal, archivedAt: null };
  return { entity: 'goal', id: after.id, after };
}

export function exampleMemberEdit(part: Partial<StoredMember> & { readonly id: string }): Edit {
  const after: StoredMember = { ...EXAMPLE_MEMBER, ...part };
  return { entity: 'member', id: after.id, after };
}

const EXAMPLE_MEMBER: StoredMember = {
  id: '',
  firstName: '',
  lastName: '',
  role: 'member',
  departmentId: null,
  leadsDepartment: false,
  email: null,
  accountId: null,
};

const OWNERS: readonly Edit[] = [
  { entity: 'department', id: '3', after: { id: '3', name: 'Public Works' } },
  { entity: 'department', id: '4', after: { id: '4', name: 'Parks' } },
  exampleMemberEdit({ id: '7', firstName: 'Mary', lastName: 'Jackson', departmentId: '3', leadsDepartment: true }),
  exampleMemberEdit({ id: '8', firstName: 'Dorothy', lastName: 'Vaughan', departmentId: '4' }),
];

const SPAN = { start: dayOf(2025, 7, 1), end: dayOf(2027, 6, 30) };

const GOALS: readonly Edit[] = [
  exampleGoalEdit({ id: 'g1', number: '1', title: 'Safe streets', description: 'Nobody is hurt', span: SPAN }),
  exampleGoalEdit({
    id: 'g2',
    parentId: 'g1',
    number: '1x1',
    title: 'Repair roads',
    measure: 'Miles repaired',
    depth: 1,
    span: SPAN,
    targetsByYear: new Map([
      [2025, 120],
      [2026, 240],
    ]),
    memberId: '7',
    departmentId: '3',
    ownerLabel: 'Mary Jackson',
    perspective: 'o',
    priority: 'high',
    isKpi: true,
  }),
  exampleGoalEdit({
    id: 'g3',
    parentId: 'g1',
    number: '1x2',
    title: 'Light & signs',
    depth: 1,
    span: SPAN,
    memberId: '8',
  }),
  exampleGoalEdit({ id: 'g10', parentId: 'g1', number: '1x10', title: 'Crossings', depth: 1 }),
  {
    entity: 'entries',
    goalId: 'g2',
    cells: monthsFrom(2025, 7, 16).map((date): Cell => ({ date, target: 10, actual: 9 })),
  },
];

function monthsFrom(year: number, month: number, count: number): Day[] {
  return Array.from({ length: count }, (_, index) =>
    dayOf(year + Math.floor((month - 1 + index) / 12), ((month - 1 + index) % 12) + 1, 1),
  ).filter((day) => day !== null);
}
