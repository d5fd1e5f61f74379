import { isChosen, type StatusChoice } from '#core/filter/statusChoice.ts';
import { type StatusFigures, shownStatusOf } from '#core/goal/shownStatus.ts';

type Placed = { readonly depth: number; readonly figures: StatusFigures };

/**
 * Whether a goal is listed only because one at depth 0 passes every status filter (rule 4.3): it heads
 * the goals beneath it, is no card among them, and is not counted.
 */
export function isHeading({ depth, figures }: Placed, statuses: readonly StatusChoice[]): boolean {
  return statuses.length > 0 && depth === 0 && !isChosen(shownStatusOf(figures), statuses);
}
