import type { ShareStyle } from '#core/access.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { type FilterParams, writeFilterParams } from './filterParams.ts';
import { firstAddresses } from './firstAddresses.ts';
import type { Language } from './language.ts';
import { writeFiscalYear } from './wire/fiscalYear.ts';
import { writeQuery } from './wire/query.ts';

/** The parameters of the print page (rule 6.5); null is absent from the address. */
export type PrintedReport = {
  readonly planId: string | null;
  readonly filters: FilterParams | null;
  readonly fiscalYear: FiscalYear | null;
  readonly shareToken: string | null;
  readonly shareStyle: ShareStyle | null;
  readonly hasFigures: boolean;
  /** The work of its goals, where they have any. */
  readonly hasWork: boolean;
  /** The browser's print dialog opens once the report is loaded; the server prints without it. */
  readonly opensDialog: boolean;
  readonly language: Language | null;
};

/** What a report is where nothing else is asked for. */
export const USUAL_REPORT = { hasFigures: false, hasWork: true, opensDialog: true } as const;

/** The address of a printed report, as a page or as a PDF. */
export function printPath(report: PrintedReport, { asPdf = false }: { readonly asPdf?: boolean } = {}): string {
  const { planId, filters, fiscalYear, shareToken, shareStyle, hasFigures, hasWork, opensDialog, language } = report;
  const query = writeQuery([
    ['encv', shareToken],
    ['plan_id', planId],
    ['filters', filters === null ? null : writeFilterParams(filters)],
    ['rs', shareStyle],
    ['fiscal_year', fiscalYear === null ? null : writeFiscalYear(fiscalYear)],
    ['figures', hasFigures ? '1' : null],
    ['work', hasWork ? null : '0'],
    ['dialog', opensDialog ? null : '0'],
    ['lang', language],
    ['pdf', asPdf ? '1' : null],
  ]);
  return `${firstAddresses.print}${query}`;
}

/** An attribute of the root element that tells the server's browser how far the page is. */
export const PRINT_STATE = 'data-print';
export type PrintState = 'ready' | 'refused';

/** A printed report holds at most so many cards. */
export const MOST_PRINTED = 1_000;
