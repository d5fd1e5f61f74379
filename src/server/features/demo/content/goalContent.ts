import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Aggregation, Priority, Rollup, TargetDirection, ValueType } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { DepartmentId, PersonId } from './people.ts';
import type { FiscalMonth, PlanDate } from './planDate.ts';
import type { Season } from './season.ts';

/**
 * How the files in content/ describe a goal; its number comes from its place. In comments, {last year} and the other
 * plan years become labels such as FY26, and {actual}, {target} and {period} the goal's last figures on that day.
 */
export type GoalContent = {
  /** Names the goal in addresses; never changes. */
  readonly id: string;
  readonly title: string;
  /** What is counted. */
  readonly measure?: string;
  readonly unit?: string;
  readonly description?: string;
  /** A person, or a whole department. */
  readonly owner: PersonId | { readonly department: DepartmentId };
  /** Left out: that of the goal above. */
  readonly perspective?: Perspective;
  readonly priority?: Priority;
  readonly isKpi?: true;
  /** Left out: the whole plan, first year to next year. null is open to that side. */
  readonly runs?: { readonly from: PlanDate | null; readonly to: PlanDate | null };
  /** When it joined the plan, where its start does not tell. */
  readonly added?: PlanDate;
  readonly figures?: FiguresContent;
  readonly rollup?: Rollup;
  /** The end-of-year target is 100% complete. */
  readonly isEndOfYear100?: true;
  readonly comments?: readonly Comment[];
  /** Statuses set by hand, in order. */
  readonly statuses?: readonly StatusByHand[];
  readonly wasTitled?: Until & { readonly title: string };
  readonly wasUnder?: Until & { readonly goal: string; readonly number: string };
  /** This year's target before it was set again. */
  readonly thisTargetWas?: Until & { readonly target: number };
  readonly archived?: { readonly on: PlanDate; readonly by: PersonId; readonly number: string };
  readonly goals?: readonly GoalContent[];
};

type Comment = { readonly on: PlanDate; readonly by: PersonId; readonly text: string };

export type StatusByHand = {
  readonly on: PlanDate;
  readonly by: PersonId;
  readonly status: Status;
  readonly note: string;
  /** Holds over later figures; without it the status lapses with the next one. */
  readonly isKept?: true;
};

/** Something that was otherwise until somebody changed it. */
type Until = { readonly until: PlanDate; readonly by: PersonId };

/** first, second, last, this year; null where the goal had none. */
type FourYears = readonly [number | null, number | null, number | null, number | null];
/** And next year. */
type FiveYears = readonly [...FourYears, number | null];

export type FiguresContent = {
  readonly value: ValueType;
  /** How the periods of a year become one figure. */
  readonly function: Aggregation;
  readonly better: TargetDirection;
  /** Left out: monthly. */
  readonly tracked?: TrackingFrequency;
  readonly targets: FiveYears;
  /** What each year came to, and for this year what it is heading for; of a Current goal where it stands at the year's end. */
  readonly actuals: FourYears;
  /** Where a Current goal stood on the day before it began. */
  readonly baseline?: number;
  readonly season?: Season;
  /** How far the season moves what is not a Sum, as a share: 0.1 is 10% up and down. */
  readonly swing?: number;
  /** How far single periods stray, as a share. */
  readonly scatter?: number;
  /** Left out: 0. -2 rounds to hundreds. */
  readonly decimals?: number;
  /** A Current goal's targets within a year: a straight line to the year's target (left out), or that target all along. */
  readonly targetLine?: 'flat' | 'straight';
  /** Where targets are written: for the periods and the year (left out), or only for one of them. */
  readonly targetsSet?: 'periods' | 'years';
  /** The target for the whole plan, where one was adopted. */
  readonly planTarget?: number;
  /** Days after the end of a period until its figure is entered; left out: the owner's usual few. */
  readonly reportedAfter?: number;
  /** For yearly figures that are known within the year: the month in which they come. */
  readonly reportedIn?: FiscalMonth;
  /** The last day whose period was reported. */
  readonly reportedUntil?: PlanDate;
  /** Any day of each period that nobody reported. */
  readonly missing?: readonly PlanDate[];
  /** Figures first entered wrong, `times` the right one, and put right on a later day. */
  readonly corrections?: readonly { readonly period: PlanDate; readonly times: number; readonly on: PlanDate }[];
};
