import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { ValueType } from '#core/goal/goal.ts';

export type ChartKind = 'line' | 'circle';

export type ChartedFigures = {
  readonly valueType: ValueType;
  readonly isEndOfYear100: boolean;
  readonly year: FiscalYear;
  readonly eoyTarget: number | null;
  readonly allTarget: number | null;
};

/**
 * A circle only for a percent goal whose target is 100 (all_target when the year is ALL, otherwise eoy_target), or
 * where eoy_100 is set (rule 5.3).
 */
export function chartKindOf({ valueType, isEndOfYear100, year, eoyTarget, allTarget }: ChartedFigures): ChartKind {
  const target = year === 'ALL' ? allTarget : eoyTarget;
  return isEndOfYear100 || (valueType === 'percent' && target === 100) ? 'circle' : 'line';
}
