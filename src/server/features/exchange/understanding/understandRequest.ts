import type { ImportMapping } from '#contract/import.ts';
import type { QuestionAnswers } from '#contract/importQuestion.ts';
import type { Day } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalDisplay } from '#core/calendar/fiscalYear.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';

export type UnderstandRequest = {
  readonly grids: readonly Grid[];
  readonly answers: QuestionAnswers;
  /** The kinds of columns that become own fields, where somebody says them. */
  readonly ownFields?: ImportMapping['own_fields'];
  /** The plan that they go into; null for one that is to be made. */
  readonly state: PlanState | null;
  /** What is said of a plan that is to be made. */
  readonly options: {
    /** Where nobody named it, the title above the table may. */
    readonly name?: string | undefined;
    readonly fiscalStartMonth?: number | undefined;
    readonly fiscalDisplay?: FiscalDisplay | undefined;
    readonly dateFormat?: DateFormat | undefined;
    readonly usualDateFormat?: DateFormat | undefined;
  };
  readonly today: Day;
};

export type ToldSettings = {
  readonly name?: string;
  readonly fiscalStartMonth?: number;
  readonly fiscalDisplay?: FiscalDisplay;
  readonly currency?: string;
  readonly dateFormat?: DateFormat;
};
