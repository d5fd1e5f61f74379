import { type Aim, countsAtOnce } from '#core/figure/achieved.ts';
import { formatDistance } from '#core/format/difference.ts';
import { formatPercent, type ValueUnit, valueUnitOf } from '#core/format/number.ts';
import { toldDifference } from '#core/format/told.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal, TargetDirection } from '#core/goal/goal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { Plan } from '#core/plan/plan.ts';
import { statusLabel } from '#core/words/statusLabel.ts';
import { ENGLISH_EXPLANATIONS, type ExplanationWords } from './explanationWords.ts';

export type Progress = 'completed' | 'notStarted' | 'ahead' | 'onTarget' | 'behind';

export type ProgressPlan = Pick<Plan, 'thresholds' | 'currency' | 'statuses'>;

/** Attainment above which a goal is ahead (rule 3.16). */
const AHEAD_ABOVE = 1.02;

/**
 * How a goal stands, in words: its status first with what the status says besides, then completed, not started, or how
 * far ahead, on target or behind in its own unit: 'Off Target, behind target by $52k' (rule 3.16). The status alone
 * where there is nothing to compare.
 */
export function progressMessage(
  goal: Aim & Pick<Goal, 'unit'>,
  figures: GoalFigures,
  { words = ENGLISH_EXPLANATIONS, ...plan }: ProgressPlan & { readonly words?: ExplanationWords },
): string {
  const said = words.explain.progress;
  const shown = shownStatusOf(figures);
  const label = statusLabel(shown, plan, words.labels);
  // The reason why nothing is judged replaces the label.
  if (shown !== figures.status) return figures.statusText === '' ? label : figures.statusText;
  const status = figures.statusText === '' ? label : said.status(label, figures.statusText);
  const progress = wordsFor(progressOf(goal, figures, plan), figures, {
    direction: goal.targetDirection,
    unit: valueUnitOf(goal, plan),
    words,
  });
  return progress === '' ? status : said.joined(status, label, progress);
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

function wordsFor(
  progress: Progress | null,
  figures: GoalFigures,
  {
    direction,
    unit,
    words,
  }: { readonly direction: TargetDirection; readonly unit: ValueUnit; readonly words: ExplanationWords },
): string {
  const said = words.explain.progress;
  const { actual, target } = figures.year === 'ALL' ? figures.ptd : figures.ytd;
  const variance = toldDifference(actual, target, unit);
  const isAbove = Number(variance) > 0;
  const isWorse = direction === 'equal' || isAbove === (direction === 'down');
  const text = variance === null || variance === 0 ? null : formatDistance(variance, unit, words.format);
  // What is told by other figures than these two, such as targets of some periods only, is not this far off.
  const isTold = direction === 'equal' || isWorse === (progress === 'behind');
  const difference = progress === 'onTarget' || isTold ? text : null;
  switch (progress) {
    case 'completed':
      return said.completed(
        // Of a goal where less is better, nothing is so many percent complete.
        figures.percentComplete === null || direction === 'down'
          ? null
          : formatPercent(figures.percentComplete, words.format),
      );
    case 'notStarted':
      return said.notStarted;
    case 'ahead':
      return said.ahead(difference, direction);
    case 'onTarget':
      return said.onTarget(difference, { isAbove, isWorse });
    case 'behind':
      return said.behind(difference, { direction, isAbove, isWorse });
    case null:
      return '';
  }
}
