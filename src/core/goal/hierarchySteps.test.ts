import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import type { GoalNode, Hierarchy } from './hierarchy.ts';
import { hierarchyOf } from './hierarchy.ts';
import { hierarchySteps } from './hierarchySteps.ts';
import { inNumberOrder } from './numberOrder.ts';

function run<Result>(steps: Generator<void, Result>): { readonly result: Result; readonly steps: number } {
  for (let count = 0; ; count++) {
    const step = steps.next();
    if (step.done === true) return { result: step.value, steps: count };
  }
}

function shapeOf({ roots, nodes, problems }: Hierarchy) {
  const branch = ({ goal, children, parent }: GoalNode): unknown => [goal, parent?.goal.id, children.map(branch)];
  return { tree: roots.map(branch), ids: [...nodes.keys()], problems };
}

test('is the tree that hierarchyOf gives, also where something is wrong with it', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
  const anyGoal = fc.record({
    id,
    parentId: fc.option(id),
    number: fc.constantFrom('1', '1.2', '1.10', '2'),
    depth: fc.constantFrom(0, 1, 6, 7),
  });
  fc.assert(
    fc.property(fc.array(anyGoal, { maxLength: 12 }), (parts) => {
      const goals = inNumberOrder(parts.map(exampleGoal));
      expect(shapeOf(run(hierarchySteps(goals)).result)).toEqual(shapeOf(hierarchyOf(goals)));
    }),
    { numRuns: 1000 },
  );
});

it('takes its steps while there is much to do', () => {
  const goals = Array.from({ length: 5000 }, (_, at) => exampleGoal({ id: `${at}`, number: `${at}` }));
  expect(run(hierarchySteps(goals)).steps).toBeGreaterThan(50);
});
