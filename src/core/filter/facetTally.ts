import { FILTER_KINDS, type FilterCriteria, type FilterKind, hasValue } from './criteria.ts';
import { compileDepth } from './depth.ts';
import { DUE_DATE_OPTIONS, dueRangeOf, isInDueRange } from './dueDate.ts';
import { type FilterableList, type FilterColumns, type GoalClasses, tableOf } from './filterColumns.ts';
import { type CriterionTest, criterionTests, type FilterContext } from './matchesFilter.ts';
import { departmentOwner, memberOwner } from './owner.ts';
import { STATUS_CHOICES } from './statusChoice.ts';
import { keepNamed } from './titleText.ts';

/** How many listed goals there are in each class. */
export type FacetTally = {
  readonly traits: Int32Array;
  readonly objectives: Int32Array;
  /** By class of owner: listed when a member is asked for, and when a department is, which widens the depths. */
  readonly members: Int32Array;
  readonly departments: Int32Array;
  /** Listed or not: only their own kind decides. */
  readonly depths: Int32Array;
  readonly due: Int32Array;
};

export type FacetTallies = {
  /** Goals that no criterion excludes. */
  readonly every: FacetTally;
  /** Goals excluded by the criterion of that kind alone; undefined where the kind has no criterion. */
  readonly alone: (kind: FilterKind) => FacetTally | undefined;
};

/** Counts goals for `countFacets`, in one walk. */
export function tallyFacets(list: FilterableList, criteria: FilterCriteria, context: FilterContext): FacetTallies {
  const { columns } = list;
  const { traits, depths, objectives, owners } = columns;
  const tests = criterionTests(criteria, context);
  const every = newTally(columns);
  const tallyOf: (FacetTally | undefined)[] = [every];
  for (const { kind } of tests) tallyOf[bitOf(kind)] = newTally(columns);
  const refused = refusalsOf(list, { criteria, context, tests });
  // Any value will do: that there is a filter decides which depths are listed, except for departments, which widen them.
  const isListed = tableOf(depths, compileDepth({ ...criteria, statuses: STATUS_CHOICES }));
  // Stryker disable next-line StringLiteral: any value will do.
  const isListedForMember = tableOf(depths, compileDepth({ ...criteria, ownerIds: [memberOwner('')] }));
  // Stryker disable next-line StringLiteral: any value will do.
  const isListedForDepartment = tableOf(depths, compileDepth({ ...criteria, ownerIds: [departmentOwner('')] }));
  const countDue = dueCounter(columns, context);
  // Stryker disable next-line EqualityOperator: beyond the last goal there is none to count.
  for (let at = 0; at < columns.count; at += 1) {
    const tally = tallyOf[Number(refused[at])];
    if (tally === undefined) continue;
    const depth = Number(depths.classOf[at]);
    const owner = Number(owners.classOf[at]);
    countOne(tally.depths, depth);
    if (isListedForMember[depth] === 1) countOne(tally.members, owner);
    if (isListedForDepartment[depth] === 1) countOne(tally.departments, owner);
    if (isListed[depth] === 0) continue;
    countOne(tally.traits, Number(traits.classOf[at]));
    countOne(tally.objectives, Number(objectives.classOf[at]));
    countDue(tally.due, at);
  }
  return { every, alone: (kind) => tallyOf[bitOf(kind)] };
}

function dueCounter({ traits, start, end }: FilterColumns, context: FilterContext) {
  const isAchieved = tableOf(traits, ({ status }) => status === 'achieved');
  const ranges = DUE_DATE_OPTIONS.map((option) => dueRangeOf(option, context));
  return (tally: Int32Array, at: number): void => {
    const [from, to] = [Number(start[at]), Number(end[at])];
    ranges.forEach((range, option) => {
      const isDone = range.isUnachieved && isAchieved[Number(traits.classOf[at])] === 1;
      if (!isDone && isInDueRange(range, from, to)) countOne(tally, option);
    });
  };
}

function newTally({ traits, depths, objectives, owners }: FilterColumns): FacetTally {
  return {
    traits: new Int32Array(traits.examples.length),
    objectives: new Int32Array(objectives.examples.length),
    members: new Int32Array(owners.examples.length),
    departments: new Int32Array(owners.examples.length),
    depths: new Int32Array(depths.examples.length),
    due: new Int32Array(DUE_DATE_OPTIONS.length),
  };
}

type Asked = {
  readonly criteria: FilterCriteria;
  readonly context: FilterContext;
  readonly tests: readonly CriterionTest[];
};

/** By place, a bit for each kind that excludes the goal. A goal of another year, or without the keyword, counts nowhere. */
function refusalsOf({ columns, goals }: FilterableList, { criteria, context, tests }: Asked): Uint16Array {
  const { traits, objectives, owners, start, end, count } = columns;
  const due = criteria.dueDate === null ? null : dueRangeOf(criteria.dueDate, context);
  const bitsOf = ({ examples }: GoalClasses, kinds: readonly FilterKind[]) => {
    const asked = tests.filter(({ kind }) => kinds.includes(kind));
    return Uint16Array.from(examples, (goal) =>
      asked.reduce((bits, { kind, test }) => (test(goal) ? bits : bits | bitOf(kind)), 0),
    );
  };
  const ofTraits = bitsOf(traits, ['statuses', 'perspectives', 'priorities', 'completion', 'lateness', 'prospects']);
  traits.examples.forEach(({ inFiscalYear, status }, sort) => {
    if (!inFiscalYear) ofTraits[sort] = EVERY_BIT;
    if (due?.isUnachieved === true && status === 'achieved') ofTraits[sort] = Number(ofTraits[sort]) | DUE_BIT;
  });
  const ofObjectives = bitsOf(objectives, ['objectiveIds']);
  const ofOwners = bitsOf(owners, ['ownerIds']);
  const isNamed = new Uint8Array(count).fill(1);
  if (hasValue(criteria, 'keyword'))
    keepNamed(isNamed, { goals, titleText: columns.titleText, marked: goals.length }, criteria.keyword);
  const hasOwn = new Uint8Array(count).fill(1);
  context.own?.unmark(hasOwn, { columns, goals }, criteria.own);
  const refused = new Uint16Array(count);
  // Stryker disable next-line EqualityOperator: beyond the last goal there is none to refuse.
  for (let at = 0; at < count; at += 1) {
    if (isNamed[at] === 0) {
      refused[at] = EVERY_BIT;
      continue;
    }
    const isDue = due === null || isInDueRange(due, Number(start[at]), Number(end[at]));
    refused[at] =
      Number(ofTraits[Number(traits.classOf[at])]) |
      Number(ofObjectives[Number(objectives.classOf[at])]) |
      Number(ofOwners[Number(owners.classOf[at])]) |
      (isDue ? 0 : DUE_BIT) |
      (hasOwn[at] === 1 ? 0 : OWN_BIT);
  }
  return refused;
}

function bitOf(kind: FilterKind): number {
  return 1 << FILTER_KINDS.indexOf(kind);
}

const DUE_BIT = bitOf('dueDate');
const OWN_BIT = bitOf('own');
const EVERY_BIT = 2 ** FILTER_KINDS.length - 1;

function countOne(tally: Int32Array, sort: number): void {
  tally[sort] = Number(tally[sort]) + 1;
}
