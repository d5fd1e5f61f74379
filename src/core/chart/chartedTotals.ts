import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { stretchSoFar } from '#core/figure/coverage.ts';
import type { Coverage, FormulaTotal, FormulaTotals } from '#core/figure/figureContext.ts';
import { goalInTime } from '#core/figure/goalInTime.ts';
import { type ChartSource, progressionOf } from './progression.ts';
import { choicesOf } from './toggles.ts';

/** What formulas come to over stretches, each named by its first and last day: 2026-07-01/2026-09-30. */
export type ChartedTotals = {
  readonly [Column in 'actuals' | 'targets']: StretchFigures | null;
} & {
  /** Of stretches of which some periods do not count. */
  readonly coverage: { readonly [stretch: string]: Coverage };
};

export type StretchFigures = { readonly [stretch: string]: number | null };

/** Works out whatever some charts of a computed goal ask of its formulas. */
export function chartedTotalsOf(totals: FormulaTotals, charts: readonly ChartSource[]): ChartedTotals {
  const actuals = noting(totals.actuals);
  const targets = noting(totals.targets);
  const coverage: Record<string, Coverage> = {};
  const coverageOf = (...stretch: [Day, Day]) => {
    const found = totals.coverage?.(...stretch) ?? null;
    if (found !== null && found.counted < found.of) coverage[nameOf(...stretch)] = found;
    return found;
  };
  const formulaTotals = { actuals: actuals.total, targets: targets.total, coverage: coverageOf };
  for (const chart of charts) {
    for (const choice of choicesOf(chart.goal)) progressionOf({ ...chart, formulaTotals }, choice);
    const it = goalInTime({ ...chart.goal, handStatus: null, isStatusAutomatic: true }, chart.series, chart);
    const stretch = it && stretchSoFar(it, chart.year);
    if (stretch) coverageOf(...stretch);
  }
  return { actuals: actuals.figures, targets: targets.figures, coverage };
}

/** The inverse of chartedTotalsOf: null over a stretch that no chart asked for. */
export function totalsFrom(charted: ChartedTotals): FormulaTotals {
  return {
    actuals: totalFrom(charted.actuals),
    targets: totalFrom(charted.targets),
    coverage: (...stretch) => charted.coverage[nameOf(...stretch)] ?? null,
  };
}

function totalFrom(figures: StretchFigures | null): FormulaTotal | null {
  return figures && ((from, to) => figures[nameOf(from, to)] ?? null);
}

function noting(total: FormulaTotal | null): { total: FormulaTotal | null; figures: StretchFigures | null } {
  if (total === null) return { total, figures: null };
  const figures: Record<string, number | null> = {};
  return {
    figures,
    total: (from, to) => {
      const name = nameOf(from, to);
      const figure = name in figures ? figures[name] : total(from, to);
      figures[name] = figure ?? null;
      return figures[name];
    },
  };
}

function nameOf(from: Day, to: Day): string {
  return `${formatIsoDate(from)}/${formatIsoDate(to)}`;
}
