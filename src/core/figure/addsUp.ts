import { lastFigure } from '#core/goal/series.ts';
import { aggregate } from './aggregate.ts';
import { daysOf, type GoalInTime } from './goalInTime.ts';

/** As a share of the figure: figures by formula are kept to nine decimals. */
const NEAR = 1e-9;

/**
 * Whether the function of a goal over its actuals so far gives its figure to date. Not so of most goals computed over
 * stretches as a whole, such as ratios: nothing can be said of their year from what coming periods are likely to bring.
 */
export function addsUp(it: GoalInTime): boolean {
  const { goal, series, own, future } = it;
  const total = it.formulaTotals?.actuals;
  const last = lastFigure(series.actuals, own.from, Math.min(own.to, future));
  if (!total || last < 0) return true;
  const stretch = { from: own.from, to: last + 1 };
  const whole = total(...daysOf(it, stretch));
  const added = aggregate(series.actuals, stretch, goal.aggregation);
  return whole !== null && added !== null && Math.abs(whole - added) <= NEAR * Math.max(1, Math.abs(whole));
}
