import { encodeFlag } from '#contract/wire/codes.ts';
import { encodeDescription } from './description.ts';
import { encodeStated } from './encodeStated.ts';
import type { Statement } from './goalWire.ts';

/** What a person states about a goal, by the names and codes of the wire (rule 6.2). */
export function encodeStatement(goal: Statement) {
  const stated = encodeStated(goal);
  return {
    id: goal.id,
    ...stated,
    description: encodeDescription(goal.description, goal.depth),
    highPriority: encodeFlag(goal.priority === 'high'),
    isKpi: stated.iskey,
    rollup_type: stated.rollup_type ?? 0,
    rollup_is_set: encodeFlag(goal.rollup !== null),
    when_updated: goal.updatedAt,
  };
}
