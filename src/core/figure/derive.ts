import type { Day } from '#core/calendar/date.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import type { Series } from '#core/goal/series.ts';
import { aggregate, finite, type Stretch } from './aggregate.ts';
import { between } from './between.ts';
import type {
  CombinedTarget,
  Derivation,
  EntriesDerivation,
  LinePoint,
  Share,
  Stated,
  YearTarget,
} from './derivation.ts';

/** A figure as somebody typed it, as it is fixed, or as the goals below give it. */
export function stated(what: Stated['what'], value: number): Stated {
  return { rule: 'stated', what, value };
}

/** The function over the figures a column has in a stretch; null where it has none. */
export function fromEntries(
  series: Series,
  column: EntriesDerivation['column'],
  stretch: Stretch,
  aggregation: Aggregation,
): EntriesDerivation | null {
  const value = aggregate(series[column], stretch, aggregation);
  return value === null ? null : entriesDerivation(value, column, stretch, aggregation);
}

/** A figure known to be the function over the figures a column has in a stretch. */
export function entriesDerivation(
  value: number,
  column: EntriesDerivation['column'],
  { from, to }: Stretch,
  aggregation: Aggregation,
): EntriesDerivation {
  return { rule: 'entries', value, column, from, to, aggregation, lastShare: null, stretch: null };
}

/** The function over targets by year, in the order of the years; null where there is none. */
export function fromYears(years: readonly YearTarget[], aggregation: Aggregation): Derivation | null {
  const targets = Float64Array.from(years, ({ target }) => target);
  const value = aggregate(targets, { from: 0, to: targets.length }, aggregation);
  return value === null ? null : { rule: 'years', value, aggregation, years };
}

/** A figure’s share of days; infinity is cut to the largest double. */
export function shareOf(whole: Derivation, share: Share): Derivation {
  return { rule: 'share', value: finite(between(0, whole.value, share.days, share.of)), whole, share };
}

/** Another figure as it stands. */
export function held(of: Derivation): Derivation {
  return { rule: 'held', value: of.value, of };
}

/** The straight line at a day: its first value before it begins, its last one from its end on. It ends after it begins. */
export function onLine(from: LinePoint, to: LinePoint, at: Day): Derivation {
  const length = to.day - from.day;
  const share = { days: Math.min(Math.max(at - from.day, 0), length), of: length };
  const value = finite(between(from.figure.value, to.figure.value, share.days, share.of));
  return { rule: 'line', value, from, to, at, share };
}

/** Whether an end target is one that nobody set: see CombinedTarget. */
export function isCombined(figure: Derivation | null): boolean {
  return figure?.rule === 'stated' && COMBINED_TARGETS.has(figure.what);
}

const COMBINED_TARGETS: ReadonlySet<Stated['what']> = new Set<CombinedTarget>([
  'sumOfChildren',
  'averageOfChildren',
  'highestOfChildren',
  'lowestOfChildren',
  'dueMilestones',
]);

/** The value of a figure, null for none. */
export function figureOf(figure: Derivation | null): number | null {
  return figure === null ? null : figure.value;
}
