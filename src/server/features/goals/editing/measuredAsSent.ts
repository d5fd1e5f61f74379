import type { GoalPatch } from '#contract/goalCalls.ts';
import type { GoalField } from '#core/goal/goalFields.ts';
import { asMeasured } from '#core/goal/measuredByMilestones.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { byMilestones } from './goalRefusals.ts';

/** What is sent of a goal and follows from its milestones, where it is measured by them. */
const FOLLOWS = {
  aggregation: 'function',
  valueType: 'valuetype',
  unit: 'unit',
  targetDirection: 'target_direction',
  actualFormula: 'actual_formula',
  targetFormula: 'target_formula',
  rollup: 'rollup_type',
} as const satisfies { readonly [Field in GoalField]?: keyof GoalPatch };

const TARGETS = ['targets', 'own_all_target', 'own_baseline'] as const satisfies readonly (keyof GoalPatch)[];

/** A goal with what follows from how it is measured. Throws Refusal where something else is sent. */
export function measuredAsSent(sent: StoredGoal, patch: GoalPatch): StoredGoal {
  const goal = asMeasured(sent);
  if (goal === sent) return sent;
  const isOtherwise = namesOf(FOLLOWS).some(
    (field) => patch[FOLLOWS[field]] !== undefined && goal[field] !== sent[field],
  );
  if (isOtherwise || TARGETS.some((name) => patch[name] != null)) throw byMilestones();
  return goal;
}
