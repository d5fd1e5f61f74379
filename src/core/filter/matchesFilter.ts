import type { Day } from '#core/calendar/date.ts';
import type { Span } from '#core/calendar/span.ts';
import type { Priority } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { Completion, FilterCriteria, PriorityOption } from './criteria.ts';
import { compileDepth } from './depth.ts';
import { compileDueDate } from './dueDate.ts';
import { compileKeyword } from './keyword.ts';
import { type OwnerId, ownersOf } from './owner.ts';

/** What of a goal and its figures filters look at. */
export type FilterableGoal = {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly depth: number;
  /** Its top ancestor, itself for a strategic objective. */
  readonly objectiveId: string | null;
  /** Its own; where it has none, its owner's department counts. */
  readonly departmentId: string | null;
  readonly memberId: string | null;
  readonly status: Status;
  readonly priority: Priority | null;
  readonly isKpi: boolean;
  readonly perspective: Perspective | null;
  readonly span: Span;
  readonly inFiscalYear: boolean;
};

/** What filters need to know besides the goal. */
export type FilterContext = {
  /** The plan's today, or the day looked back to. */
  readonly today: Day;
  /** 1 to 12. */
  readonly fiscalStartMonth: number;
  /** Department of each member who has one. */
  readonly departmentOfMember: ReadonlyMap<string, string>;
};

export type GoalTest = (goal: FilterableGoal) => boolean;

/**
 * Whether a goal is listed as a card: it overlaps the fiscal year, its depth is listed, and every filter with a value
 * holds (specification, section 5; readings, section 4). Compiled once, asked for each goal.
 */
export function compileFilter(criteria: FilterCriteria, context: FilterContext): GoalTest {
  const isListed = compileDepth(criteria);
  const matches = compileCriteria(criteria, context);
  return (goal) => isListed(goal) && matches(goal);
}

/**
 * Whether a goal lies in the fiscal year and inside every criterion but depth: what the filter of a share lets through,
 * related goals included (readings, section 7).
 */
export function compileCriteria(criteria: FilterCriteria, context: FilterContext): GoalTest {
  // From the cheapest test to the dearest.
  const tests = [
    criteria.statuses.length > 0 ? testStatus(criteria.statuses) : null,
    criteria.completion === null ? null : testCompletion(criteria.completion),
    criteria.priorities.length > 0 ? testPriority(criteria.priorities) : null,
    criteria.perspectives.length > 0 ? testPerspective(criteria.perspectives) : null,
    criteria.objectiveIds.length > 0 ? testObjective(criteria.objectiveIds) : null,
    criteria.dueDate === null ? null : compileDueDate(criteria.dueDate, context),
    criteria.ownerIds.length > 0 ? testOwner(criteria.ownerIds, context) : null,
    criteria.keyword.trim() === '' ? null : testKeyword(criteria.keyword),
  ].filter((test) => test !== null);
  return (goal) => goal.inFiscalYear && tests.every((test) => test(goal));
}

/** A strategic objective (depth 0) passes whatever its status (specification, section 5). */
function testStatus(statuses: readonly Status[]): GoalTest {
  return (goal) => goal.depth === 0 || statuses.includes(goal.status);
}

function testCompletion(completion: Completion): GoalTest {
  return (goal) => (goal.status === 'achieved') === (completion === 'complete');
}

function testPriority(priorities: readonly PriorityOption[]): GoalTest {
  return (goal) => priorities.includes(goal.priority ?? 'none') || (goal.isKpi && priorities.includes('kpi'));
}

function testPerspective(perspectives: readonly Perspective[]): GoalTest {
  return (goal) => goal.perspective !== null && perspectives.includes(goal.perspective);
}

function testObjective(objectiveIds: readonly string[]): GoalTest {
  const chosen = new Set(objectiveIds);
  return (goal) => goal.objectiveId !== null && chosen.has(goal.objectiveId);
}

/** A goal belongs to its member, and to its own department, else to its member's (readings, section 4). */
function testOwner(ownerIds: readonly OwnerId[], { departmentOfMember }: FilterContext): GoalTest {
  const chosen = new Set<OwnerId>(ownerIds);
  return (goal) => ownersOf(goal, departmentOfMember).some((owner) => chosen.has(owner));
}

function testKeyword(keyword: string): GoalTest {
  const matches = compileKeyword(keyword);
  return (goal) => matches(goal.title);
}
