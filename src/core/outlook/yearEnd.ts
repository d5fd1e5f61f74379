import type { Day } from '#core/calendar/date.ts';
import { nextPeriodStart, owningDayOf } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import type { Goal } from '#core/goal/goal.ts';
import { knownEntries } from '#core/goal/knownEntries.ts';
import type { Series } from '#core/goal/series.ts';
import { type Band, bandOf, boundsOf } from './band.ts';
import { bandQuantilesOf, type Quantiles } from './bandQuantiles.ts';
import { chanceOf } from './chance.ts';
import { elementAt } from './elementAt.ts';
import { sumOf } from './mean.ts';
import type { Outlook } from './outlook.ts';

export type YearEnd = Omit<Band, 'low95' | 'high95'> & {
  readonly target: number | null;
  /** 0.05 to 0.95 in steps of 0.05; null without a target and where equal is good. */
  readonly chance: number | null;
};

export type YearEndGoal = Pick<Goal, 'aggregation' | 'targetDirection' | 'valueType' | 'span'>;

export type YearQuestion = {
  readonly series: Series;
  readonly today: Day;
  readonly window: ClosedSpan;
};

/**
 * The figure of the year at its end by the goal's function, over the actuals known and those that are likely. Null without an outlook, where the year is reported whole, and
 * where its end lies beyond the steps that bands were calibrated for.
 */
export function yearEndOf(
  goal: YearEndGoal,
  outlook: Outlook,
  { target, ...question }: YearQuestion & { readonly target: number | null },
): YearEnd | null {
  const found = figureAtEnd(goal, outlook, question);
  if (found === null) return null;
  const { band, asked } = found;
  const { low95: _low, high95: _high, ...shown } = band;
  const chance =
    target === null ? null : chanceOf(target, { ...asked, expected: shown.expected, direction: goal.targetDirection });
  return { ...shown, target, chance };
}

type WindowFigure = {
  readonly band: Band;
  readonly asked: Pick<YearFigure, 'quantiles' | 'step'> & { readonly unit: number };
};

type GivenOutlook = Exclude<Outlook, { readonly none: unknown }>;

/** The figure of a window at its end with its bands, and what its bands were taken from; null as in yearEndOf. */
export function figureAtEnd(
  goal: YearEndGoal,
  outlook: Outlook,
  { series, today, window }: YearQuestion,
): WindowFigure | null {
  if ('none' in outlook) return null;
  const steps = stepsInto(window, outlook);
  if (steps === 0 || steps > outlook.expected.length) return null;
  return figureWithin(goal, outlook, { series, today, window });
}

/** What figureAtEnd gives for a window that ends with a coming period within the calibrated steps. */
export function figureWithin(
  goal: YearEndGoal,
  outlook: GivenOutlook,
  { series, today, window }: YearQuestion,
): WindowFigure {
  const { history, scale, expected } = outlook;
  const { rhythm, values } = history;
  const steps = stepsInto(window, outlook);
  const known = knownIn(window, { series, today, goalStart: goal.span.start });
  const skipped = stepsBefore(window, outlook);
  const ahead = expected.slice(skipped, steps);
  const quantiles = bandQuantilesOf(rhythm, values.length);
  const bounds = boundsOf(values, goal.valueType === 'percent');
  const figure = figureOf(goal.aggregation, { known, ahead, skipped, quantiles });
  const asked = { quantiles: figure.quantiles, step: figure.step, unit: scale * figure.share };
  const least = goal.aggregation === 'sum' && bounds.least === 0 ? sumOf(known) : bounds.least;
  const most = goal.aggregation === 'sum' ? Number.POSITIVE_INFINITY : bounds.most;
  const band = bandOf(figure.expected, { ...asked, bounds: { least, most } });
  return { band: withKnown(goal.aggregation, band, known), asked };
}

type YearFigure = {
  readonly expected: number;
  readonly quantiles: Quantiles;
  readonly step: number;
  readonly share: number;
};

function figureOf(
  aggregation: Goal['aggregation'],
  {
    known,
    ahead,
    skipped,
    quantiles,
  }: {
    readonly known: readonly number[];
    readonly ahead: readonly number[];
    readonly skipped: number;
    readonly quantiles: ReturnType<typeof bandQuantilesOf>;
  },
): YearFigure {
  const last = skipped + ahead.length - 1;
  const sum = sumOf(known) + sumOf(ahead);
  const count = known.length + ahead.length;
  switch (aggregation) {
    case 'sum':
      return { expected: sum, quantiles: quantiles.sum, step: last, share: 1 };
    case 'average':
      return { expected: sum / count, quantiles: quantiles.sum, step: last, share: 1 / count };
    case 'current':
      return { expected: elementAt(ahead, -1), quantiles: quantiles.single, step: last, share: 1 };
    case 'highest':
    case 'lowest': {
      const best = aggregation === 'highest' ? Math.max(...ahead) : Math.min(...ahead);
      return { expected: best, quantiles: quantiles.single, step: skipped + ahead.indexOf(best), share: 1 };
    }
  }
}

/** A maximum or minimum already reached this year stays. */
function withKnown(aggregation: Goal['aggregation'], band: Band, known: readonly number[]): Band {
  if (known.length === 0 || (aggregation !== 'highest' && aggregation !== 'lowest')) return band;
  const [pick, record] = aggregation === 'highest' ? [Math.max, Math.max(...known)] : [Math.min, Math.min(...known)];
  return {
    expected: pick(band.expected, record),
    low80: pick(band.low80, record),
    high80: pick(band.high80, record),
    low95: pick(band.low95, record),
    high95: pick(band.high95, record),
  };
}

function knownIn(
  window: ClosedSpan,
  { series, today, goalStart }: { readonly series: Series; readonly today: Day; readonly goalStart: Day | null },
): number[] {
  return knownEntries(series, today)
    .filter(({ date }) => {
      const owner = owningDayOf(date, goalStart);
      return owner >= window.start && owner <= window.end;
    })
    .map(({ actual }) => actual);
}

function stepsInto(window: ClosedSpan, outlook: GivenOutlook): number {
  return stepsWhile(outlook, (day) => day <= window.end);
}

function stepsBefore(window: ClosedSpan, outlook: GivenOutlook): number {
  return stepsWhile(outlook, (day) => day < window.start);
}

function stepsWhile({ history, expected }: GivenOutlook, isCounted: (day: Day) => boolean): number {
  let steps = 0;
  let day = nextPeriodStart(history.lastPeriod, history.rhythm);
  while (isCounted(day) && steps <= expected.length) {
    steps += 1;
    day = nextPeriodStart(day, history.rhythm);
  }
  return steps;
}
