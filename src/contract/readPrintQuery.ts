import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { SHARE_STYLES } from './dashboardUrl.ts';
import { readFilterParams } from './filterParams.ts';
import { languageOfTag } from './language.ts';
import type { PrintedReport } from './printedReport.ts';
import { readFiscalYear } from './wire/fiscalYear.ts';
import { readQuery } from './wire/query.ts';

/** The inverse of printPath. Whatever cannot be read is not said; typed dates are read in the plan's date format. */
export function readPrintQuery(query: string, dateFormat: DateFormat): PrintedReport {
  const { values } = readQuery(query);
  const text = (name: string) => values.get(name) || null;
  const filters = text('filters');
  const year = text('fiscal_year');
  return {
    planId: text('plan_id'),
    filters: filters === null ? null : readFilterParams(filters, dateFormat).params,
    fiscalYear: year === null ? null : readFiscalYear(year),
    shareToken: text('encv'),
    shareStyle: SHARE_STYLES.find((style) => style === text('rs')) ?? null,
    hasFigures: text('figures') === '1',
    opensDialog: text('dialog') !== '0',
    language: languageOfTag(text('lang')),
  };
}
