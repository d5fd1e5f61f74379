import type { FilterParams } from '#contract/filterParams.ts';

export type ReportAsked = {
  readonly filters: FilterParams | null;
  readonly hasFigures: boolean;
  readonly opensDialog: boolean;
  readonly onFigures: (hasFigures: boolean) => void;
};
