import {
  CRITERIA,
  FILTER_KINDS,
  type FilterCriteria,
  type FilterKind,
  NO_CRITERIA,
  type OptionOf,
  withChoice,
} from './criteria.ts';
import type { ChoicesOf } from './criterionRow.ts';
import { compileDepth, type DepthGoal } from './depth.ts';
import { type FilterableGoal, isListable } from './filterableGoal.ts';
import type { FilterContext } from './filterContext.ts';
import { knownCriteria } from './knownCriteria.ts';
import { type CriterionTest, criterionTests } from './matchesFilter.ts';

/** How many cards of an option are listed once it is pressed; null where that is not known. */
export type OptionCounts = {
  readonly of: (kind: FilterKind, option: string | number) => number | null;
};

/**
 * The counts beside the options: how many cards of that choice are listed once it is pressed, the other kinds
 * unchanged. So the values of its own kind are left out, and a goal that two kinds refuse counts nowhere.
 */
export function countOptions(
  asked: FilterCriteria,
  goals: readonly FilterableGoal[],
  context: FilterContext,
): OptionCounts {
  const criteria = knownCriteria(asked, context);
  const tests = criterionTests(criteria, context);
  const tallies = new Map(FILTER_KINDS.flatMap((kind) => tallyOf(kind, criteria, context) ?? []));
  const all = [...tallies.values()];
  for (const goal of goals) {
    if (!isListable(goal)) continue;
    const refusing = kindsRefusing(goal, tests);
    if (refusing === 'several') continue;
    if (refusing === null) for (const tally of all) tally.count(goal);
    else tallies.get(refusing)?.count(goal);
  }
  return { of: (kind, option) => tallies.get(kind)?.countOf(option) ?? null };
}

/** How many cards of each choice are listed among goals that all other criteria let pass. */
export function tallyChoices<Option>(
  choicesOf: ChoicesOf<Option>,
  isListedWith: (option: Option) => (goal: DepthGoal) => boolean,
) {
  const tallies = new Map<unknown, { readonly isListed: (goal: DepthGoal) => boolean; count: number }>();
  const begun = (option: Option) => {
    const tally = { isListed: isListedWith(option), count: 0 };
    tallies.set(option, tally);
    return tally;
  };
  return {
    count: (goal: FilterableGoal): void => {
      for (const option of choicesOf(goal)) {
        const tally = tallies.get(option) ?? begun(option);
        if (tally.isListed(goal)) tally.count += 1;
      }
    },
    countOf: (option: unknown): number => tallies.get(option)?.count ?? 0,
  };
}

type Tally = { readonly count: (goal: FilterableGoal) => void; readonly countOf: (option: unknown) => number };

function tallyOf<Kind extends FilterKind>(
  kind: Kind,
  criteria: FilterCriteria,
  context: FilterContext,
): readonly [readonly [FilterKind, Tally]] | null {
  const { options, test, choicesOf } = CRITERIA[kind];
  const others = { ...criteria, [kind]: NO_CRITERIA[kind] };
  const isListedWith = (option: OptionOf<Kind>) => {
    const isListed = compileDepth(withChoice(criteria, kind, option));
    if (test !== null) return isListed;
    // The depths list by themselves; owners of a department widen them.
    const isListedAlone = compileDepth(withChoice(others, kind, option));
    return (goal: DepthGoal) => isListed(goal) && isListedAlone(goal);
  };
  const choices = choicesOf?.(context) ?? (test === null ? () => options : null);
  return choices === null ? null : [[kind, tallyChoices(choices, isListedWith)]];
}

/** Null where every criterion holds, the kind where one alone does not. */
function kindsRefusing(goal: FilterableGoal, tests: readonly CriterionTest[]): FilterKind | 'several' | null {
  let refusing: FilterKind | null = null;
  for (const { kind, test } of tests) {
    if (test(goal)) continue;
    if (refusing !== null) return 'several';
    refusing = kind;
  }
  return refusing;
}
