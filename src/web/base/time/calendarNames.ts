import { type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import type { FiscalDisplay } from '#core/calendar/fiscalYear.ts';
import { language } from '#web/base/messages/language.ts';

export const FISCAL_DISPLAYS: readonly FiscalDisplay[] = ['startYear', 'endYear', 'bothYears', 'fullYear'];

const MILLISECONDS_A_DAY = 86_400_000;

const monthNames = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
const weekdayNames = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });

export const MONTHS = Array.from({ length: 12 }, (_, index) => nameOf(monthNames, firstDayOfMonth(2024, index + 1)));

export const WEEKDAYS = Array.from({ length: 7 }, (_, index) => nameOf(weekdayNames, firstDayOfMonth(2024, 9) + index));

export const TIME_ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

function nameOf(names: Intl.DateTimeFormat, day: Day | number): string {
  return names.format(day * MILLISECONDS_A_DAY);
}
