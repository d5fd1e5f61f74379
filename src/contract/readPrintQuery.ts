import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { type AddressNotice, SHARE_STYLES } from './dashboardUrl.ts';
import { readFilterParams } from './filterParams.ts';
import { firstAddresses } from './firstAddresses.ts';
import { languageOfTag } from './language.ts';
import type { PrintedReport } from './printedReport.ts';
import { readFiscalYear } from './wire/fiscalYear.ts';
import { readQuery, writeQuery } from './wire/query.ts';

export type ReadPrint = {
  readonly report: PrintedReport;
  /** What the address asks for and the report leaves out. */
  readonly notices: readonly AddressNotice[];
};

/** The inverse of printPath. What cannot be read is left out; typed dates are read in the plan's date format. */
export function readPrintQuery(query: string, dateFormat: DateFormat): PrintedReport {
  return readPrint(query, dateFormat).report;
}

/** The same, with what was left out. */
export function readPrint(query: string, dateFormat: DateFormat): ReadPrint {
  const { values, unreadable } = readQuery(query);
  const notices: AddressNotice[] = unreadable.map((parameter) => ({ problem: 'wrongParameter', parameter }));

  function read<Value>(parameter: string, readValue: (text: string) => Value | null): Value | null {
    const text = values.get(parameter) ?? '';
    if (text === '') return null;
    const value = readValue(text);
    if (value === null) notices.push({ problem: 'wrongParameter', parameter });
    return value;
  }

  const report = {
    planId: values.get('plan_id') || null,
    filters: read('filters', (text) => {
      const found = readFilterParams(text, dateFormat);
      notices.push(...found.notices);
      return found.params;
    }),
    fiscalYear: read('fiscal_year', readFiscalYear),
    shareToken: values.get('encv') || null,
    shareStyle: read('rs', (text) => SHARE_STYLES.find((style) => style === text) ?? null),
    hasFigures: values.get('figures') === '1',
    hasWork: values.get('work') !== '0',
    opensDialog: values.get('dialog') !== '0',
    language: languageOfTag(values.get('lang') || null),
  };
  return { report, notices };
}

const KEPT = ['encv', 'filters', 'rs', 'fiscal_year', 'figures', 'work', 'lang'] as const;

/** The same report of a plan as a page for paper, with what cannot be read, so that the paper tells of it too. */
export function paperPath(query: string, planId: string): string {
  const { values, unreadable } = readQuery(query);
  const asked = KEPT.map((name) => [name, values.get(name) ?? (unreadable.includes(name) ? '%' : null)] as const);
  return `${firstAddresses.print}${writeQuery([['plan_id', planId], ...asked, ['dialog', '0']])}`;
}
