import { describe, expect, it } from 'vitest';
import { formatFiscalYear } from './fiscalYear.ts';

describe('a fiscal year is written', () => {
  it.each([
    [2025, 'startYear', 'FY25'],
    [2025, 'endYear', 'FY26'],
    [2025, 'bothYears', 'FY25/26'],
    [2025, 'fullYear', '2025'],
    [2099, 'endYear', 'FY00'],
    [1999, 'bothYears', 'FY99/00'],
    [2005, 'startYear', 'FY05'],
    [2008, 'bothYears', 'FY08/09'],
    ['ALL', 'startYear', 'Plan-to-Date'],
    ['ALL', 'endYear', 'Plan-to-Date'],
    ['ALL', 'bothYears', 'Plan-to-Date'],
    ['ALL', 'fullYear', 'Plan-to-Date'],
  ] as const)('%s with the display %s as %s', (year, display, label) => {
    expect(formatFiscalYear(year, display)).toBe(label);
  });
});
