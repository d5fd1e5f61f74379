import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { StatusDistribution } from './figures.ts';

/** Why no goal of a group is measured: how many run without figures, and how many have figures and no target. */
export type NotMeasured = { readonly noFigures: number; readonly noTarget: number; readonly isOfYear: boolean };

/** What keeps the goals of a group from being measured, from how they stand. */
export function notMeasuredIn(distribution: StatusDistribution, year: FiscalYear): NotMeasured {
  return { noFigures: distribution.no_figures, noTarget: distribution.no_target, isOfYear: year !== 'ALL' };
}
