import type { Day } from '#core/calendar/date.ts';
import { type Aim, countsAtOnce } from '#core/figure/achieved.ts';
import type { Stretch } from '#core/figure/aggregate.ts';
import { type Assessment, assess } from '#core/figure/assessment.ts';
import type { Comparison } from '#core/figure/attainment.ts';
import { exactDivisor } from '#core/figure/divisor.ts';
import { exactValue } from '#core/figure/exactValue.ts';
import { type Fraction, fractionOf, plus } from '#core/figure/fraction.ts';
import { minus, ONE } from '#core/figure/fractionArithmetic.ts';
import type { Measurement } from '#core/figure/measure.ts';
import { shownDecimals } from '#core/format/number.ts';
import { dayAt, entriesOf, indexOn, type Series, seriesOf } from '#core/goal/series.ts';
import { type Limits, orNone, requiredActual, requiredEach, widest } from './requiredFigure.ts';

/** How a goal would be judged once coming periods have an actual. */
export type WhenWritten = {
  readonly from: Day;
  readonly to: Day;
  readonly periods: number;
  readonly target: number;
  /** What each must be for an attainment, or to achieve the goal; with null only to achieve it. Null: nothing would do. */
  readonly required: (attainment: number | null) => Limits<Fraction> | null;
  /** The same, with what reads the same as an end target that is to be equal: only beyond that is it lost. */
  readonly toLose: (attainment: number | null) => Limits<Fraction> | null;
};

/**
 * Judges a goal on a day with any actual in its coming periods: which target they are held against, over which periods,
 * and whether reaching the end target counts, all follow from where the actuals are, not from what they are. Null
 * where the last of them, or none at all, is compared with a target.
 */
export function whenWritten(assessment: Assessment, coming: readonly Day[], today: Day): WhenWritten | null {
  const { goal, context } = assessment;
  const written = withActuals(assessment, coming);
  const { aim, chosen, standing } = assess(goal, written, { ...context, today });
  const { comparison } = standing;
  const [compared, whole] = [comparison?.actual, chosen.actual];
  const places = coming
    .map((period) => indexOn(period, written))
    .filter((at) => compared?.rule === 'entries' && compared.from <= at && at < compared.to);
  const [from, to] = [places.at(0), places.at(-1)];
  if (
    comparison === null ||
    compared?.rule !== 'entries' ||
    whole?.rule !== 'entries' ||
    from === undefined ||
    to === undefined ||
    dayAt(written, to) !== coming.at(-1)
  )
    return null;
  // Those that are not compared stay as they are.
  if (places.length < coming.length) return whenWritten(assessment, coming.slice(-places.length), today);
  const known = withoutActuals(written, coming);
  const each = (stretch: Stretch, required: Limits<Fraction> | null) => {
    const periods = places.length;
    if (required === null) return null;
    return requiredEach(goal.aggregation, required, { actuals: known.actuals, soFar: stretch, periods });
  };
  const toReach = reachLimits(aim, chosen, known);
  const toAttain = (attainment: number | null) =>
    attainment === null ? null : each(compared, attainLimits(comparison, attainment, known));
  return {
    from: dayAt(written, from),
    to: dayAt(written, to),
    periods: places.length,
    target: comparison.target.value,
    required: (attainment) => {
      const [attained, achieved] = [toAttain(attainment), each(whole, toReach)];
      // Only of a half-line is everything between two places inside.
      return aim.targetDirection === 'equal' ? (attained ?? achieved) : widestOf(attained, achieved);
    },
    toLose: (attainment) => {
      const asShown = toReach && chosen.endTarget && withAlike(toReach, chosen.endTarget.value);
      return widestOf(toAttain(attainment), each(whole, asShown));
    },
  };
}

function withActuals({ goal, series, context }: Assessment, periods: readonly Day[]): Series {
  const added = periods.map((date) => ({ date, target: null, actual: 0 }));
  return seriesOf([...entriesOf(series), ...added], goal.trackingFrequency, context.plan);
}

function withoutActuals(series: Series, periods: readonly Day[]): Series {
  const actuals = series.actuals.slice();
  for (const period of periods) actuals[indexOn(period, series)] = Number.NaN;
  return { ...series, actuals };
}

/** What reaches the end target, where that counts: at once, or once the window has ended with its last period reported. */
function reachLimits(
  aim: Aim,
  { endTarget, reporting, worstEarlier }: Measurement,
  series: Series,
): Limits<Fraction> | null {
  const isDecided = reporting.isEnded && reporting.isLastReported;
  if (endTarget === null || (!isDecided && !countsAtOnce(aim, endTarget.value, worstEarlier))) return null;
  return requiredActual(aim.targetDirection, { target: exactValue(endTarget, series), divisor: ONE, attainment: ONE });
}

function attainLimits(
  { direction, target, divisor }: Comparison,
  share: number,
  series: Series,
): Limits<Fraction> | null {
  const exact = exactDivisor(divisor, series);
  // Where D is 0, attainment is 1 at most.
  if (exact.numerator === 0n && share > 1) return null;
  const attainment = fractionOf(share);
  return orNone(requiredActual(direction, { target: exactValue(target, series), divisor: exact, attainment }));
}

/** What lies within either; null where there is neither. */
export function widestOf(one: Limits<Fraction> | null, other: Limits<Fraction> | null): Limits<Fraction> | null {
  return one === null || other === null ? (one ?? other) : widest(one, other);
}

/** With what reads the same as the end target. */
function withAlike({ least, most }: Limits<Fraction>, endTarget: number): Limits<Fraction> {
  if (least === null || most === null) return { least, most };
  const half = fractionOf(0.5 / 10 ** shownDecimals(endTarget));
  return { least: minus(least, half), most: plus(most, half) };
}
