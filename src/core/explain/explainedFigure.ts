import type { Day } from '#core/calendar/date.ts';
import type { Derivation, EntriesDerivation, LinePoint, Share, Stated, YearTarget } from '#core/figure/derivation.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import { dayAt, type Series, valueAt } from '#core/goal/series.ts';

/** A figure with every number that went into it, so that it can be checked by hand and needs no series to be told. */
export type ExplainedFigure =
  | Stated
  | {
      readonly rule: 'entries';
      readonly value: number;
      readonly column: EntriesDerivation['column'];
      readonly aggregation: Aggregation;
      readonly periods: readonly PeriodFigure[];
      /** How much of the last period's counts, where its year or stretch is unfinished. */
      readonly lastShare: Share | null;
      /** How many periods each target stands for. */
      readonly each: number;
    }
  | {
      readonly rule: 'years';
      readonly value: number;
      readonly aggregation: Aggregation;
      readonly years: readonly YearTarget[];
    }
  | { readonly rule: 'share'; readonly value: number; readonly whole: ExplainedFigure; readonly share: Share }
  | {
      readonly rule: 'line';
      readonly value: number;
      readonly from: ExplainedPoint;
      readonly to: ExplainedPoint;
      readonly at: Day;
      readonly share: Share;
    }
  | { readonly rule: 'held'; readonly value: number; readonly of: ExplainedFigure };

export type PeriodFigure = { readonly date: Day; readonly value: number };
export type ExplainedPoint = { readonly day: Day; readonly figure: ExplainedFigure };

/** A figure of a series with its periods written out. */
export function explainedFigure(figure: Derivation, series: Series): ExplainedFigure {
  switch (figure.rule) {
    case 'stated':
    case 'years':
      return figure;
    case 'entries': {
      const { rule, value, column, aggregation, lastShare, stretch } = figure;
      const each = stretch === null ? 1 : stretch.each;
      return { rule, value, column, aggregation, lastShare, each, periods: periodsOf(figure, series) };
    }
    case 'share':
      return { ...figure, whole: explainedFigure(figure.whole, series) };
    case 'held':
      return { ...figure, of: explainedFigure(figure.of, series) };
    case 'line':
      return { ...figure, from: explainedPoint(figure.from, series), to: explainedPoint(figure.to, series) };
  }
}

/** A point of a line, its figure written out. */
export function explainedPoint({ day, figure }: LinePoint, series: Series): ExplainedPoint {
  return { day, figure: explainedFigure(figure, series) };
}

function periodsOf({ column, from, to }: EntriesDerivation, series: Series): PeriodFigure[] {
  const periods: PeriodFigure[] = [];
  for (let index = from; index < to; index += 1) {
    const value = valueAt(series[column], index);
    if (!Number.isNaN(value)) periods.push({ date: dayAt(series, index), value });
  }
  return periods;
}
