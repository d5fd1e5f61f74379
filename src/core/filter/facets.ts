import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { Completion, FilterCriteria, FilterKind, PriorityOption } from './criteria.ts';
import { compileDepth } from './depth.ts';
import { compileDueDate, DUE_DATE_OPTIONS, type DueDateOption } from './dueDate.ts';
import { type CriterionTest, criterionTests, type FilterableGoal, type FilterContext } from './matchesFilter.ts';
import { departmentOwner, isDepartment, memberOwner, type OwnerId, ownersOf } from './owner.ts';

/** For each kind of filter with options: how many goals each would list. An option that lists none is absent. */
export type FacetCounts = {
  readonly statuses: ReadonlyMap<Status, number>;
  readonly depths: ReadonlyMap<number, number>;
  readonly perspectives: ReadonlyMap<Perspective, number>;
  readonly objectiveIds: ReadonlyMap<string, number>;
  readonly priorities: ReadonlyMap<PriorityOption, number>;
  readonly completion: ReadonlyMap<Completion, number>;
  readonly dueDate: ReadonlyMap<DueDateOption, number>;
  readonly ownerIds: ReadonlyMap<OwnerId, number>;
};

/** The depths that can be listed at all. */
const LISTABLE_DEPTHS = Array.from({ length: LOWEST_DEPTH }, (_, depth) => depth);

/**
 * The counts beside the options: how many goals compileFilter would list with that option alone in its kind, the other
 * criteria as they are. One walk over the goals; each criterion is asked once for a goal, however many options there are.
 */
export function countFacets(
  criteria: FilterCriteria,
  goals: Iterable<FilterableGoal>,
  context: FilterContext,
): FacetCounts {
  const counts = {
    statuses: new Map<Status, number>(),
    depths: new Map<number, number>(),
    perspectives: new Map<Perspective, number>(),
    objectiveIds: new Map<string, number>(),
    priorities: new Map<PriorityOption, number>(),
    completion: new Map<Completion, number>(),
    dueDate: new Map<DueDateOption, number>(),
    ownerIds: new Map<OwnerId, number>(),
  };
  const optionsOf = optionReaders(criteria, context);
  const tests = criterionTests(criteria, context);
  for (const goal of goals) {
    if (!goal.inFiscalYear) continue;
    const mayCount = openKinds(tests, goal);
    if (mayCount('statuses')) add(counts.statuses, optionsOf.statuses(goal));
    // Stryker disable next-line StringLiteral: no criterion of that kind refuses; the depth is looked at with the options.
    if (mayCount('depths')) add(counts.depths, optionsOf.depths(goal));
    if (mayCount('perspectives')) add(counts.perspectives, optionsOf.perspectives(goal));
    if (mayCount('objectiveIds')) add(counts.objectiveIds, optionsOf.objectiveIds(goal));
    if (mayCount('priorities')) add(counts.priorities, optionsOf.priorities(goal));
    if (mayCount('completion')) add(counts.completion, optionsOf.completion(goal));
    if (mayCount('dueDate')) add(counts.dueDate, optionsOf.dueDate(goal));
    if (mayCount('ownerIds')) add(counts.ownerIds, optionsOf.ownerIds(goal));
  }
  return counts;
}

/** The options of each kind under which a goal is listed, as far as its depth and the kind itself go. */
function optionReaders(criteria: FilterCriteria, context: FilterContext) {
  // Any value will do: that there is a filter decides which depths are listed, except for departments, which widen them.
  const isListed = compileDepth({ ...criteria, statuses: STATUSES });
  // Stryker disable next-line StringLiteral: any value will do.
  const isListedForMember = compileDepth({ ...criteria, ownerIds: [memberOwner('')] });
  // Stryker disable next-line StringLiteral: any value will do.
  const isListedForDepartment = compileDepth({ ...criteria, ownerIds: [departmentOwner('')] });
  const depthTests = LISTABLE_DEPTHS.map((depth) => ({ depth, test: compileDepth({ ...criteria, depths: [depth] }) }));
  const dueTests = DUE_DATE_OPTIONS.map((option) => ({ option, test: compileDueDate(option, context) }));

  function whereListed<Option>(optionsOf: (goal: FilterableGoal) => readonly Option[]) {
    return (goal: FilterableGoal) => (isListed(goal) ? optionsOf(goal) : []);
  }

  return {
    statuses: whereListed((goal) => (goal.depth === 0 ? STATUSES : [goal.status])),
    depths: (goal: FilterableGoal) => depthTests.filter(({ test }) => test(goal)).map(({ depth }) => depth),
    perspectives: whereListed((goal) => optional(goal.perspective)),
    objectiveIds: whereListed((goal) => optional(goal.objectiveId)),
    priorities: whereListed(prioritiesOf),
    completion: whereListed(completionOf),
    dueDate: whereListed((goal) => dueTests.filter(({ test }) => test(goal)).map(({ option }) => option)),
    ownerIds: (goal: FilterableGoal) =>
      ownersOf(goal, context.departmentOfMember).filter((owner) =>
        isDepartment(owner) ? isListedForDepartment(goal) : isListedForMember(goal),
      ),
  };
}

function prioritiesOf({ priority, isKpi }: FilterableGoal): readonly PriorityOption[] {
  return isKpi ? [priority ?? 'none', 'kpi'] : [priority ?? 'none'];
}

function completionOf({ status }: FilterableGoal): readonly Completion[] {
  return [status === 'achieved' ? 'complete' : 'incomplete'];
}

function optional<Option>(option: Option | null): readonly Option[] {
  return option === null ? [] : [option];
}

/** The kinds whose options a goal counts for: all when no criterion refuses it, that one when only one does. */
function openKinds(tests: readonly CriterionTest[], goal: FilterableGoal): (kind: FilterKind) => boolean {
  let refusedBy: FilterKind | null = null;
  for (const { kind, test } of tests) {
    if (test(goal)) continue;
    // Stryker disable next-line ArrowFunction: undefined is false to who asks.
    if (refusedBy !== null) return () => false;
    refusedBy = kind;
  }
  return (kind) => refusedBy === null || refusedBy === kind;
}

function add<Option>(counts: Map<Option, number>, options: readonly Option[]): void {
  for (const option of options) counts.set(option, (counts.get(option) ?? 0) + 1);
}
