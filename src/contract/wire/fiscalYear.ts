import type { FiscalYear } from '#core/calendar/fiscalYear.ts';

/** The fiscal year of an address: four digits, ALL in any case, or 0 for ALL; null for anything else. */
export function readFiscalYear(text: string): FiscalYear | null {
  if (/^all$/i.test(text) || text === '0') return 'ALL';
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year > 0 ? year : null;
}

/** A year in four digits, or ALL (rule 6.2). */
export function writeFiscalYear(year: FiscalYear): string {
  return year === 'ALL' ? year : String(year).padStart(4, '0');
}
