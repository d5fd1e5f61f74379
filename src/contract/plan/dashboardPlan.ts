import type { FilterParams } from '#contract/filterParams.ts';
import type { ShareTheme } from '#contract/share.ts';
import type { ShareStyle } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { Owners, Role } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';

export type PlanViewer =
  | {
      readonly kind: 'member';
      readonly memberId: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly role: Role;
      /** The columns of the table that they chose. */
      readonly tableColumns: readonly string[] | null;
      /** Rules that changed since the plan was made, of a lead who has not dismissed them yet. */
      readonly changedRules: readonly string[];
    }
  | {
      readonly kind: 'share';
      /** remote_plans_id and remote_user_id of getAllFilters in remote mode (rule 7.5). */
      readonly remoteUserId: string;
      readonly view: SharedView;
    };

export type SharedView = {
  readonly style: ShareStyle;
  /** What is listed; of owners and objectives only those of goals inside the ceiling. */
  readonly filters: FilterParams;
  readonly fiscalYear: FiscalYear;
  readonly theme: ShareTheme;
  /** Goals of other levels do not exist for the share. */
  readonly onlyTheseLevels: boolean;
  readonly hidesComments: boolean;
  readonly hidesOwners: boolean;
  readonly hidesWork: boolean;
};

export type DashboardPlan = {
  readonly plan: Plan;
  readonly owners: Owners;
  readonly years: readonly FiscalYear[];
  readonly currentYear: number;
  /** The year first opened: the current one, else the nearest that a goal overlaps (rule 2.3). */
  readonly openingYear: number;
  /** The latest year, up to the current one, that has an actual; null where there is none. */
  readonly latestFigureYear: number | null;
  readonly today: Day;
  /** Today is set by the installation and does not move; the page says so. */
  readonly isTodayFixed: boolean;
  readonly version: number;
  readonly goalCount: number;
  /** It has initiatives, milestones or decisions; absent through a share. */
  readonly hasWork?: boolean;
  readonly viewer: PlanViewer;
};
