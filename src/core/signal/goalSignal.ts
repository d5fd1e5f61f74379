import type { Day } from '#core/calendar/date.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, type Series, valueAt } from '#core/goal/series.ts';
import { elementAt } from '#core/outlook/elementAt.ts';
import { seasonOf } from '#core/outlook/season.ts';
import { type Assurance, assuranceOf, controlLimitsOf, type SignalPoint, signalPointsOf } from './signal.ts';

/** Fewer points than these tell nothing from chance. */
export const LEAST_SIGNAL_POINTS = 12;

/** Values of a season a year have, by how the goal is tracked. */
const SEASON_LENGTH = { weekly: 52, monthly: 12, yearly: 1 } as const;

/** The XmR chart of one goal: whether its actuals do what they always do, or something changed. */
export type GoalSignal =
  | {
      readonly mean: number;
      readonly lower: number;
      readonly upper: number;
      readonly points: readonly (SignalPoint & { readonly date: Day; readonly value: number })[];
      readonly assurance: Assurance | null;
      /** A season repeats: points of it stand out each year without meaning anything new. */
      readonly isSeasonal: boolean;
    }
  | { readonly count: number };

/** From all actuals known on `today`, in order; with too few of them only how many there are. */
export function goalSignalOf(
  goal: Pick<Goal, 'targetDirection' | 'trackingFrequency'>,
  { series, today }: { readonly series: Series; readonly today: Day },
): GoalSignal {
  const known = knownOf(series, today);
  const values = known.map(({ value }) => value);
  const limits = controlLimitsOf(values);
  if (limits === null || known.length < LEAST_SIGNAL_POINTS) return { count: known.length };
  const direction = goal.targetDirection;
  const found = signalPointsOf(values, { limits, direction });
  const points = known.map(({ date, value }, index) => ({ ...elementAt(found, index), date, value }));
  const { mean, lower, upper } = limits;
  const assurance = assuranceOf(limits, { target: elementAt(known, -1).target, direction });
  const isSeasonal = seasonOf(values, SEASON_LENGTH[goal.trackingFrequency]) !== null;
  return { mean, lower, upper, points, assurance, isSeasonal };
}

type Known = { readonly date: Day; readonly value: number; readonly target: number | null };

function knownOf(series: Series, today: Day): Known[] {
  const known: Known[] = [];
  for (let index = 0; index < series.days.length; index += 1) {
    const date = dayAt(series, index);
    const value = valueAt(series.actuals, index);
    const target = valueAt(series.targets, index);
    if (date <= today && Number.isFinite(value))
      known.push({ date, value, target: Number.isFinite(target) ? target : null });
  }
  return known;
}
