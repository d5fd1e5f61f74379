import type { Day } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import { periodYearOf } from '#core/figure/periodYear.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { dayAt, EMPTY_SERIES, valueAt } from '#core/goal/series.ts';
import { percentPairIn } from './childPercentsOf.ts';
import { type FigureLookup, participantsOf } from './figureLookup.ts';
import { daysInside, type RollupSeries } from './rollupSeries.ts';

/**
 * The entries of a parent measured by its children's percents: for each period in which one of them reported, up to
 * today, the means as they stood at its end, each in its own fiscal year. For charts, and for a parent of other type
 * above; its own figures are taken from its children as they stand (childrenPercents.ts).
 */
export function percentHistory(node: GoalNode, book: FigureLookup): RollupSeries {
  const { goal } = node;
  const days = reportedIn(node, book);
  const actuals = new Float64Array(days.length);
  const targets = new Float64Array(days.length);
  days.forEach((_, index) => {
    const period = dayAt({ ...EMPTY_SERIES, days }, index);
    const end = periodEndOf(period, goal.trackingFrequency);
    const then = book.on(end < book.today ? end : book.today);
    const pair = percentPairIn(periodYearOf(period, goal.span, book.calendar.fiscalStartMonth), node, then);
    actuals[index] = pair.actual ?? Number.NaN;
    targets[index] = pair.target ?? Number.NaN;
  });
  return { series: { days, targets, actuals }, drawn: actuals };
}

function reportedIn(node: GoalNode, book: FigureLookup): Int32Array {
  const found = new Set<Day>();
  for (const child of participantsOf(node, book)) addReported(found, child, { parent: node.goal, book });
  const past = Int32Array.from(found)
    .filter((day) => day <= book.today)
    .sort();
  return daysInside(node.goal, past, book.calendar);
}

function addReported(
  found: Set<Day>,
  node: GoalNode,
  { parent, book }: { readonly parent: Goal; readonly book: FigureLookup },
): void {
  if (book.kindOf(node) === 'container') {
    for (const child of node.children) addReported(found, child, { parent, book });
    return;
  }
  const { series } = book.asChild(node, parent).reduced;
  series.days.forEach((_, index) => {
    if (!Number.isNaN(valueAt(series.actuals, index))) found.add(dayAt(series, index));
  });
}
