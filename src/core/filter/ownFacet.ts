import { choicesIn, NO_VALUE } from '#core/own/ownCriterion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ownValueOf } from '#core/own/ownValue.ts';
import type { FilterCriteria } from './criteria.ts';
import { compileDepth } from './depth.ts';
import { type FilterableList, markMatches, tableOf } from './filterColumns.ts';
import { knownCriteria } from './knownCriteria.ts';
import type { FilterContext } from './matchesFilter.ts';
import { ownClassesOf } from './ownFilter.ts';

/**
 * The counts beside the options of one own field: how many goals would be listed with that option alone, the other
 * criteria unchanged. By itself, because a page shows few of thirty fields open.
 */
export function countOwnOptions(
  field: OwnField,
  asked: FilterCriteria,
  { list, context }: { readonly list: FilterableList; readonly context: FilterContext },
): ReadonlyMap<string, number> {
  const criteria = knownCriteria(asked, context.own);
  const others = Object.fromEntries(Object.entries(criteria.own ?? {}).filter(([id]) => id !== field.id));
  const marks = markMatches(list, { ...criteria, own: others }, context);
  // Any value will do: that there is a filter decides which depths are listed.
  const isListed = compileDepth({ ...criteria, own: { [field.id]: NO_VALUE } });
  const { depths } = list.columns;
  const listed = tableOf(depths, isListed);
  const { classOf, examples } = ownClassesOf(list, field.id);
  const tally = new Int32Array(examples.length);
  marks.forEach((mark, at) => {
    if (mark === 0 || listed[Number(depths.classOf[at])] === 0) return;
    const sort = Number(classOf[at]);
    tally[sort] = Number(tally[sort]) + 1;
  });
  const counts = new Map<string, number>();
  examples.forEach((goal, sort) => {
    const count = Number(tally[sort]);
    if (count === 0) return;
    for (const choice of choicesIn(ownValueOf(field, goal))) counts.set(choice, (counts.get(choice) ?? 0) + count);
  });
  return counts;
}
