import { expect, it } from 'vitest';
import { SHARED_GOAL_FIELDS } from './sharedGoal.ts';
import { WIRE_GOAL_FIELDS } from './wireGoal.ts';

/** Fields that members see and shares do not. A new field of the reply has to be decided on here. */
const WITHHELD: readonly string[] = ['contributors', 'actual_formula', 'target_formula', 'formula_by_period'];

it('every field of a goal is either named for shares or withheld on purpose', () => {
  expect([...SHARED_GOAL_FIELDS, ...WITHHELD].sort()).toEqual([...WIRE_GOAL_FIELDS].sort());
});
