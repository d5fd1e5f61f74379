import type { AddressNotice } from '#contract/dashboardUrl.ts';
import type { FilterParams } from '#contract/filterParams.ts';

export type ReportAsked = {
  readonly filters: FilterParams | null;
  /** What the address asks for and the report leaves out. */
  readonly notices: readonly AddressNotice[];
  readonly hasFigures: boolean;
  readonly opensDialog: boolean;
  readonly onFigures: (hasFigures: boolean) => void;
};
