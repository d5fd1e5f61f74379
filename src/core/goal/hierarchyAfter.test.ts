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

const anywhere = fc
  .array(
    fc.record({
      id: fc.constantFrom(...IDS),
      parentId: fc.option(fc.constantFrom(...IDS, 'gone')),
      number: fc.constantFrom('1', '2', '1.1'),
    }),
    {
      maxLength: IDS.length,
    },
  )
  .map((places) => [...new Map(places.map((place) => [place.id, place])).values()])
  .map((places) => places.map(({ id, ...place }) => exampleGoal({ id, title: id, ...place })));

it('is that tree too where goals move anywhere, or is to be made anew with nothing done', () => {
  let made = 0;
  fc.assert(
    fc.property(anywhere, anywhere, (before, now) => {
      const gone = before.filter(({ id }) => !now.some((each) => each.id === id));
      const old = hierarchyOf(before);
      const shape = shapeOf(old);
      const after = hierarchyAfter(old, { rows: now, gone });
      if (after === null) expect(shapeOf(old)).toEqual(shape);
      else expect(shapeOf(after)).toEqual(shapeOf(hierarchyOf(now)));
      made += Number(after !== null);
    }),
    { numRuns: 3_000 },
  );
  expect(made).toBeGreaterThan(100);
});

it.each<[string, Goal[]]>([
  ['with what is below it', [goal('11', '2'), goal('3', null)]],
  ['to the top', [goal('11', null)]],
  ['by its number alone', [goal('1', null, { number: '9' })]],
  ['together with the goal it comes below', [goal('2', '1'), goal('12', '2')]],
  ['below a goal that comes with it', [goal('4', '3'), goal('11', '4')]],
])('a goal moves %s', (_, rows) => {
  const goals = [
    goal('1', null),
    goal('11', '1'),
    goal('111', '11'),
    goal('12', '1'),
    goal('2', null),
    goal('3', null),
  ];
  const now = new Map([...goals, ...rows].map((each) => [each.id, each]));
  const after = hierarchyAfter(hierarchyOf(goals), { rows, gone: [] });
  expect(after && shapeOf(after)).toEqual(shapeOf(hierarchyOf([...now.values()])));
});

it('a goal moves away from one that goes', () => {
  const goals = [goal('1', null), goal('11', '1'), goal('2', null)];
  const after = hierarchyAfter(hierarchyOf(goals), { rows: [goal('11', '2')], gone: [goal('1', null)] });
  expect(after && shapeOf(after)).toEqual(shapeOf(hierarchyOf([goal('11', '2'), goal('2', null)])));
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
    ['where a goal moves below one that is below it', PLAN, { rows: [goal('1', '11')] }],
    ['where a goal moves below itself', PLAN, { rows: [goal('1', '1')] }],
    [
      'where what is below a goal moves below the lowest level',
      [...deep(7), goal('2', null)],
      { rows: [goal('1', '2')] },
    ],
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
