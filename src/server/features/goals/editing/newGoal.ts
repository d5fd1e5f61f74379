import type { GoalPatch } from '#contract/goalCalls.ts';
import { trackingCodes, valueTypeCodes } from '#contract/wire/codes.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';

/**
 * A new goal of which only the place is known: a monthly number that goes up. Percents and yearly goals are Current,
 * the rest Sum (rule 9.1); under a parent it has the parent's window.
 */
export function newGoal(asked: {
  readonly id: string;
  readonly parent: GoalRecord | null;
  readonly patch: Pick<GoalPatch, 'valuetype' | 'tracking_frequency'>;
}): StoredGoal {
  const { id, parent, patch } = asked;
  const isPercent = patch.valuetype !== undefined && valueTypeCodes.decode(patch.valuetype) === 'percent';
  const { tracking_frequency: tracking } = patch;
  const isYearly = tracking !== undefined && trackingCodes.decode(tracking) === 'yearly';
  return {
    ...NOTHING_STATED,
    id,
    parentId: parent?.id ?? null,
    aggregation: isPercent || isYearly ? 'current' : 'sum',
    span: parent?.span ?? NOTHING_STATED.span,
    archivedAt: null,
  };
}
