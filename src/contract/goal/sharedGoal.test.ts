import { expect, it } from 'vitest';
import { namesOf } from '#core/table/fieldTables.ts';
import { SHARED_GOAL_FIELDS } from './sharedGoal.ts';
import { WIRE_GOAL_FIELDS } from './wireGoal.ts';
import { namesFor, wireNames } from './wireNames.ts';

/** Fields that members see and shares do not: their rows say so. What is worked out has to be decided on. */
const WITHHELD: readonly string[] = namesOf(wireNames).filter((name) => !namesFor('share').includes(name));

it('contributors and formulas are withheld', () => {
  expect(WITHHELD).toEqual(
    expect.arrayContaining(['contributors', 'actual_formula', 'target_formula', 'formula_by_period']),
  );
});

it('every field of a goal is either named for shares or withheld on purpose', () => {
  expect([...SHARED_GOAL_FIELDS, ...WITHHELD].sort()).toEqual([...WIRE_GOAL_FIELDS].sort());
});
