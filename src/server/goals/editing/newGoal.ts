import type { GoalPatch } from '#contract/goalDraft.ts';
import { valueTypeCodes } from '#contract/wire/codes.ts';
import type { StoredGoal } from '#server/store/edit.ts';
import type { GoalRecord } from '#server/store/goals.ts';

/**
 * A goal about which only its place is known: a monthly number that goes up. Percents and yearly goals are Current, the
 * rest Sum (interfaces, Import files); under another goal it has that one's window.
 */
export function newGoal(asked: {
  readonly id: string;
  readonly parent: GoalRecord | null;
  readonly patch: Pick<GoalPatch, 'valuetype' | 'tracking_frequency'>;
}): StoredGoal {
  const { id, parent, patch } = asked;
  const isPercent = patch.valuetype !== undefined && valueTypeCodes.decode(patch.valuetype) === 'percent';
  const isYearly = patch.tracking_frequency === 2;
  return {
    id,
    parentId: parent?.id ?? null,
    number: '',
    title: '',
    measure: '',
    description: '',
    depth: 0,
    aggregation: isPercent || isYearly ? 'current' : 'sum',
    valueType: 'number',
    trackingFrequency: 'monthly',
    targetDirection: 'up',
    span: parent?.span ?? { start: null, end: null },
    priority: null,
    isKpi: false,
    rollup: null,
    isEndOfYear100: false,
    targetsByYear: new Map(),
    allTarget: null,
    baseline: null,
    newBases: [],
    handStatus: null,
    isStatusAutomatic: true,
    ownerLabel: '',
    departmentId: null,
    memberId: null,
    contributorIds: [],
    perspective: null,
    archivedAt: null,
  };
}
