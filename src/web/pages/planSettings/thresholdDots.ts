import { THRESHOLD_RANGE } from '#contract/planDraft.ts';
import { statusOf } from '#core/figure/standing.ts';
import type { StatusThresholds } from '#core/plan/plan.ts';
import type { JudgedGoal } from './judgedGoals.ts';

/** A status that thresholds decide. */
export type JudgedStatus = 'on_target' | 'off_target' | 'critical';
export const JUDGED_STATUSES: readonly JudgedStatus[] = ['on_target', 'off_target', 'critical'];

/** A goal on the scale: where along it, in how many below it, and its status under the thresholds. */
export type ThresholdDot = {
  readonly id: string;
  /** 0 to 1 along the scale; goals beyond it stand at its ends. */
  readonly position: number;
  readonly row: number;
  readonly status: JudgedStatus;
};

export type ThresholdOutcome = {
  readonly dots: readonly ThresholdDot[];
  readonly counts: Readonly<Record<JudgedStatus, number>>;
  /** How many goals would have another status than they have now. */
  readonly changes: number;
};

/** Dots this close share a column. */
const COLUMN = 0.012;
const MOST_ROWS = 6;

/** What thresholds come to for the goals that are judged by them. */
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

/** 0 to 1: where an attainment stands on the scale. */
export function positionOf(attainment: number): number {
  const { least, most } = THRESHOLD_RANGE;
  return Math.min(1, Math.max(0, (attainment - least) / (most - least)));
}

/** Which of two handles in one place lies on top: the one with more room to move away from the other. */
export function handleOnTop({ offTarget }: Pick<StatusThresholds, 'offTarget'>): 'onTarget' | 'offTarget' {
  return positionOf(offTarget) > 0.5 ? 'offTarget' : 'onTarget';
}

function judgedStatus(attainment: number, thresholds: StatusThresholds): JudgedStatus {
  const status = statusOf(attainment, thresholds);
  return status === 'on_target' || status === 'off_target' ? status : 'critical';
}
