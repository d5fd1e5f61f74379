import type { StatedValues } from './goalFields.ts';
import { isRollupType } from './rollupType.ts';

type Measuring = Pick<
  StatedValues,
  'aggregation' | 'valueType' | 'unit' | 'targetDirection' | 'actualFormula' | 'targetFormula' | 'isFormulaByPeriod'
>;

/** What a goal measured by its milestones is: Current, a percent that goes up, without formulas; and no roll-up of others. */
const BY_MILESTONES: Measuring = {
  aggregation: 'current',
  valueType: 'percent',
  unit: '',
  targetDirection: 'up',
  actualFormula: null,
  targetFormula: null,
  isFormulaByPeriod: false,
};

/** A goal with what follows from how it is measured. */
export function asMeasured<Stated extends Measuring & Pick<StatedValues, 'isByMilestones' | 'rollup'>>(
  goal: Stated,
): Stated {
  if (!goal.isByMilestones) return goal;
  const direction = 'hasDirection' in goal ? { hasDirection: true } : {};
  return { ...goal, ...BY_MILESTONES, ...direction, rollup: isRollupType(goal.rollup) ? null : goal.rollup };
}

/** A goal as its figures are worked out: targets and a baseline set before lie underneath while milestones measure it. */
export function withoutSetTargets<Stated extends Pick<StatedValues, 'isByMilestones' | SetTargets>>(
  goal: Stated,
): Stated {
  return goal.isByMilestones ? { ...goal, targetsByYear: new Map(), allTarget: null, baseline: null } : goal;
}

type SetTargets = 'targetsByYear' | 'allTarget' | 'baseline';
