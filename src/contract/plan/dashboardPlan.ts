import type { FilterParams } from '#contract/filterParams.ts';
import type { ShareTheme } from '#contract/share.ts';
import type { ShareStyle } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { Owners, Role } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';

/** Who is looking, as far as the page needs to know it. */
export type PlanViewer =
  | {
      readonly kind: 'member';
      readonly memberId: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly role: Role;
    }
  | {
      readonly kind: 'share';
      /** remote_plans_id and remote_user_id of getAllFilters in remote mode (specification, section 7). */
      readonly remoteUserId: string;
      /** What the share shows, whatever the address says. */
      readonly view: SharedView;
    };

/** What a share was made to show (readings, section 7). */
export type SharedView = {
  readonly style: ShareStyle;
  /** Decide what is listed; of owners and objectives only those of goals inside the ceiling. */
  readonly filters: FilterParams;
  /** The opening year; chips and static have no other. */
  readonly fiscalYear: FiscalYear;
  readonly theme: ShareTheme;
  /** Goals of other levels than the listed are not there at all. */
  readonly onlyTheseLevels: boolean;
};

/** A plan as the dashboard has it. */
export type DashboardPlan = {
  readonly plan: Plan;
  readonly owners: Owners;
  /** Ascending, then ALL (readings, section 2). */
  readonly years: readonly FiscalYear[];
  readonly currentYear: number;
  /** The year first opened: the current one, else the nearest that a goal overlaps (readings, section 2). */
  readonly openingYear: number;
  /** The latest year, up to the current one, that has an actual; null where there is none. */
  readonly latestFigureYear: number | null;
  /** In the plan's time zone. */
  readonly today: Day;
  /** Today is set by the installation and does not move; shown in the page. */
  readonly isTodayFixed: boolean;
  /** Of the plan's last change. */
  readonly version: number;
  /** How many goals the reader sees, in any year. */
  readonly goalCount: number;
  readonly viewer: PlanViewer;
};
