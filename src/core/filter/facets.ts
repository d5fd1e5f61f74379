import type { Prospect } from '#core/outlook/prospect.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { Completion, FilterCriteria, FilterKind, PriorityOption } from './criteria.ts';
import { compileDepth, LISTED_DEPTHS } from './depth.ts';
import { DUE_DATE_OPTIONS, type DueDateOption } from './dueDate.ts';
import { type FacetTally, tallyFacets } from './facetTally.ts';
import type { FilterableList, GoalClasses } from './filterColumns.ts';
import { knownCriteria } from './knownCriteria.ts';
import type { FilterableGoal, FilterContext } from './matchesFilter.ts';
import { isDepartment, type OwnerId, ownersOf } from './owner.ts';
import { choicesOf, STATUS_CHOICES, type StatusChoice } from './statusChoice.ts';

/** For each kind of filter with options: how many goals each would list. An option that lists none is absent. */
export type FacetCounts = {
  readonly statuses: ReadonlyMap<StatusChoice, number>;
  readonly depths: ReadonlyMap<number, number>;
  readonly perspectives: ReadonlyMap<Perspective, number>;
  readonly objectiveIds: ReadonlyMap<string, number>;
  readonly priorities: ReadonlyMap<PriorityOption, number>;
  readonly completion: ReadonlyMap<Completion, number>;
  readonly prospects: ReadonlyMap<Prospect, number>;
  readonly dueDate: ReadonlyMap<DueDateOption, number>;
  readonly ownerIds: ReadonlyMap<OwnerId, number>;
};

/**
 * The counts beside the options: how many goals compileFilter would list with that option alone in its kind, the
 * other criteria unchanged. Goals are counted by class in one pass, so an option is tested once for each class.
 */
export function countFacets(asked: FilterCriteria, list: FilterableList, context: FilterContext): FacetCounts {
  const criteria = knownCriteria(asked, context.own);
  const { traits, depths, objectives, owners } = list.columns;
  const { every, alone } = tallyFacets(list, criteria, context);
  const sum = (kind: FilterKind, of: (tally: FacetTally) => Int32Array) => {
    const others = alone(kind);
    return others === undefined ? of(every) : added(of(every), of(others));
  };
  const byTraits = (kind: FilterKind) => sum(kind, (tally) => tally.traits);
  const depthTests = LISTED_DEPTHS.map((depth) => ({ depth, test: compileDepth({ ...criteria, depths: [depth] }) }));
  const ownersWhere = (sort: (owner: OwnerId) => boolean, of: (tally: FacetTally) => Int32Array) =>
    counted(owners, sum('ownerIds', of), (goal) => ownersOf(goal, context.departmentOfMember).filter(sort));
  const members = ownersWhere(
    (owner) => !isDepartment(owner),
    (tally) => tally.members,
  );
  const departments = ownersWhere(isDepartment, (tally) => tally.departments);
  return {
    statuses: counted(traits, byTraits('statuses'), (goal) =>
      goal.depth === 0 ? STATUS_CHOICES : choicesOf(goal.status),
    ),
    depths: counted(depths, every.depths, (goal) =>
      depthTests.filter(({ test }) => test(goal)).map(({ depth }) => depth),
    ),
    perspectives: counted(traits, byTraits('perspectives'), ({ perspective }) => optional(perspective)),
    objectiveIds: counted(
      objectives,
      sum('objectiveIds', (tally) => tally.objectives),
      ({ objectiveId }) => optional(objectiveId),
    ),
    priorities: counted(traits, byTraits('priorities'), prioritiesOf),
    completion: counted(traits, byTraits('completion'), completionOf),
    prospects: counted(traits, byTraits('prospects'), ({ prospect }) => optional(prospect)),
    dueDate: dueCounts(sum('dueDate', (tally) => tally.due)),
    ownerIds: new Map([...members, ...departments]),
  };
}

function added(some: Int32Array, others: Int32Array): Int32Array {
  return some.map((count, at) => count + Number(others[at]));
}

function counted<Option>(
  { examples }: GoalClasses,
  tally: Int32Array,
  optionsOf: (goal: FilterableGoal) => readonly Option[],
): Map<Option, number> {
  const counts = new Map<Option, number>();
  examples.forEach((goal, sort) => {
    for (const option of optionsOf(goal)) add(counts, option, Number(tally[sort]));
  });
  return counts;
}

function add<Option>(counts: Map<Option, number>, option: Option, count: number): void {
  if (count > 0) counts.set(option, (counts.get(option) ?? 0) + count);
}

function dueCounts(tally: Int32Array): Map<DueDateOption, number> {
  const counts = new Map<DueDateOption, number>();
  for (const [at, option] of DUE_DATE_OPTIONS.entries()) add(counts, option, Number(tally[at]));
  return counts;
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
