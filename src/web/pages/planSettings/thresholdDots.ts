import { THRESHOLD_RANGE } from '#contract/planCalls.ts';
import { statusOf } from '#core/figure/standing.ts';
import type { StatusThresholds } from '#core/plan/plan.ts';
import type { JudgedGoal } from './judgedGoals.ts';

export type JudgedStatus = 'on_target' | 'off_target' | 'critical';
export const JUDGED_STATUSES: readonly JudgedStatus[] = ['on_target', 'off_target', 'critical'];

export type ThresholdDot = {
  readonly id: string;
  readonly position: number;
  readonly row: number;
  readonly status: JudgedStatus;
};

export type ThresholdOutcome = {
  readonly dots: readonly ThresholdDot[];
  readonly counts: Readonly<Record<JudgedStatus, number>>;
  readonly changes: number;
};

const COLUMN = 0.012;
const MOST_ROWS = 6;

export function thresholdOutcome(goals: readonly JudgedGoal[], thresholds: StatusThresholds): ThresholdOutcome {
  const counts = { on_target: 0, off_target: 0, critical: 0 };
  const columns = new Map<number, number>();
  let changes = 0;
  const dots = goals.map(({ id, attainment, status: before }): ThresholdDot => {
    const status = judgedStatus(attainment, thresholds);
    counts[status] += 1;
    if (status !== before) changes += 1;
    const position = positionOf(attainment);
    const column = Math.round(position / COLUMN);
    const row = columns.get(column) ?? 0;
    columns.set(column, row + 1);
    return { id, position, row: Math.min(row, MOST_ROWS), status };
  });
  return { dots, counts, changes };
}

export function positionOf(attainment: number): number {
  const { least, most } = THRESHOLD_RANGE;
  return Math.min(1, Math.max(0, (attainment - least) / (most - least)));
}

/** Of two overlapping handles the one with more room to move away is on top. */
export function handleOnTop({ offTarget }: Pick<StatusThresholds, 'offTarget'>): 'onTarget' | 'offTarget' {
  return positionOf(offTarget) > 0.5 ? 'offTarget' : 'onTarget';
}

function judgedStatus(attainment: number, thresholds: StatusThresholds): JudgedStatus {
  const status = statusOf(attainment, thresholds);
  return status === 'on_target' || status === 'off_target' ? status : 'critical';
}
