import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import type { Goal } from './goal.ts';
import { type GoalNode, type Hierarchy, hierarchyOf } from './hierarchy.ts';
import { hierarchyAfter } from './hierarchyAfter.ts';

function goal(id: string, parentId: string | null, part: Partial<Goal> = {}): Goal {
  return exampleGoal({ id, number: id, parentId, ...part });
}

function shapeOf({ roots, nodes, problems }: Hierarchy) {
  const branch = ({ goal, children, parent }: GoalNode): unknown => [goal, parent?.goal.id, children.map(branch)];
  return { tree: roots.map(branch), ids: [...nodes.keys()].toSorted(), problems };
}

const ABOVE: Record<string, string | null> = { 1: null, 2: null, 11: '1', 12: '1', 111: '11', 112: '11', 21: '2' };
const IDS = Object.keys(ABOVE);

const plans = fc.subarray(IDS).chain((ids) => {
  const whole = IDS.filter((id) => ids.some((each) => each.startsWith(id)));
  return fc
    .array(fc.constantFrom('one', 'other'), { minLength: IDS.length, maxLength: IDS.length })
    .map((titles) => whole.map((id, at) => goal(id, ABOVE[id] ?? null, { title: titles[at] ?? '' })));
});

it('is the tree of all goals as they are then', () => {
  fc.assert(
    fc.property(plans, plans, (before, now) => {
      const rows = now.filter(({ id, title }) => !before.some((was) => was.id === id && was.title === title));
      const gone = before.filter(({ id }) => !now.some((each) => each.id === id));
      const after = hierarchyAfter(hierarchyOf(before), { rows, gone });
      expect(after && shapeOf(after)).toEqual(shapeOf(hierarchyOf(now)));
    }),
    { numRuns: 1_000 },
  );
});

describe('is to be made anew, and nothing was done,', () => {
  const PLAN = [goal('1', null), goal('11', '1'), goal('2', null)];
  const deep = (levels: number) =>
    Array.from({ length: levels }, (_, at) => goal('1'.repeat(at + 1), at === 0 ? null : '1'.repeat(at)));

  it.each<[string, Goal[], { rows?: Goal[]; gone?: Goal[] }]>([
    ['where a goal stays that was below one that went', PLAN, { gone: [goal('1', null)] }],
    ['where a goal comes below one that is not there', PLAN, { rows: [goal('31', '3')] }],
    ['where a goal comes below one that goes', PLAN, { rows: [goal('21', '2')], gone: [goal('2', null)] }],
    ['where a goal comes at a depth that there is not', PLAN, { rows: [goal('3', null, { depth: 7 })] }],
    ['where a goal comes below the lowest level', deep(7), { rows: [goal('11111111', '1111111')] }],
    ['where something was wrong', [...PLAN, goal('41', '4')], { rows: [goal('3', null)] }],
  ])('%s', (_, goals, { rows = [], gone = [] }) => {
    const before = hierarchyOf(goals);
    const shape = shapeOf(before);
    expect(hierarchyAfter(before, { rows, gone })).toBeNull();
    expect(shapeOf(before)).toEqual(shape);
  });
});

it('a goal that is not there may go', () => {
  const goals = [goal('1', null), goal('2', null)];
  const after = hierarchyAfter(hierarchyOf(goals), { rows: [], gone: [goal('3', null)] });
  expect(after && shapeOf(after)).toEqual(shapeOf(hierarchyOf(goals)));
});

it('a goal is otherwise in its place also where something is wrong elsewhere', () => {
  const changed = goal('1', null, { title: 'Otherwise' });
  const after = hierarchyAfter(hierarchyOf([goal('1', null), goal('41', '4')]), { rows: [changed], gone: [] });
  expect(after?.nodes.get('1')?.goal).toBe(changed);
});
