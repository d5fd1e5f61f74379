import { type FilterCriteria, hasAnyValue } from '#core/filter/criteria.ts';
import { compileDepth } from '#core/filter/depth.ts';
import { type FilterableGoal, isListable } from '#core/filter/filterableGoal.ts';
import type { FilterContext } from '#core/filter/filterContext.ts';
import { knownCriteria } from '#core/filter/knownCriteria.ts';
import { criterionTests, isTop, passesAll } from '#core/filter/matchesFilter.ts';
import { isChosen, STATUS_CHOICES } from '#core/filter/statusChoice.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';

/** What a view shows and what it counts: the same on screen, in print, in the meter, through a share and in a mail. */
export type View = {
  readonly criteria: FilterCriteria;
  /** Places of the goals: those listed as cards. */
  readonly cards: readonly number[];
  /** The cards, and the objectives of other statuses that head them. */
  readonly withHeadings: readonly number[];
  readonly counted: readonly number[];
  /** The counted goals by the status they show. */
  readonly distribution: StatusDistribution;
  /** The same without the status filter: the counts on the toggles of the status bar. */
  readonly ofAnyStatus: StatusDistribution;
};

/**
 * A view counts what a press lists: with any filter the goals that pass it themselves, unfiltered all goals down to
 * depth 5, which a status pressed there lists. A group is one goal, by the status it shows (decision 0133).
 */
export function viewOf(goals: readonly FilterableGoal[], asked: FilterCriteria, context: FilterContext): View {
  const criteria = knownCriteria(asked, context);
  const { statuses } = criteria;
  const tests = criterionTests({ ...criteria, statuses: [] }, context).map(({ test }) => test);
  const chosen = SHOWN_STATUSES.filter((status) => statuses.length === 0 || isChosen(status, statuses));
  const isOfStatus = new Set(chosen);
  const isListed = compileDepth(criteria);
  // Any status will do: that there is a filter decides which depths a press lists.
  const isCounted = compileDepth({ ...criteria, statuses: STATUS_CHOICES });
  const counted: number[] = [];
  const cards: number[] = hasAnyValue(criteria) ? counted : [];
  const withHeadings: number[] = statuses.length === 0 ? cards : [];
  const ofAnyStatus = { ...NO_GOALS };
  for (let at = 0; at < goals.length; at += 1) {
    const goal = goals[at];
    if (goal === undefined || !isListable(goal) || !isCounted(goal) || !passesAll(tests, goal)) continue;
    ofAnyStatus[goal.status] += 1;
    const passes = isOfStatus.has(goal.status);
    if (passes) counted.push(at);
    if (cards !== counted && isListed(goal)) cards.push(at);
    if (withHeadings !== cards && (passes || isTop(goal))) withHeadings.push(at);
  }
  const distribution = { ...NO_GOALS };
  for (const status of chosen) distribution[status] = ofAnyStatus[status];
  return { criteria, cards, withHeadings, counted, distribution, ofAnyStatus };
}
