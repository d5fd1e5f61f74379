import type { Day } from '#core/calendar/date.ts';
import type { Span } from '#core/calendar/span.ts';
import type { Priority } from '#core/goal/goal.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import type { Prospect } from '#core/outlook/prospect.ts';
import type { OwnCriteria } from '#core/own/ownCriterion.ts';
import type { OwnValues } from '#core/own/ownValues.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import { type Completion, type FilterCriteria, type FilterKind, hasValue, type PriorityOption } from './criteria.ts';
import { compileDepth } from './depth.ts';
import { compileDueDate } from './dueDate.ts';
import { compileKeyword } from './keyword.ts';
import { type KnownOwn, knownCriteria } from './knownCriteria.ts';
import { type OwnerId, ownersOf } from './owner.ts';
import { isOfChoice, type StatusChoice } from './statusChoice.ts';

export type FilterableGoal = {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  /** Folded once, not at each key press. */
  readonly foldedTitle: string;
  readonly depth: number;
  /** Its top ancestor, itself for a strategic objective. */
  readonly objectiveId: string | null;
  /** Its own; where it has none, its owner's department counts. */
  readonly departmentId: string | null;
  readonly memberId: string | null;
  readonly status: ShownStatus;
  readonly priority: Priority | null;
  readonly isKpi: boolean;
  readonly perspective: Perspective | null;
  readonly span: Span;
  readonly inFiscalYear: boolean;
  readonly prospect: Prospect | null;
  readonly isOverdue: boolean;
  readonly ownFields: OwnValues;
};

export type FilterContext = {
  readonly today: Day;
  readonly fiscalStartMonth: number;
  readonly departmentOfMember: ReadonlyMap<string, string>;
  /** Of the plan's own fields, null where it has none; criteria on others are ignored. */
  readonly own: OwnFilter | null;
};

/** Made by `ownFilterOf`. */
export type OwnFilter = {
  readonly known: KnownOwn;
  readonly tests: (own: OwnCriteria | null) => readonly CriterionTest[];
  /** Unmarks the goals that criteria exclude; how many those are. */
  readonly unmark: (marks: Uint8Array, list: OwnList, own: OwnCriteria | null) => number;
};

/** A list of goals as it is prepared for filtering. */
export type OwnList = { readonly goals: readonly FilterableGoal[]; readonly columns: object };

export type GoalTest = (goal: FilterableGoal) => boolean;

/**
 * Whether a goal is listed as a card: it overlaps the fiscal year, its depth is listed, and every filter with a value
 * holds (specification, section 5; readings, section 4). Compiled once, asked for each goal.
 */
export function compileFilter(asked: FilterCriteria, context: FilterContext): GoalTest {
  const criteria = knownCriteria(asked, context.own);
  const isListed = compileDepth(criteria);
  const matches = compileCriteria(criteria, context);
  return (goal) => isListed(goal) && matches(goal);
}

/**
 * Whether a goal lies in the fiscal year and inside every criterion but depth: what the filter of a share lets through,
 * related goals included (readings, section 7).
 */
export function compileCriteria(criteria: FilterCriteria, context: FilterContext): GoalTest {
  const tests = criterionTests(criteria, context).map(({ test }) => test);
  return (goal) => goal.inFiscalYear && tests.every((test) => test(goal));
}

/** One criterion by itself. Depth is none: what it lists depends on the others. */
export type CriterionTest = { readonly kind: FilterKind; readonly test: GoalTest };

/** The cheapest to test first. */
export function criterionTests(criteria: FilterCriteria, context: FilterContext): CriterionTest[] {
  const tests: CriterionTest[] = [];
  if (criteria.statuses.length > 0) tests.push({ kind: 'statuses', test: testStatus(criteria.statuses) });
  if (criteria.completion !== null) tests.push({ kind: 'completion', test: testCompletion(criteria.completion) });
  if (criteria.lateness !== null) tests.push({ kind: 'lateness', test: ({ isOverdue }) => isOverdue });
  if (criteria.prospects.length > 0) tests.push({ kind: 'prospects', test: testProspect(criteria.prospects) });
  if (criteria.priorities.length > 0) tests.push({ kind: 'priorities', test: testPriority(criteria.priorities) });
  if (criteria.perspectives.length > 0)
    tests.push({ kind: 'perspectives', test: testPerspective(criteria.perspectives) });
  if (criteria.objectiveIds.length > 0)
    tests.push({ kind: 'objectiveIds', test: testObjective(criteria.objectiveIds) });
  if (criteria.dueDate !== null) tests.push({ kind: 'dueDate', test: compileDueDate(criteria.dueDate, context) });
  if (criteria.ownerIds.length > 0) tests.push({ kind: 'ownerIds', test: testOwner(criteria.ownerIds, context) });
  tests.push(...(context.own?.tests(criteria.own) ?? []));
  if (hasValue(criteria, 'keyword')) tests.push({ kind: 'keyword', test: testKeyword(criteria.keyword) });
  return tests;
}

/** A strategic objective (depth 0) passes whatever its status (specification, section 5). */
export function testStatus(statuses: readonly StatusChoice[]): GoalTest {
  return (goal) => goal.depth === 0 || statuses.some((choice) => isOfChoice(goal.status, choice));
}

function testCompletion(completion: Completion): GoalTest {
  return (goal) => (goal.status === 'achieved') === (completion === 'complete');
}

function testProspect(prospects: readonly Prospect[]): GoalTest {
  // Stryker disable next-line ConditionalExpression: none is never chosen; the types ask for it.
  return ({ prospect }) => prospect !== null && prospects.includes(prospect);
}

function testPriority(priorities: readonly PriorityOption[]): GoalTest {
  return (goal) => priorities.includes(goal.priority ?? 'none') || (goal.isKpi && priorities.includes('kpi'));
}

function testPerspective(perspectives: readonly Perspective[]): GoalTest {
  // Stryker disable next-line ConditionalExpression: none is never chosen; the types ask for it.
  return (goal) => goal.perspective !== null && perspectives.includes(goal.perspective);
}

function testObjective(objectiveIds: readonly string[]): GoalTest {
  const chosen = new Set(objectiveIds);
  // Stryker disable next-line ConditionalExpression: none is never chosen; the types ask for it.
  return (goal) => goal.objectiveId !== null && chosen.has(goal.objectiveId);
}

/** A goal belongs to its member, and to its own department, else to its member's (readings, section 4). */
function testOwner(ownerIds: readonly OwnerId[], { departmentOfMember }: FilterContext): GoalTest {
  const chosen = new Set<OwnerId>(ownerIds);
  return (goal) => ownersOf(goal, departmentOfMember).some((owner) => chosen.has(owner));
}

function testKeyword(keyword: string): GoalTest {
  return compileKeyword(keyword);
}
