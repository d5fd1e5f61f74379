import type { ShareStyle } from '#core/access.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { type FilterParams, writeFilterParams } from './filterParams.ts';
import { firstAddresses } from './firstAddresses.ts';
import type { Language } from './language.ts';
import { writeFiscalYear } from './wire/fiscalYear.ts';
import { writeQuery } from './wire/query.ts';

/** What the print page is asked for (specification, section 7, Print); null is not said in the address. */
export type PrintedReport = {
  readonly planId: string | null;
  readonly filters: FilterParams | null;
  readonly fiscalYear: FiscalYear | null;
  /** encv */
  readonly shareToken: string | null;
  /** rs */
  readonly shareStyle: ShareStyle | null;
  /** With the tables of figures. */
  readonly hasFigures: boolean;
  /** The browser's print dialog is opened once the report is there; the server prints without it. */
  readonly opensDialog: boolean;
  /** lang: else the share's, else the reader's own. */
  readonly language: Language | null;
};

/** The address of a printed report, as a page or as a PDF. */
export function printPath(report: PrintedReport, { asPdf = false }: { readonly asPdf?: boolean } = {}): string {
  const { planId, filters, fiscalYear, shareToken, shareStyle, hasFigures, opensDialog, language } = report;
  const query = writeQuery([
    ['encv', shareToken],
    ['plan_id', planId],
    ['filters', filters === null ? null : writeFilterParams(filters)],
    ['rs', shareStyle],
    ['fiscal_year', fiscalYear === null ? null : writeFiscalYear(fiscalYear)],
    ['figures', hasFigures ? '1' : null],
    ['dialog', opensDialog ? null : '0'],
    ['lang', language],
    ['pdf', asPdf ? '1' : null],
  ]);
  return `${firstAddresses.print}${query}`;
}

/** How the page tells whoever prints it how far it is, as an attribute of its root element. */
export const PRINT_STATE = 'data-print';
export type PrintState = 'ready' | 'refused';

/** A printed report holds at most so many cards; beyond, its filters have to choose. */
export const MOST_PRINTED = 1_000;
