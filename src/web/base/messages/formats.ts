import type { Day } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalDisplay, FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import * as axes from '#core/chart/axis.ts';
import * as toggles from '#core/chart/toggles.ts';
import * as dates from '#core/format/date.ts';
import * as fiscalYears from '#core/format/fiscalYear.ts';
import * as numbers from '#core/format/number.ts';
import * as told from '#core/format/told.ts';
import { say } from './say.ts';

// Core's formatting in the page's language. The rest of the page imports it from here, not from core.

type Value = number | null;

export function formatDate(day: Day | null, format: DateFormat): string {
  return dates.formatDate(day, format, say.format);
}

export function formatDayOfMonth(day: Day, format: DateFormat): string {
  return dates.formatDayOfMonth(day, format, say.format);
}

export function formatNearDay(day: Day, today: Day, format: DateFormat): string {
  return dates.formatNearDay(day, today, format, say.format);
}

export function formatMonth(day: Day): string {
  return dates.formatMonth(day, say.format);
}

export function formatMonthOfYear(day: Day): string {
  return dates.formatMonthOfYear(day, say.format);
}

export function formatPeriod(day: Day, period: TrackingFrequency, style: dates.DateStyle): string {
  return dates.formatPeriod(day, period, style, say.format);
}

export function formatTick(day: Day, period: TrackingFrequency, style: dates.DateStyle): string {
  return dates.formatTick(day, period, style, say.format);
}

export function formatFiscalYear(year: FiscalYear, display: FiscalDisplay): string {
  return fiscalYears.formatFiscalYear(year, display, say.format);
}

export function formatCardValue(value: Value, unit: numbers.ValueUnit): string {
  return numbers.formatCardValue(value, unit, say.format);
}

export function formatAxisValue(value: Value, unit: numbers.ValueUnit, decimals: number): string {
  return numbers.formatAxisValue(value, unit, decimals, say.format);
}

export function formatTold(value: Value, unit: numbers.ValueUnit): string {
  return told.formatTold(value, unit, say.format);
}

export function formatExactly(value: Value): string {
  return numbers.formatExactly(value, say.format);
}

export function formatFullValue(value: Value, unit: numbers.ValueUnit): string {
  return numbers.formatFullValue(value, unit, say.format);
}

export function formatPercent(percent: Value): string {
  return numbers.formatPercent(percent, say.format);
}

export function axisLabels(axis: axes.Axis, unit: numbers.ValueUnit): string[] {
  return axes.axisLabels(axis, unit, say.format);
}

export function toggleLabel(toggle: toggles.ChartToggle, of: Parameters<typeof toggles.toggleLabel>[1]): string {
  return toggles.toggleLabel(toggle, of, say.labels);
}
