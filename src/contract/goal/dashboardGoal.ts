import type { ChartedTotals } from '#core/chart/chartedTotals.ts';
import type { RunningData } from '#core/figure/running.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { StatedValues } from '#core/goal/goalFields.ts';
import type { Entry } from '#core/goal/series.ts';
import type { MilestoneCount } from '#core/work/sharesOf.ts';
import type { FieldByKind } from './goalWire.ts';

export type StrategicObjective = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly description: string;
};

export type PrettyValues = {
  readonly ytd: string;
  readonly ytdTarget: string;
  readonly ytdVariance: string;
  readonly ptd: string;
  readonly ptdTarget: string;
  readonly ptdVariance: string;
  readonly all: string;
  readonly allTarget: string;
  readonly allVariance: string;
  readonly eoyTarget: string;
  readonly eoyVariance: string;
  readonly start: string;
  readonly end: string;
  readonly graphType: string;
};

/** A goal as the dashboard has it, decoded from one element of getgoals: no wire name exists from here on. */
export type DashboardGoal = Omit<Goal, 'targetsByYear' | 'handStatus' | 'isStatusAutomatic'> & {
  readonly objective: StrategicObjective | null;
  readonly figures: GoalFigures;
  readonly pretty: PrettyValues;
  readonly chartKind: 'line' | 'circle';
  readonly targetsByYear: ReadonlyMap<number, number>;
  readonly entries: readonly Entry[];
  /** partial_perf_data: of a roll-up parent, the periods that some goal below is still to report. */
  readonly partialEntries: readonly Entry[];
  /** Of a computed goal: its charts cannot add its periods up. */
  readonly chartedTotals: ChartedTotals | null;
  /** Of a goal measured by its milestones; null of others, and through a share that does not show work. */
  readonly milestoneCount: MilestoneCount | null;
};

/** All that getgoals answers of a goal: running values too, and fields that no screen of goals shows. */
export type AnsweredGoal = DashboardGoal & Pick<StatedValues, FieldByKind> & RunningData;
