import { COMPLETIONS, type FilterCriteria, LATENESSES, PRIORITY_OPTIONS } from '#core/filter/criteria.ts';
import { offeredChoices } from '#core/filter/offeredChoices.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { PROSPECTS } from '#core/outlook/prospect.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import type { Plan } from '#core/plan/plan.ts';
import { levelsOf } from '#web/base/messages/filters/filterTexts.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { say } from '#web/base/messages/say.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

export function filterOptions(
  plan: Plan,
  { hierarchy, columns }: Pick<PlanGoals, 'hierarchy' | 'columns'>,
  chosen: Pick<FilterCriteria, 'statuses'>,
) {
  const listed = columns.traits.examples.filter(({ inFiscalYear }) => inFiscalYear).map(({ status }) => status);
  return {
    statuses: offeredChoices(chosen.statuses, listed).map((value) => ({ value, label: statusLabel(value, plan) })),
    depths: levelsOf(plan).map(({ depth, name }) => ({ value: depth, label: name })),
    objectiveIds: hierarchy.roots.map(({ goal }) => ({
      value: goal.id,
      label: `${shownNumber(goal.number)} ${goal.title}`,
    })),
    perspectives: PERSPECTIVES.map((value) => ({ value, label: plan.perspectives[value] })),
    prospects: PROSPECTS.map((value) => ({ value, label: say.labels.prospects[value] })),
    priorities: PRIORITY_OPTIONS.map((value) => ({ value, label: say.labels.priorities[value] })),
  };
}

export const COMPLETION_CHOICES = [
  { value: 'any', label: filterWords.any.completion },
  ...COMPLETIONS.map((value) => ({ value, label: say.labels.completions[value] })),
] as const;

export const LATENESS_CHOICES = [
  { value: 'any', label: filterWords.any.lateness },
  ...LATENESSES.map((value) => ({ value, label: say.labels.latenesses[value] })),
] as const;
