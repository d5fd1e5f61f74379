import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { measureText } from '#core/goal/measureText.ts';
import { repeatsTitle } from '#core/goal/repeatsTitle.ts';
import type { MeanCount } from '#core/rollup/countedInMean.ts';
import { formatCardValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say.ts';

export type HeroLines = { readonly first: string; readonly second: string };

export function heroLines(
  goal: DashboardGoal,
  context: {
    readonly year: FiscalYear;
    readonly unit: ValueUnit;
    /** Null where not all goals below are visible, as through a share. */
    readonly meanCount: MeanCount | null;
    readonly statusText: string;
    readonly startsOn: string | null;
  },
): HeroLines {
  return { first: firstLine(goal, context), second: secondLine(goal) };
}

function firstLine(
  goal: DashboardGoal,
  { year, unit, meanCount, startsOn, statusText }: Parameters<typeof heroLines>[1],
): string {
  const { figures } = goal;
  if (figures.percentComplete === null) return startsOn === null ? statusText : say.card.starts(startsOn);
  switch (figures.percentBasis) {
    case 'endTarget':
      return year === 'ALL' ? say.card.basis.planEnd : say.card.basis.yearEnd;
    case 'wayFromBaseline':
      return say.card.basis.way(formatCardValue(figures.baseline, unit), formatCardValue(figures.endTarget, unit));
    case 'targetToDate':
      return goal.targetDirection === 'down' ? say.card.basis.toDateMet : say.card.basis.toDate;
    case 'children':
      return say.card.basis.children(meanCount);
  }
}

function secondLine(goal: DashboardGoal): string {
  const { figures, title, targetDirection } = goal;
  if (figures.distribution !== null) return goal.description;
  if (goal.milestoneCount !== null) return say.card.milestones(goal.milestoneCount.done, goal.milestoneCount.total);
  const measure = measureText(repeatsTitle(goal.measure, title) ? '' : goal.measure, goal.unit);
  if (targetDirection !== 'down') return measure;
  return measure === '' ? say.card.lowerIsBetter : `${measure}, ${say.card.lowerIsBetter}`;
}
