import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { PROSPECTS } from '#core/outlook/prospect.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { type FilterCriteria, hasValue, NO_CRITERIA } from './criteria.ts';
import { dueRangeOf, isInDueRange, NO_END, NO_START } from './dueDate.ts';
import { criterionTests, type FilterableGoal, type FilterContext, type GoalTest } from './matchesFilter.ts';
import { keepNamed, type TitleText, titleTextOf } from './titleText.ts';

/**
 * What filters look at, as columns of numbers built once: most criteria are tested once for each class of equal
 * goals, the others by a table lookup.
 */
export type FilterColumns = {
  readonly count: number;
  readonly listable: number;
  /** By status, priority, perspective, prospect, and whether it is overdue, in the year and at depth 0. */
  readonly traits: GoalClasses;
  readonly depths: GoalClasses;
  readonly objectives: GoalClasses;
  readonly owners: GoalClasses;
  /** Days since 1970; NO_START and NO_END for none. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Built on first use. */
  readonly titleText: () => TitleText;
};

export type FilterableList = { readonly columns: FilterColumns; readonly goals: readonly FilterableGoal[] };

/** Goals divided into classes of equals: the class of each goal, and an example goal of each class. */
export type GoalClasses = { readonly classOf: Int32Array; readonly examples: readonly FilterableGoal[] };

/** The columns of goals, by their places in the list. */
export function filterColumnsOf(goals: readonly FilterableGoal[]): FilterColumns {
  const count = goals.length;
  const [start, end] = [new Int32Array(count), new Int32Array(count)];
  goals.forEach(({ span }, at) => {
    start[at] = span.start ?? NO_START;
    end[at] = span.end ?? NO_END;
  });
  return {
    count,
    listable: listableOf(goals),
    traits: classesByNumber(goals, traitOf),
    depths: classesByNumber(goals, placeOf),
    objectives: classesBy(goals, objectiveOf),
    owners: classesByOwner(goals),
    start,
    end,
    titleText: lazyTitleText(goals),
  };
}

/** How many could be listed at all: of the year, and none of the lowest depth. */
export function listableOf(goals: readonly FilterableGoal[]): number {
  let listable = 0;
  for (const { inFiscalYear, depth } of goals) if (inFiscalYear && depth !== LOWEST_DEPTH) listable += 1;
  return listable;
}

/** By place, 1 where `compileCriteria` lets the goal through, else 0. */
export function markMatches(list: FilterableList, criteria: FilterCriteria, context: FilterContext): Uint8Array {
  const { columns, goals } = list;
  const { traits, objectives, owners, start, end } = columns;
  const { keyword, ownerIds, objectiveIds, dueDate, own, ...ofTraits } = criteria;
  const passes = (asked: Partial<FilterCriteria>): GoalTest => {
    const tests = criterionTests({ ...NO_CRITERIA, ...asked }, context).map(({ test }) => test);
    return (goal) => tests.every((test) => test(goal));
  };
  const due = dueDate === null ? null : dueRangeOf(dueDate, context);
  const hasTraits = passes(ofTraits);
  const trait = tableOf(
    traits,
    (goal) => goal.inFiscalYear && hasTraits(goal) && !(due?.isUnachieved === true && goal.status === 'achieved'),
  );
  const objective = tableOf(objectives, passes({ objectiveIds }));
  const owner = tableOf(owners, passes({ ownerIds }));
  const [traitAt, objectiveAt, ownerAt] = [traits.classOf, objectives.classOf, owners.classOf];
  const marks = new Uint8Array(columns.count);
  let marked = 0;
  // Stryker disable next-line EqualityOperator: beyond the last goal there is none to mark.
  for (let at = 0; at < columns.count; at += 1) {
    if (trait[Number(traitAt[at])] === 0 || objective[Number(objectiveAt[at])] === 0) continue;
    if (owner[Number(ownerAt[at])] === 0) continue;
    if (due !== null && !isInDueRange(due, Number(start[at]), Number(end[at]))) continue;
    marks[at] = 1;
    marked += 1;
  }
  marked -= context.own?.unmark(marks, list, own) ?? 0;
  if (hasValue(criteria, 'keyword')) keepNamed(marks, { goals, titleText: columns.titleText, marked }, keyword);
  return marks;
}

/** By class, 1 where its goals pass, else 0. */
export function tableOf({ examples }: GoalClasses, test: GoalTest): Uint8Array {
  return Uint8Array.from(examples, (goal) => Number(test(goal)));
}

/** Goals divided by a key of each. */
export function classesBy<Key>(
  goals: readonly FilterableGoal[],
  keyOf: (goal: FilterableGoal, at: number) => Key,
): GoalClasses {
  const examples: FilterableGoal[] = [];
  const sorts = new Map<Key, number>();
  const sortOf = new Int32Array(goals.length);
  goals.forEach((goal, at) => {
    const key = keyOf(goal, at);
    const sort = sorts.get(key) ?? examples.push(goal) - 1;
    // Stryker disable next-line ConditionalExpression: set once more, it is the same.
    if (sort === sorts.size) sorts.set(key, sort);
    sortOf[at] = sort;
  });
  return { classOf: sortOf, examples };
}

function classesByNumber(
  goals: readonly FilterableGoal[],
  keyOf: (goal: FilterableGoal, at: number) => number,
): GoalClasses {
  const examples: FilterableGoal[] = [];
  const sorts: (number | undefined)[] = [];
  const sortOf = new Int32Array(goals.length);
  goals.forEach((goal, at) => {
    const key = keyOf(goal, at);
    sortOf[at] = sorts[key] ??= examples.push(goal) - 1;
  });
  return { classOf: sortOf, examples };
}

function classesByOwner(goals: readonly FilterableGoal[]): GoalClasses {
  const members = classesBy(goals, ({ memberId }) => memberId);
  const departments = classesBy(goals, ({ departmentId }) => departmentId);
  const each = departments.examples.length;
  // Stryker disable next-line ArithmeticOperator: taken away, it is as far from all others.
  return classesByNumber(goals, (_, at) => Number(members.classOf[at]) * each + Number(departments.classOf[at]));
}

/** Two goals with the same are told apart by no criterion on objectives. */
export function objectiveOf({ objectiveId }: FilterableGoal): string | null {
  return objectiveId;
}

/** A number of its depth, and of whether it has a parent. */
export function placeOf({ depth, parentId }: FilterableGoal): number {
  // Stryker disable next-line ArithmeticOperator: taken away, it parts the same goals.
  return depth * 2 + Number(parentId === null);
}

/** A goal may have none of them. */
// Stryker disable next-line StringLiteral: what is not listed has the place -1, which is its own too.
const RANKS: readonly FilterableGoal['priority'][] = [null, 'high', 'normal', 'low'];
const VIEWS: readonly FilterableGoal['perspective'][] = [null, ...PERSPECTIVES];

const OUTLOOKS: readonly FilterableGoal['prospect'][] = [null, ...PROSPECTS];

/** Two goals have the same number where no criterion on their traits tells them apart. */
export function traitOf({
  inFiscalYear,
  depth,
  status,
  priority,
  isKpi,
  perspective,
  prospect,
  isOverdue,
}: FilterableGoal): number {
  // Stryker disable ArithmeticOperator,EqualityOperator: any numbers serve that part the same goals; a test has them all.
  const flags = Number(inFiscalYear) + 2 * Number(depth === 0) + 4 * Number(isKpi) + 8 * Number(isOverdue);
  const rank = flags * RANKS.length + RANKS.indexOf(priority);
  const view = rank * VIEWS.length + VIEWS.indexOf(perspective);
  const outlook = view * OUTLOOKS.length + OUTLOOKS.indexOf(prospect);
  return outlook * SHOWN_STATUSES.length + SHOWN_STATUSES.indexOf(status);
  // Stryker restore ArithmeticOperator,EqualityOperator
}

/** Made when it is first asked for. */
export function lazyTitleText(goals: readonly FilterableGoal[]): FilterColumns['titleText'] {
  let made: TitleText | undefined;
  return () => (made ??= titleTextOf(goals));
}
