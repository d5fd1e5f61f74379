import type { OutReason } from '#contract/importQuestion.ts';
import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { FiscalNaming } from '#core/calendar/writtenPeriod.ts';
import { spanWord } from './findPeriod.ts';
import { type FoundPeriod, firstDayOf, type PeriodUnit } from './foundPeriod.ts';
import type { FigureRead } from './goalFigures.ts';
import type { FigureKind } from './model.ts';

export type Tracking = 'weekly' | 'monthly' | 'quarterly' | 'yearly';

/** Figures of a goal with their days. */
export type TimedFigures = {
  readonly entries: readonly { readonly day: Day; readonly kind: 'target' | 'actual'; readonly figure: FigureRead }[];
  /** By the calendar year in which the fiscal year starts. */
  readonly yearTargets: ReadonlyMap<number, FigureRead>;
  /** Of the whole plan, beside those of its years. */
  readonly allTarget: FigureRead | null;
  readonly baseline: { readonly figure: FigureRead; readonly day: Day | null } | null;
  readonly tracking: Tracking | null;
  /** Whether there are targets of years alone. */
  readonly isOfTargets: boolean;
  readonly left: readonly { readonly figure: FigureRead; readonly reason: OutReason }[];
};

export type TimeContext = {
  readonly naming: FiscalNaming;
  /** The period of figures that name none, how long it is, and by which question it was told; null where none is asked. */
  readonly undated: { readonly day: Day; readonly tracking: Tracking; readonly asked: string | null };
  /** Where a table has years and actuals that name none: of which year these are. */
  readonly undatedActual: Day | null;
  /** What figures are under a heading that says neither target nor actual. */
  readonly plainKind: 'target' | 'actual';
  /** With the year that its table is of, for periods that name none. */
  readonly yearOf: (period: FoundPeriod) => FoundPeriod;
};

type Timed = { readonly figure: FigureRead; readonly kind: FigureKind; readonly unit: PeriodUnit; readonly day: Day };

/** Puts the figures of a goal on days: the finest periods are its entries, years beside them its targets of years. */
export function timedFigures(figures: readonly FigureRead[], context: TimeContext): TimedFigures {
  const { naming, plainKind } = context;
  const left: { figure: FigureRead; reason: OutReason }[] = [];
  const timed: Timed[] = [];
  const undated: { readonly figure: FigureRead; readonly kind: FigureKind }[] = [];
  for (const figure of figures) {
    const kind = figure.kind ?? plainKind;
    const period = figure.period === null ? null : context.yearOf(figure.period);
    const day = period === null ? null : firstDayOf(period, naming);
    if (period === null || day === null) undated.push({ figure, kind });
    else timed.push({ figure, kind, unit: period.unit, day });
  }
  const baselines = [
    ...timed
      .filter(({ kind }) => kind === 'baseline')
      .map(({ figure, day, unit }) => ({ figure, day: lastDay(day, unit) as Day | null })),
    ...undated.filter(({ kind }) => kind === 'baseline').map(({ figure }) => ({ figure, day: null })),
  ];
  let [baseline = null] = baselines;
  const measured = timed.filter(({ kind }) => kind !== 'baseline');
  const tracking = trackingOf(
    measured,
    undated.filter(({ kind }) => kind !== 'baseline').length > 0 ? context.undated.tracking : null,
  );
  const entries = new Map<
    string,
    { readonly day: Day; readonly kind: 'target' | 'actual'; readonly figure: FigureRead }
  >();
  const yearTargets = new Map<number, FigureRead>();
  let allTarget: FigureRead | null = null;
  const put = (kind: 'target' | 'actual', day: Day, figure: FigureRead): void => {
    const key = `${kind} ${day}`;
    const before = entries.get(key);
    const isContradicting = before !== undefined && before.figure.value !== figure.value;
    if (isContradicting) left.push({ figure: before.figure, reason: 'contradicts' });
    // Of two cells of one row neither is the later one.
    if (
      isContradicting &&
      before.figure.place.line === figure.place.line &&
      before.figure.place.column !== figure.place.column
    ) {
      left.push({ figure, reason: 'contradicts' });
      entries.delete(key);
      return;
    }
    entries.set(key, { day, kind, figure });
  };
  const isFiner = tracking !== null && tracking !== 'yearly';
  const first = measured
    .filter(({ unit }) => unit !== 'year')
    .reduce<Day | null>((least, { day }) => (least === null || day < least ? day : least), null);
  for (const { figure, kind, unit, day } of measured) {
    const yearStart = fiscalYearOf(day, naming.fiscalStartMonth);
    const isOfMonths =
      (unit === 'quarter' || unit === 'half') && tracking === 'monthly' && hasMonths(measured, { day, unit, kind });
    if (isOfMonths) left.push({ figure, reason: 'other_taken' });
    else if (unit !== 'year' || !isFiner) put(kind === 'target' ? 'target' : 'actual', day, figure);
    else if (kind === 'target') yearTargets.set(yearStart, figure);
    // An actual of a year before its months or quarters is where the goal started.
    else if (baseline === null && first !== null && day < first) baseline = { figure, day: lastDay(day, 'year') };
    // Without months or quarters of its own the year is reported at once.
    else if (
      !measured.some((each) => each.unit !== 'year' && each.kind === 'actual' && isIn(each.day, yearStart, naming))
    )
      put('actual', day, figure);
    else left.push({ figure, reason: 'other_taken' });
  }
  const lastTimed = measured.reduce<Day | null>((most, { day }) => (most === null || day > most ? day : most), null);
  for (const { figure, kind } of undated) {
    if (kind === 'baseline') continue;
    const span = spanWord(figure.heading);
    if (lastTimed === null) {
      put(kind, context.undated.day, figure);
      continue;
    }
    if (kind === 'actual') {
      if (context.undatedActual === null || isFiner || figure.isShareDone)
        left.push({ figure, reason: figure.isShareDone ? 'computed' : 'other_taken' });
      else put('actual', context.undatedActual, figure);
      continue;
    }
    const days = [...new Set(measured.filter(({ unit }) => unit !== 'year').map(({ day }) => day))];
    if ((span === 'month' || span === 'quarter') && days.length > 0) for (const day of days) put('target', day, figure);
    else if (isFiner && !yearTargets.has(fiscalYearOf(lastTimed, naming.fiscalStartMonth)))
      yearTargets.set(fiscalYearOf(lastTimed, naming.fiscalStartMonth), figure);
    else if (!isFiner && !entries.has(`target ${lastTimed}`)) put('target', lastTimed, figure);
    // Beside the target of each year it is that of the whole plan.
    else if (allTarget === null) allTarget = figure;
    else left.push({ figure, reason: 'contradicts' });
  }
  for (const { figure } of baselines.slice(1)) left.push({ figure, reason: 'other_taken' });
  // Targets of years without any actual are those of the years, however often somebody will report.
  const isOfTargets = tracking === 'yearly' && ![...entries.values()].some(({ kind }) => kind === 'actual');
  if (isOfTargets) {
    for (const { day, figure } of entries.values()) yearTargets.set(fiscalYearOf(day, naming.fiscalStartMonth), figure);
    entries.clear();
  }
  return {
    entries: [...entries.values()].sort((one, other) => one.day - other.day),
    yearTargets,
    allTarget,
    baseline,
    tracking,
    isOfTargets,
    left,
  };
}

function isIn(day: Day, year: number, { fiscalStartMonth }: FiscalNaming): boolean {
  return fiscalYearOf(day, fiscalStartMonth) === year;
}

/** Whether months of a quarter or half year have figures of their own. */
function hasMonths(all: readonly Timed[], { day, unit, kind }: Pick<Timed, 'day' | 'unit' | 'kind'>): boolean {
  const last = lastDay(day, unit);
  return all.some((each) => each.unit === 'month' && each.kind === kind && each.day >= day && each.day <= last);
}

/** As often as its finest periods come; days by how far they lie apart. */
function trackingOf(timed: readonly Timed[], undated: Tracking | null): Tracking | null {
  if (timed.length === 0) return undated;
  const units = new Set(timed.map(({ unit }) => unit));
  if (units.has('week')) return 'weekly';
  if (units.has('month') || units.has('term')) return 'monthly';
  if (units.has('day'))
    return spacing(
      timed.filter(({ unit }) => unit === 'day').map(({ day }) => day),
      units,
    );
  if (units.has('quarter') || units.has('half')) return 'quarterly';
  return 'yearly';
}

function spacing(all: readonly Day[], units: ReadonlySet<PeriodUnit>): Tracking {
  const days = [...new Set(all)].sort((one, other) => one - other);
  const least = days
    .slice(1)
    .reduce((gap, day, at) => Math.min(gap, day - (days[at] ?? day)), Number.POSITIVE_INFINITY);
  if (least >= 300) return days.length === 1 && !units.has('year') ? 'monthly' : 'yearly';
  if (least >= 80) return 'quarterly';
  return least >= 27 ? 'monthly' : 'weekly';
}

function lastDay(day: Day, unit: PeriodUnit): Day {
  const { year, month } = civilDateOf(day);
  const months =
    unit === 'year' ? 12 : unit === 'half' || unit === 'term' ? 6 : unit === 'quarter' ? 3 : unit === 'month' ? 1 : 0;
  return months === 0 ? day : addDays(firstDayOfMonth(year, month + months), -1);
}
