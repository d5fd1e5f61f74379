import type { AddressNotice } from '#contract/dashboardUrl.ts';
import type { FilterParams } from '#contract/filterParams.ts';
import type { PrintedReport } from '#contract/printedReport.ts';

/** What a reader may add or leave out. */
export type ReportParts = Pick<PrintedReport, 'hasFigures' | 'hasWork'>;

export type ReportAsked = {
  readonly filters: FilterParams | null;
  /** What the address asks for and the report leaves out. */
  readonly notices: readonly AddressNotice[];
  readonly parts: ReportParts;
  readonly opensDialog: boolean;
  readonly onParts: (parts: ReportParts) => void;
};
