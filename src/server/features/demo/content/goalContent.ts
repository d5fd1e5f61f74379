import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Aggregation, Priority, Rollup, TargetDirection, ValueType } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { DepartmentId, PersonId } from './people.ts';
import type { FiscalMonth, PlanDate } from './planDate.ts';
import type { Season } from './season.ts';

/**
 * How the files in content/ describe a goal; its number comes from its position. In comments, {last year} and the
 * other plan years become labels such as FY26, and {actual}, {target} and {period} the goal's last figures on that
 * day.
 */
export type GoalContent = {
  readonly id: string;
  readonly title: string;
  readonly measure?: string;
  readonly unit?: string;
  readonly description?: string;
  readonly owner: PersonId | { readonly department: DepartmentId };
  /** By default the parent's. */
  readonly perspective?: Perspective;
  readonly priority?: Priority;
  readonly isKpi?: true;
  /** By default the whole plan, first year to next year. null is open on that side. */
  readonly runs?: { readonly from: PlanDate | null; readonly to: PlanDate | null };
  readonly added?: PlanDate;
  readonly figures?: FiguresContent;
  readonly rollup?: Rollup;
  readonly isEndOfYear100?: true;
  readonly comments?: readonly Comment[];
  readonly statuses?: readonly StatusByHand[];
  readonly wasTitled?: Until & { readonly title: string };
  readonly wasUnder?: Until & { readonly goal: string; readonly number: string };
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
  /** Survives later figures; otherwise the status lapses with the next one. */
  readonly isKept?: true;
};

type Until = { readonly until: PlanDate; readonly by: PersonId };

type FourYears = readonly [number | null, number | null, number | null, number | null];
type FiveYears = readonly [...FourYears, number | null];

export type FiguresContent = {
  readonly value: ValueType;
  readonly function: Aggregation;
  readonly better: TargetDirection;
  readonly tracked?: TrackingFrequency;
  readonly targets: FiveYears;
  /** What each year came to, for this year the value it is heading for; of a Current goal its value at the year's end. */
  readonly actuals: FourYears;
  /** The value of a Current goal on the day before it began. */
  readonly baseline?: number;
  readonly season?: Season;
  readonly swing?: number;
  readonly scatter?: number;
  readonly decimals?: number;
  /** A Current goal's targets within a year: by default a straight line to the year's target, or that target throughout. */
  readonly targetLine?: 'flat' | 'straight';
  readonly targetsSet?: 'periods' | 'years';
  readonly planTarget?: number;
  /** Days after the end of a period until its figure is entered; by default the owner's usual few. */
  readonly reportedAfter?: number;
  readonly reportedIn?: FiscalMonth;
  readonly reportedUntil?: PlanDate;
  readonly missing?: readonly PlanDate[];
  /** Figures first entered wrong, `times` the right one, and corrected on a later day. */
  readonly corrections?: readonly { readonly period: PlanDate; readonly times: number; readonly on: PlanDate }[];
};
