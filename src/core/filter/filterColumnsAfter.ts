import { changedIn, type Rearrangement, rearrangedColumn } from '#core/goal/rearrange.ts';
import { NO_END, NO_START } from './dueDate.ts';
import {
  type FilterableList,
  type FilterColumns,
  type GoalClasses,
  lazyTitleText,
  listableOf,
  objectiveOf,
  placeOf,
  traitOf,
} from './filterColumns.ts';
import type { FilterableGoal } from './matchesFilter.ts';

/** The columns after some goals were added, removed or changed; `goals` are all goals now. Costs one copy. */
export function filterColumnsAfter(
  { columns, goals: before }: FilterableList,
  moved: Rearrangement<FilterableGoal>,
  goals: readonly FilterableGoal[],
): FilterColumns {
  const [start, end] = [rearrangedColumn(columns.start, moved), rearrangedColumn(columns.end, moved)];
  const changed = changedIn(moved);
  for (const { at, goal } of changed) {
    start[at] = goal.span.start ?? NO_START;
    end[at] = goal.span.end ?? NO_END;
  }
  const hasSameTitles =
    moved.count === columns.count &&
    changed.every(({ was, goal }) => was !== null && before[was]?.title === goal.title);
  const resort = (sorts: GoalClasses, isSame: SameSort) => resorted(sorts, moved, isSame);
  return {
    count: moved.count,
    listable: listableOf(goals),
    traits: resort(columns.traits, (one, other) => traitOf(one) === traitOf(other)),
    depths: resort(columns.depths, (one, other) => placeOf(one) === placeOf(other)),
    objectives: resort(columns.objectives, (one, other) => objectiveOf(one) === objectiveOf(other)),
    owners: resort(
      columns.owners,
      (one, other) => one.memberId === other.memberId && one.departmentId === other.departmentId,
    ),
    start,
    end,
    titleText: hasSameTitles ? columns.titleText : lazyTitleText(goals),
  };
}

type SameSort = (one: FilterableGoal, other: FilterableGoal) => boolean;

/** Classes without goals are kept. */
function resorted(sorts: GoalClasses, moved: Rearrangement<FilterableGoal>, isSame: SameSort): GoalClasses {
  const sortOf = rearrangedColumn(sorts.classOf, moved);
  const examples = [...sorts.examples];
  for (const { at, goal } of changedIn(moved)) {
    const known = examples.findIndex((example) => isSame(example, goal));
    sortOf[at] = known < 0 ? examples.push(goal) - 1 : known;
  }
  return { classOf: sortOf, examples };
}
