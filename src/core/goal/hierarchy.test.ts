import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import type { Goal, Rollup } from './goal.ts';
import {
  ancestorsOf,
  descendantsOf,
  effectiveRollupOf,
  type GoalNode,
  type Hierarchy,
  hierarchyOf,
  isDepth,
  levelsBelow,
  topAncestorOf,
} from './hierarchy.ts';
import { describeTreeProblem } from './treeProblem.ts';

describe('the tree of a plan', () => {
  // 1 over 1.1 (over 1.1.1) and 1.2, 1.10; 2 alone; in no order.
  const plan = hierarchyOf(tree({ '1.10': '1', '1.1.1': '1.1', '2': null, '1.2': '1', '1': null, '1.1': '1' }));

  it('lists children in the order of their numbers', () => {
    expect(ids(at(plan, '1').children)).toEqual(['1.1', '1.2', '1.10']);
    expect(ids(plan.roots)).toEqual(['1', '2']);
  });

  it('lists children of one number in the order of their ids, whatever the order they came in', () => {
    const twins = [exampleGoal({ id: 'b' }), exampleGoal({ id: 'a' }), exampleGoal({ id: 'c' })];
    expect(ids(hierarchyOf(twins).roots)).toEqual(['a', 'b', 'c']);
  });

  it('knows the ancestors of a goal from its parent up', () => {
    expect(ids(ancestorsOf(at(plan, '1.1.1')))).toEqual(['1.1', '1']);
    expect(ancestorsOf(at(plan, '1'))).toEqual([]);
  });

  it.each([
    ['1.1.1', '1'],
    ['1.2', '1'],
    ['2', '2'],
  ])('puts %s under the strategic objective %s', (id, top) => {
    expect(topAncestorOf(at(plan, id)).goal.id).toBe(top);
  });

  it('lists what lies below a goal, each goal before what lies below it', () => {
    expect(ids(descendantsOf(at(plan, '1')))).toEqual(['1.1', '1.1.1', '1.2', '1.10']);
    expect(descendantsOf(at(plan, '2'))).toEqual([]);
  });

  it.each([
    ['1', 2],
    ['1.1', 1],
    ['1.10', 0],
  ])('counts the levels below %s: %i', (id, levels) => {
    expect(levelsBelow(at(plan, id))).toBe(levels);
  });

  it('has no problems where there are none', () => {
    expect(plan.problems).toEqual([]);
  });

  it.each([
    [-1, false],
    [0, true],
    [6, true],
    [7, false],
    [1.5, false],
    [Number.NaN, false],
  ])('level %d is a level: %s', (depth, is) => {
    expect(isDepth(depth)).toBe(is);
  });
});

describe('a list that is no tree', () => {
  it('puts a goal whose parent is missing at the top, and names it', () => {
    const plan = hierarchyOf(tree({ '3x1': 'gone', '1': null }));
    expect(ids(plan.roots)).toEqual(['1', '3x1']);
    expect(problemsOf(plan)).toEqual(['The parent of 3.1 “Goal 3x1” is not in the plan.']);
  });

  it('puts every goal of a cycle at the top with what lies below it, and names the cycle once', () => {
    const plan = hierarchyOf(tree({ a: 'c', b: 'a', c: 'b', d: 'b', e: 'd' }));
    expect(ids(plan.roots)).toEqual(['a', 'b', 'c']);
    expect(ids(descendantsOf(at(plan, 'b')))).toEqual(['d', 'e']);
    expect(problemsOf(plan)).toEqual([
      'a “Goal a”, c “Goal c”, b “Goal b”: following the parents leads back to the start.',
    ]);
  });

  it('finds a cycle also from a goal below it, and two cycles as two', () => {
    const plan = hierarchyOf(tree({ below: 'a', a: 'b', b: 'a', self: 'self' }));
    expect(problemsOf(plan)).toEqual([
      'a “Goal a”, b “Goal b”: following the parents leads back to the start.',
      'self “Goal self”: following the parents leads back to the start.',
    ]);
    expect(ids(at(plan, 'a').children)).toEqual(['below']);
  });

  it('takes the first of two goals with one id, and names the other', () => {
    const plan = hierarchyOf([exampleGoal({ title: 'First' }), exampleGoal({ title: 'Second' })]);
    expect(at(plan, 'goal').goal.title).toBe('First');
    expect(problemsOf(plan)).toEqual(['1 “Second” is there twice.']);
  });

  it('takes a chain of seven levels', () => {
    const plan = hierarchyOf(chainOfGoals(7));
    expect(plan.problems).toEqual([]);
    expect(levelsBelow(at(plan, '0'))).toBe(6);
  });

  it('puts a goal below the lowest level at the top, and names it', () => {
    const plan = hierarchyOf(chainOfGoals(8));
    expect(ids(plan.roots)).toEqual(['0', '7']);
    expect(at(plan, '7').parent).toBeNull();
    expect(at(plan, '6').children).toEqual([]);
    expect(problemsOf(plan)).toEqual(['7 “Goal 7” lies below level 6, the lowest there is.']);
  });

  it('takes a chain of a hundred thousand goals apart into pieces of seven', () => {
    const plan = hierarchyOf(chainOfGoals(100_000));
    expect(plan.roots).toHaveLength(Math.ceil(100_000 / 7));
  });

  it('names a goal whose level is none', () => {
    const plan = hierarchyOf([exampleGoal({ depth: 7 })]);
    expect(problemsOf(plan)).toEqual(['1 “Goal” has the level 7; levels go from 0 to 6.']);
  });

  test('is a tree whatever comes: every goal once, at most seven levels, children and parents agree', () => {
    const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');
    const anyLinks = fc.dictionary(anyId, fc.option(fc.oneof(anyId, fc.constant('gone'))), { maxKeys: 10 });
    fc.assert(
      fc.property(anyLinks, (links) => {
        const plan = hierarchyOf(tree(links));
        const listed = plan.roots.flatMap((root) => [root, ...descendantsOf(root)]);
        expect(ids(listed).sort()).toEqual(Object.keys(links).sort());
        for (const node of listed) {
          expect(ancestorsOf(node).length).toBeLessThanOrEqual(6);
          for (const child of node.children) expect(child.parent).toBe(node);
        }
        const astray = listed.filter(({ goal, parent }) => goal.parentId !== (parent?.goal.id ?? null));
        const named = plan.problems.flatMap((problem) => (problem.kind === 'cycle' ? problem.goals : problem.goal));
        expect(ids(astray).sort()).toEqual(named.map(({ id }) => id).sort());
      }),
    );
  });
});

describe('what a goal does in roll-ups', () => {
  it.each([
    [null, 'sum', 'feeds'],
    [null, 'percent', 'feeds'],
    [null, 'none', 'none'],
    [null, 'feeds', 'none'],
    [null, null, 'none'],
    ['none', 'sum', 'none'],
    ['feeds', null, 'feeds'],
    ['average', 'sum', 'average'],
  ] satisfies [Rollup | null, Rollup | null, Rollup][])(
    'that says %s under a parent that says %s: %s',
    (own, parents, effective) => {
      const plan = hierarchyOf([
        exampleGoal({ id: 'parent', rollup: parents }),
        exampleGoal({ id: 'child', parentId: 'parent', rollup: own }),
      ]);
      expect(effectiveRollupOf(at(plan, 'child'))).toBe(effective);
    },
  );

  it('is on its own at the top where it says nothing', () => {
    expect(effectiveRollupOf(at(hierarchyOf([exampleGoal()]), 'goal'))).toBe('none');
  });
});

function tree(parents: Readonly<Record<string, string | null>>): Goal[] {
  return Object.entries(parents).map(([id, parentId]) =>
    exampleGoal({ id, number: id, title: `Goal ${id}`, parentId, depth: 1 }),
  );
}

function chainOfGoals(length: number): Goal[] {
  return Array.from({ length }, (_, index) =>
    exampleGoal({
      id: `${index}`,
      number: `${index}`,
      title: `Goal ${index}`,
      parentId: index === 0 ? null : `${index - 1}`,
    }),
  );
}

function at(plan: Hierarchy, id: string): GoalNode {
  const node = plan.nodes.get(id);
  if (!node) throw new Error(`no goal ${id}`);
  return node;
}

function ids(nodes: readonly GoalNode[]): string[] {
  return nodes.map(({ goal }) => goal.id);
}

function problemsOf(plan: Hierarchy): string[] {
  return plan.problems.map(describeTreeProblem);
}
