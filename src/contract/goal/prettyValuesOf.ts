import { formatDate } from '#core/format/date.ts';
import { ENGLISH_FORMAT, type FormatWords } from '#core/format/formatWords.ts';
import { formatCardValue, formatPercent, PLAIN_PERCENT, type ValueUnit, valueUnitOf } from '#core/format/number.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { PrettyValues } from './dashboardGoal.ts';

export type PrettyParts = {
  readonly goal: Pick<Goal, 'valueType' | 'unit' | 'rollup' | 'isEndOfYear100' | 'span'>;
  readonly figures: GoalFigures;
  readonly plan: Pick<Plan, 'currency' | 'dateFormat'>;
  readonly chartKind: 'line' | 'circle';
};

/** What an end-of-year-100% roll-up parent aims at (rule 3.12). */
const WHOLE = 100;

/** The pretty… fields: figures as a card shows them (rule 3.19). */
export function prettyValuesOf(
  { goal, figures, plan, chartKind }: PrettyParts,
  words: FormatWords = ENGLISH_FORMAT,
  write: typeof formatCardValue = formatCardValue,
): PrettyValues {
  const unit = prettyUnitOf(goal, plan);
  const text = (value: number | null) => write(value, unit, words);
  const isWhole = goal.isEndOfYear100 && isRollupType(goal.rollup);
  return {
    ytd: isWhole ? words.notAvailable : text(figures.ytd.actual),
    ytdTarget: text(figures.ytd.target),
    ytdVariance: text(figures.ytd.variance),
    ptd: isWhole ? words.notAvailable : text(figures.ptd.actual),
    ptdTarget: text(figures.ptd.target),
    ptdVariance: text(figures.ptd.variance),
    all: text(figures.all.actual),
    allTarget: isWhole ? formatPercent(WHOLE, words) : text(figures.allTarget),
    allVariance: text(figures.all.variance),
    eoyTarget: isWhole ? formatPercent(WHOLE, words) : text(figures.eoyTarget),
    eoyVariance: text(difference(figures.ytd.actual, figures.eoyTarget)),
    start: formatDate(goal.span.start, plan.dateFormat, words),
    end: formatDate(goal.span.end, plan.dateFormat, words),
    graphType: chartKind === 'circle' ? 'Circle' : 'Line',
  };
}

/** What the figures of a goal are shown in: those of a parent that is a mean of percents in percent. */
export function prettyUnitOf(
  goal: Pick<Goal, 'valueType' | 'unit' | 'rollup' | 'isEndOfYear100'>,
  plan: Pick<Plan, 'currency'>,
): ValueUnit {
  const isPercentMean = isRollupType(goal.rollup) && (goal.rollup === 'percent' || goal.isEndOfYear100);
  return valueUnitOf(isPercentMean ? PLAIN_PERCENT : goal, plan);
}

function difference(actual: number | null, target: number | null): number | null {
  return actual === null || target === null ? null : actual - target;
}
