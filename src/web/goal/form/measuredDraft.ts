import { isRollupType } from '#core/goal/rollupType.ts';
import type { GoalDraft, GoalField } from './goalDraft.ts';

/** What follows from milestones, and what is left as it was while they measure the goal. */
const FOLLOWING = [
  'valueType',
  'aggregation',
  'direction',
  'actualFormula',
  'targetFormula',
  'isFormulaByPeriod',
  'rollup',
] as const satisfies readonly GoalField[];
const TARGETS = [
  'yearTarget',
  'spread',
  'periods',
  'allTarget',
  'baseline',
  'baselineDate',
] as const satisfies readonly GoalField[];

/**
 * A draft once it is measured by its milestones: Current, a percent that goes up, without formulas and typed targets. Or
 * by figures again, where it is as it was when the form opened.
 */
export function measuredDraft(
  draft: GoalDraft,
  { isByMilestones, before }: { readonly isByMilestones: boolean; readonly before: GoalDraft },
): GoalDraft {
  if (!isByMilestones) {
    return { ...draft, ...(!before.isByMilestones && partOf(before, FOLLOWING)), isByMilestones };
  }
  return {
    ...draft,
    ...partOf(before, TARGETS),
    isByMilestones,
    valueType: 'percent',
    aggregation: 'current',
    direction: 'up',
    actualFormula: null,
    targetFormula: null,
    isFormulaByPeriod: false,
    rollup: isRollupType(draft.rollup) ? null : draft.rollup,
  };
}

function partOf(draft: GoalDraft, fields: readonly GoalField[]): Partial<GoalDraft>;
/** Object.fromEntries forgets the names: the signature above keeps them. */
function partOf(draft: GoalDraft, fields: readonly GoalField[]): object {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}
