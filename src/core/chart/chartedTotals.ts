import { formatIsoDate } from '#core/calendar/date.ts';
import type { FormulaTotal, FormulaTotals } from '#core/figure/figureContext.ts';
import { type ChartSource, progressionOf } from './progression.ts';
import { choicesOf } from './toggles.ts';

/** What formulas come to over stretches, each named by its first and last day: 2026-07-01/2026-09-30. */
export type ChartedTotals = { readonly [Column in keyof FormulaTotals]: StretchFigures | null };

export type StretchFigures = { readonly [stretch: string]: number | null };

/** Works out whatever some charts of a computed goal ask of its formulas. */
export function chartedTotalsOf(totals: FormulaTotals, charts: readonly ChartSource[]): ChartedTotals {
  const actuals = noting(totals.actuals);
  const targets = noting(totals.targets);
  const formulaTotals = { actuals: actuals.total, targets: targets.total };
  for (const chart of charts) {
    for (const choice of choicesOf(chart.goal)) progressionOf({ ...chart, formulaTotals }, choice);
  }
  return { actuals: actuals.figures, targets: targets.figures };
}

/** The inverse of chartedTotalsOf: null over a stretch that no chart asked for. */
export function totalsFrom(charted: ChartedTotals): FormulaTotals {
  return { actuals: totalFrom(charted.actuals), targets: totalFrom(charted.targets) };
}

function totalFrom(figures: StretchFigures | null): FormulaTotal | null {
  return figures && ((...stretch) => figures[nameOf(...stretch)] ?? null);
}

function noting(total: FormulaTotal | null): { total: FormulaTotal | null; figures: StretchFigures | null } {
  if (total === null) return { total, figures: null };
  const figures: Record<string, number | null> = {};
  return {
    figures,
    total: (...stretch) => {
      const name = nameOf(...stretch);
      const figure = name in figures ? figures[name] : total(...stretch);
      figures[name] = figure ?? null;
      return figures[name];
    },
  };
}

function nameOf(...[from, to]: Parameters<FormulaTotal>): string {
  return `${formatIsoDate(from)}/${formatIsoDate(to)}`;
}
