import { formatCardValue, formatPercent, type ValueUnit } from '#core/format/number.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { statusLabel } from '#core/goal/status.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type Aim, countsAtOnce } from './achieved.ts';

/** How a goal stands to what it should be today. */
export type Progress = 'completed' | 'notStarted' | 'ahead' | 'onTarget' | 'behind';

/** What of the plan words the message: where on target begins, and the sign of its currency. */
export type ProgressPlan = Pick<Plan, 'thresholds' | 'currency'>;

/** Attainment above which a goal is ahead (readings, section 3, Progress message). */
const AHEAD_ABOVE = 1.02;

/**
 * How a goal stands, in words: its status first with what the status says besides, then completed, not started, or how
 * far ahead, on target or behind in its own unit: 'Off Target, behind target by $52k' (specification, section 4, Progress
 * message; readings, section 3). The status alone where there is nothing to compare.
 */
export function progressMessage(goal: Aim, figures: GoalFigures, plan: ProgressPlan): string {
  const label = statusLabel(figures.status);
  const status = figures.statusText === '' ? label : `${label} (${figures.statusText})`;
  const progress = wordsFor(progressOf(goal, figures, plan), figures, {
    valueType: goal.valueType,
    currency: plan.currency,
  });
  // What the label says already is not said twice.
  const rest = progress.startsWith(label.toLowerCase()) ? progress.slice(label.length) : `, ${progress}`;
  return progress === '' ? status : `${status}${rest}`;
}

/**
 * completed only when achieved, or at 100% where achieving at once is possible; not started only with that status; else
 * by attainment. Null without one, and for a deferred goal, of which nothing is expected.
 */
export function progressOf(goal: Aim, figures: GoalFigures, { thresholds }: ProgressPlan): Progress | null {
  const { status, attainment } = figures;
  if (status === 'achieved' || isCompleteAtOnce(goal, figures)) return 'completed';
  if (status === 'not_started') return 'notStarted';
  if (status === 'deferred' || attainment === null) return null;
  if (attainment > AHEAD_ABOVE) return 'ahead';
  return attainment >= thresholds.onTarget ? 'onTarget' : 'behind';
}

function isCompleteAtOnce(goal: Aim, { percentComplete, endTarget, baseline }: GoalFigures): boolean {
  return (
    percentComplete !== null && percentComplete >= 100 && endTarget !== null && countsAtOnce(goal, endTarget, baseline)
  );
}

function wordsFor(progress: Progress | null, figures: GoalFigures, unit: ValueUnit): string {
  const { variance } = figures.year === 'ALL' ? figures.ptd : figures.ytd;
  const difference = variance === null || variance === 0 ? null : formatCardValue(Math.abs(variance), unit);
  switch (progress) {
    case 'completed':
      return figures.percentComplete === null ? 'completed' : `completed at ${formatPercent(figures.percentComplete)}`;
    case 'notStarted':
      return 'not started';
    case 'ahead':
      return difference === null ? 'ahead of target' : `ahead of target by ${difference}`;
    case 'onTarget':
      return difference === null
        ? 'on target'
        : `on target, ${difference} ${Number(variance) > 0 ? 'above' : 'below'} it`;
    case 'behind':
      return difference === null ? 'behind target' : `behind target by ${difference}`;
    case null:
      return '';
  }
}
