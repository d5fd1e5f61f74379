import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Stated } from '#core/figure/derivation.ts';
import type { DivisorRule } from '#core/figure/divisor.ts';
import type { Aggregation, TargetDirection } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import type { StatusNames } from '#core/words/statusNames.ts';

export type PeriodCount = { readonly count: number; readonly frequency: TrackingFrequency };

/** On which side of its target a goal stands, and whether that is the worse one. */
export type Side = { readonly isAbove: boolean; readonly isWorse: boolean };

type Days = { readonly days: number; readonly of: number };

export type ExplainWords = {
  readonly figures: Readonly<
    Record<
      | 'actual'
      | 'compared'
      | 'target'
      | 'difference'
      | 'measuredIn'
      | 'endTarget'
      | 'baseline'
      | 'percentComplete'
      | 'targetMet'
      | 'timeElapsed',
      string
    >
  >;
  readonly divisor: Readonly<Record<Exclude<DivisorRule, 'target'>, string>>;
  readonly better: Readonly<Record<TargetDirection, string>>;
  readonly days: (share: Days) => string;
  readonly percentOf: {
    readonly endTarget: (whole: string) => string;
    readonly way: (from: string, whole: string) => string;
    readonly targetToDate: (whole: string) => string;
    readonly children: string;
  };
  readonly stated: Readonly<Record<Stated['what'], string>>;
  readonly origin: {
    readonly periods: (aggregation: Aggregation, periods: PeriodCount, stretch: string) => string;
    readonly stretch: (from: string, to: string) => string;
    readonly lastFor: (text: string, share: Days) => string;
    readonly lastForPeriods: (text: string, elapsed: number, of: PeriodCount) => string;
    readonly years: (aggregation: Aggregation, count: number) => string;
    readonly share: (share: Days, value: string, origin: string) => string;
    readonly line: (from: string, to: string) => string;
    readonly point: (value: string, date: string) => string;
  };
  readonly inSentence: (period: string) => string;
  readonly reason: {
    readonly byHand: (text: { by: string; status: string; date: string; note: string }) => string;
    readonly startsOn: (date: string) => string;
    readonly noFigures: string;
    readonly noFiguresIn: (year: string) => string;
    readonly reaches: (actual: string, endTarget: string) => string;
    readonly ended: (distance: string) => string;
    readonly stood: (period: string, distance: string, isCarried: boolean) => string;
    readonly noTarget: string;
    readonly nothingDue: string;
  };
  readonly distance: {
    readonly exactly: string;
    readonly from: (amount: string, isOver: boolean) => string;
    readonly ofTheWay: (percent: string, isOver: boolean) => string;
    readonly lessThan: (percent: string) => string;
  };
  readonly thresholds: (onTarget: string, offTarget: string, names: StatusNames) => string;
  readonly limits: {
    readonly any: string;
    readonly most: (value: string) => string;
    readonly least: (value: string) => string;
    readonly between: (least: string, most: string) => string;
    readonly passes: (most: string) => string;
    readonly fallsBelow: (least: string) => string;
    readonly leaves: (least: string, most: string) => string;
  };
  readonly outlook: {
    readonly turns: (period: string, limits: string) => string;
    readonly noneTurns: (period: string) => string;
    readonly nothingTurns: (until: string) => string;
    readonly eachOf: (limits: string, rest: PeriodCount, soFar: string) => string;
    readonly onAverage: (limits: string, rest: PeriodCount, soFar: string) => string;
    readonly by: (limits: string, until: string) => string;
    readonly milestones: (titles: readonly string[]) => string;
    readonly loses: (status: Status, names: StatusNames, period: string, leaving: string) => string;
    readonly losesAnyhow: (status: Status, names: StatusNames, period: string) => string;
  };
  readonly notes: {
    readonly byFigures: (status: string) => string;
    readonly carried: (period: string) => string;
    readonly sparser: (value: string, stretch: string) => string;
    readonly untouched: string;
    /** So many periods have a figure of each of so many goals that a formula names. */
    readonly coverage: (has: number, of: PeriodCount, goals: number) => string;
    readonly overdueAtEnd: string;
    readonly missingCount: (periods: PeriodCount) => string;
    readonly missing: (periods: readonly string[]) => string;
    readonly meetsEnd: string;
    readonly held: string;
    readonly overdue: string;
  };
  readonly progress: {
    readonly status: (label: string, text: string) => string;
    readonly joined: (status: string, label: string, progress: string) => string;
    readonly completed: (percent: string | null) => string;
    readonly notStarted: string;
    readonly ahead: (difference: string | null, direction: TargetDirection) => string;
    readonly onTarget: (difference: string | null, side: Side) => string;
    readonly behind: (difference: string | null, side: Side & { readonly direction: TargetDirection }) => string;
  };
};
