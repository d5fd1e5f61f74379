import { encodeFlag } from '#contract/wire/codes.ts';
import type { GoalStatement } from '#core/goal/goal.ts';
import { decodeDescription, encodeDescription } from './description.ts';
import { encodeStated } from './encodeStated.ts';
import { decodeStated, type WireStated } from './goalWire.ts';
import type { ReadWireGoal } from './wireGoal.ts';

/** What a person states about a goal, as far as it travels. */
export type Statement = WireStated & Pick<GoalStatement, 'id'> & { readonly updatedAt: string };

/** What a person states about a goal, by the names and codes of section 3 of the specification. */
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

/** The inverse of `encodeStatement`; rollup_type is none that was set where rollup_is_set is 0. */
export function decodeStatement(wire: ReadWireGoal): Statement {
  const stated = decodeStated({
    ...wire,
    description: decodeDescription(wire.description, wire.depth),
    rollup_type: wire.rollup_is_set === 1 ? wire.rollup_type : null,
    // Through a share they are not told.
    contributors: wire.contributors ?? [],
  });
  return { ...stated, id: wire.id, updatedAt: wire.when_updated };
}
