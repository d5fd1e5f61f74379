import type { FiscalDisplay, FiscalYear } from '#core/calendar/fiscalYear.ts';
import { ENGLISH_FORMAT, type FormatWords } from './formatWords.ts';

/** FY25, FY26, FY25/26 or 2025 for the year starting in 2025; ALL is Plan-to-Date (rule 2.1). */
export function formatFiscalYear(
  year: FiscalYear,
  display: FiscalDisplay,
  words: FormatWords = ENGLISH_FORMAT,
): string {
  if (year === 'ALL') return words.planToDate;
  switch (display) {
    case 'startYear':
      return words.fiscalYear(twoDigits(year));
    case 'endYear':
      return words.fiscalYear(twoDigits(year + 1));
    case 'bothYears':
      return words.fiscalYear(`${twoDigits(year)}/${twoDigits(year + 1)}`);
    case 'fullYear':
      return String(year);
  }
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
