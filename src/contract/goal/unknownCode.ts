import {
  aggregationCodes,
  type Codes,
  directionCodes,
  priorityCodes,
  rollupCodes,
  trackingCodes,
  valueTypeCodes,
} from '#contract/wire/codes.ts';
import type { ReadWireGoal } from './wireGoal.ts';

type Coded = Pick<
  ReadWireGoal,
  'function' | 'valuetype' | 'tracking_frequency' | 'target_direction' | 'priority' | 'rollup_type' | 'rollup_is_set'
>;

/**
 * Whether a goal as the server sends it has a code without a word here. A server sends only codes that it knows, so it
 * is newer than whoever reads them.
 */
export function hasUnknownCode(goal: Coded): boolean {
  return !(
    isKnown(aggregationCodes, goal.function) &&
    isKnown(valueTypeCodes, goal.valuetype) &&
    isKnown(trackingCodes, goal.tracking_frequency) &&
    isKnown(directionCodes, goal.target_direction) &&
    isKnown(priorityCodes, goal.priority ?? 0) &&
    (goal.rollup_is_set !== 1 || isKnown(rollupCodes, goal.rollup_type))
  );
}

function isKnown({ all }: Pick<Codes<string>, 'all'>, code: number): boolean {
  return all.includes(code);
}
