import type { Goal } from '#core/goal/goal.ts';
import type { Series } from '#core/goal/series.ts';
import { meanOf } from '#core/outlook/mean.ts';
import { outlookOf } from '#core/outlook/outlook.ts';
import type { YearAsked, YearRest } from './yearRest.ts';

export type LikelyActuals = {
  readonly actuals: readonly (number | null)[];
  readonly isForecast: boolean;
};

/** What the periods to come are likely to bring: a what-if of one goal counts the others as they will probably be. */
export function likelyActuals(
  goal: Goal,
  series: Series,
  { known, periods }: YearRest,
  { plan, today }: Pick<YearAsked, 'plan' | 'today'>,
): LikelyActuals {
  const outlook = plan.isOutlookOff ? null : outlookOf(goal, { series, today });
  const expected = new Map(
    outlook === null || 'none' in outlook ? [] : outlook.points.map((point) => [point.date, point.expected]),
  );
  if (expected.size > 0) return { actuals: periods.map((day) => expected.get(day) ?? null), isForecast: true };
  const pace = paceOf(goal, known);
  return { actuals: periods.map(() => pace), isForecast: false };
}

function paceOf({ aggregation }: Goal, known: readonly number[]): number | null {
  const last = known.at(-1);
  if (last === undefined) return null;
  if (aggregation !== 'sum' && aggregation !== 'average') return last;
  return meanOf(known);
}
