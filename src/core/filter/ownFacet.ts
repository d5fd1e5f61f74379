import { choicesIn, NO_VALUE } from '#core/own/ownCriterion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ownValueOf } from '#core/own/ownValue.ts';
import type { FilterCriteria } from './criteria.ts';
import { compileDepth } from './depth.ts';
import { type FilterableGoal, isListable } from './filterableGoal.ts';
import type { FilterContext } from './filterContext.ts';
import { knownCriteria } from './knownCriteria.ts';
import { criterionTests } from './matchesFilter.ts';
import { tallyChoices } from './optionCounts.ts';

/**
 * The counts beside the options of one own field: how many cards of that choice are listed once it is pressed. By
 * itself, because a page shows few of thirty fields open.
 */
export function countOwnOptions(
  field: OwnField,
  asked: FilterCriteria,
  { goals, context }: { readonly goals: readonly FilterableGoal[]; readonly context: FilterContext },
): (option: string) => number {
  const criteria = knownCriteria(asked, context);
  const others = Object.fromEntries(Object.entries(criteria.own ?? {}).filter(([id]) => id !== field.id));
  const tests = criterionTests({ ...criteria, own: others }, context);
  // Any value will do: that there is a filter decides which depths are listed.
  const isListed = compileDepth({ ...criteria, own: { ...others, [field.id]: NO_VALUE } });
  const tally = tallyChoices(
    (goal) => choicesIn(ownValueOf(field, goal)),
    () => isListed,
  );
  for (const goal of goals) if (isListable(goal) && tests.every(({ test }) => test(goal))) tally.count(goal);
  return tally.countOf;
}
