import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';

export type SheetChoices = {
  readonly frequencies: readonly TrackingFrequency[];
  readonly owners: readonly { readonly id: string; readonly name: string }[];
  readonly objectives: readonly { readonly id: string; readonly name: string }[];
};

export function sheetChoices(goals: readonly DashboardGoal[]): SheetChoices {
  const frequencies = new Map<TrackingFrequency, number>();
  const owners = new Map<string, string>();
  const objectives = new Map<string, { readonly number: string; readonly name: string }>();
  for (const goal of inTreeOrder(goals)) {
    if (goal.figures.distribution !== null) continue;
    frequencies.set(goal.trackingFrequency, (frequencies.get(goal.trackingFrequency) ?? 0) + 1);
    if (goal.memberId !== null) owners.set(goal.memberId, goal.ownerLabel);
    if (goal.objective !== null) objectives.set(goal.objective.id, goal.objective);
  }
  return {
    frequencies: [...frequencies].sort(([, one], [, other]) => other - one).map(([frequency]) => frequency),
    owners: [...owners].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name)),
    objectives: [...objectives].map(([id, { number, name }]) => ({ id, name: `${shownNumber(number)} ${name}` })),
  };
}
