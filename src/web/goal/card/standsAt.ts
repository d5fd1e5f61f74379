import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { toldDifference } from '#core/format/told.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatDistance } from '#web/base/messages/differences.ts';
import { formatTold } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/attention.ts';

export type StandsAt = {
  /** `38 of 53 homes`, `66.2%, goal 85%`. */
  readonly figures: string;
  /** `15 homes short`, `$161k over`; null where there is nothing to compare, or it is as it should be. */
  readonly gap: string | null;
};

/** The actual to date beside its target, and how far it is off, in words. */
export function standsAt(goal: DashboardGoal, plan: Plan): StandsAt {
  const { figures, targetDirection } = goal;
  const { actual, target } = figures.year === 'ALL' ? figures.ptd : figures.ytd;
  const unit = valueUnitOf(goal, plan);
  if (actual === null) return { figures: say.noFigure, gap: null };
  const text = formatTold(actual, unit);
  if (target === null) return { figures: text, gap: null };
  const isPart = targetDirection === 'up' && goal.valueType === 'number';
  const pair = (isPart ? say.partOf : say.beside)(text, formatTold(target, unit));
  const difference = toldDifference(actual, target, unit) ?? 0;
  const isOff = targetDirection === 'equal' ? difference !== 0 : difference < 0 === (targetDirection === 'up');
  if (difference === 0 || !isOff) return { figures: pair, gap: null };
  const distance = formatDistance(difference, unit);
  if (difference < 0) return { figures: pair, gap: say.short(distance) };
  return { figures: pair, gap: goal.valueType === 'number' ? say.tooMany(distance) : say.over(distance) };
}
