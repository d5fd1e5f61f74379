import type { Day } from '#core/calendar/date.ts';
import type { PeriodCalendar } from '#core/calendar/period.ts';
import { ownWindow } from '#core/figure/goalWindow.ts';
import { periodYearOf } from '#core/figure/periodYear.ts';
import type { Goal } from '#core/goal/goal.ts';
import { readFigure } from '#core/goal/readFigure.ts';
import { dayAt, type Series, valueAt } from '#core/goal/series.ts';
import { type RollupSeries, withTargets } from './rollupSeries.ts';

export type OwnTargets = {
  readonly isAny: boolean;
  readonly isIn: (year: number) => boolean;
  readonly byPeriod: ReadonlyMap<Day, number>;
};

/** `stored`: the entries saved with the parent, of which nothing but targets counts. */
export function ownTargetsOf(parent: Goal, stored: Series, calendar: PeriodCalendar): OwnTargets {
  const isForLife = readFigure(parent.allTarget) !== null;
  const years = new Set<number>();
  for (const [year, target] of parent.targetsByYear) if (readFigure(target) !== null) years.add(year);
  const byPeriod = new Map<Day, number>();
  const window = ownWindow(parent, stored, calendar) ?? { from: 0, to: 0 };
  for (let index = window.from; index < window.to; index += 1) {
    const target = valueAt(stored.targets, index);
    if (Number.isNaN(target)) continue;
    byPeriod.set(dayAt(stored, index), target);
    years.add(periodYearOf(dayAt(stored, index), parent.span, calendar.fiscalStartMonth));
  }
  return { isAny: isForLife || years.size > 0, isIn: (year) => isForLife || years.has(year), byPeriod };
}

/** A computed series with the parent's own targets, and no others, in the years they hold for. */
export function withOwnTargets(
  computed: RollupSeries,
  { own, parent, calendar }: { readonly own: OwnTargets; readonly parent: Goal; readonly calendar: PeriodCalendar },
): RollupSeries {
  if (!own.isAny) return computed;
  const targets = new Map<Day, number>();
  computed.series.days.forEach((_, index) => {
    const day = dayAt(computed.series, index);
    if (own.isIn(periodYearOf(day, parent.span, calendar.fiscalStartMonth))) targets.set(day, Number.NaN);
  });
  return withTargets(computed, new Map([...targets, ...own.byPeriod]));
}
