import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { compileDepth } from '#core/filter/depth.ts';
import { filterableGoalOf } from '#core/filter/filterableGoal.ts';
import { filterColumnsOf } from '#core/filter/filterColumns.ts';
import { compileCriteria } from '#core/filter/matchesFilter.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { ancestorsOf, descendantsOf, hierarchyOf } from '#core/goal/hierarchy.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { type CountedFigures, countOf, NO_GOALS } from '#core/rollup/distribution.ts';
import { healthColumnsOf } from '#core/rollup/healthColumns.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { countedPlaces } from './countedPlaces.ts';
import { countsBy } from './countsBy.ts';
import { viewCount } from './viewCount.ts';
import { type ViewableList, viewOf } from './viewOf.ts';

type ExampleGoal = {
  readonly number: string;
  readonly status: Status;
  readonly isGroup: boolean;
  readonly inFiscalYear?: boolean;
};

const context = {
  today: exampleDay('2026-06-15'),
  fiscalStartMonth: 1,
  departmentOfMember: new Map(),
  own: null,
};

function planOf(given: readonly ExampleGoal[]) {
  const goals = given.map(({ number }) =>
    exampleGoal({
      id: number,
      number,
      title: `Goal ${number}`,
      depth: number.split('.').length - 1,
      parentId: number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : null,
    }),
  );
  const hierarchy = hierarchyOf(goals);
  const isRun = (id: string) => given.find(({ number }) => number === id)?.inFiscalYear !== false;
  const isGroup = (id: string) => given.find(({ number }) => number === id)?.isGroup === true;
  const statusOf = (id: string) => given.find(({ number }) => number === id)?.status ?? 'not_started';
  const distributionOf = (id: string): StatusDistribution | null => {
    const node = hierarchy.nodes.get(id);
    if (node === undefined || !isGroup(id)) return null;
    const counts = { ...NO_GOALS };
    for (const { goal } of descendantsOf(node)) if (isRun(goal.id) && !isGroup(goal.id)) counts[statusOf(goal.id)] += 1;
    return counts;
  };
  const figures = new Map<string, CountedFigures>(
    goals.map(({ id }) => [
      id,
      {
        status: statusOf(id),
        statusRule: 'setByHand',
        inFiscalYear: isRun(id),
        distribution: distributionOf(id),
      } satisfies CountedFigures,
    ]),
  );
  const figuresOf = ({ id }: { readonly id: string }): CountedFigures => {
    const found = figures.get(id);
    if (found === undefined) throw new Error(`no goal ${id}`);
    return found;
  };
  const filterables = goals.map((goal) =>
    filterableGoalOf(goal, { figures: { ...figuresOf(goal), stale: false }, objectiveId: null }),
  );
  const list: ViewableList = {
    goals: filterables,
    columns: filterColumnsOf(filterables),
    health: healthColumnsOf(goals, hierarchy, figuresOf),
  };
  return { list, goals, hierarchy, figuresOf, filterables };
}

const goal = (number: string, status: Status): ExampleGoal => ({ number, status, isGroup: false });
const group = (number: string, status: Status): ExampleGoal => ({ number, status, isGroup: true });

const { list } = planOf([
  group('1', 'on_target'),
  goal('1.1', 'critical'),
  group('1.2', 'on_target'),
  goal('1.2.1', 'on_target'),
  goal('1.2.2', 'not_started'),
  goal('2', 'achieved'),
  goal('2.1', 'critical'),
  { ...goal('2.2', 'critical'), inFiscalYear: false },
]);

function countIn(criteria: Partial<FilterCriteria>) {
  const count = viewCount(viewOf(list, { ...NO_CRITERIA, ...criteria }, context));
  const { health, goals, inGroups, groups, areAllLevels } = count;
  return { goals, critical: health.distribution.critical, score: health.score, inGroups, groups, areAllLevels };
}

describe('a view counts', () => {
  it('every goal of the year where no level is chosen, and no group', () => {
    expect(countIn({})).toEqual({ goals: 5, critical: 2, score: 50, inGroups: 0, groups: 2, areAllLevels: true });
  });

  it('the goals of a chosen level, and those beneath the groups of it', () => {
    expect(countIn({ depths: [0] })).toMatchObject({ goals: 4, critical: 1, inGroups: 3, groups: 1 });
    expect(countIn({ depths: [1] })).toMatchObject({ goals: 4, critical: 2, inGroups: 2, groups: 1 });
    expect(countIn({ depths: [2] })).toMatchObject({ goals: 2, critical: 0, inGroups: 0, groups: 0 });
  });

  it('each goal once, though two groups above it and the goal itself pass', () => {
    expect(countIn({ depths: [0, 1, 2] })).toMatchObject({ goals: 5, inGroups: 0, groups: 2, areAllLevels: false });
  });

  it('beneath a group that passes also what does not pass by itself', () => {
    expect(countIn({ keyword: '"Goal 1.2"' })).toMatchObject({ goals: 2, inGroups: 0 });
    expect(countIn({ keyword: '1.2', depths: [1] })).toMatchObject({ goals: 2, inGroups: 2 });
  });

  it('goals of the chosen statuses alone: what is listed only as the top of a branch does not count', () => {
    expect(countIn({ statuses: ['critical'] })).toMatchObject({ goals: 2, critical: 2, score: 0, groups: 1 });
    expect(countIn({ statuses: ['critical'], depths: [0] })).toMatchObject({ goals: 1, inGroups: 1, groups: 1 });
    expect(countIn({ statuses: ['off_target'] })).toMatchObject({ goals: 0, score: null });
  });

  it('the same beside the toggles of the status bar, whichever of them is pressed', () => {
    const bar = (statuses: readonly Status[]) => viewOf(list, { ...NO_CRITERIA, statuses }, context).ofAnyStatus;
    expect(bar([])).toEqual({ ...NO_GOALS, critical: 2, on_target: 1, not_started: 1, achieved: 1 });
    expect(bar(['critical'])).toEqual(bar([]));
  });

  it('by objective or any other key, adding up to the whole', () => {
    const criteria = { ...NO_CRITERIA, depths: [0] };
    const view = viewOf(list, criteria, context);
    const counts = countsBy(view, (at) => list.goals[at]?.id);
    expect([...counts].map(([id, distribution]) => [id, countOf(distribution)])).toEqual([
      ['1', 3],
      ['2', 1],
    ]);
  });
});

const NUMBERS = ['1', '1.1', '1.1.1', '1.2', '1.2.1', '1.2.1.1', '2', '2.1', '2.1.1', '3'];
const anyPlan = fc.tuple(
  ...NUMBERS.map((number) =>
    fc.record({
      number: fc.constant(number),
      status: fc.constantFrom(...STATUSES),
      isGroup: fc.boolean(),
      inFiscalYear: fc.boolean(),
    }),
  ),
);
const anyCriteria = fc.record({
  depths: fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 3 }),
  statuses: fc.uniqueArray(fc.constantFrom(...STATUSES), { maxLength: 2 }),
  keyword: fc.constantFrom('', '1', '2.1'),
});

function countedByRule({ goals, hierarchy, figuresOf, filterables }: ReturnType<typeof planOf>, asked: FilterCriteria) {
  const matches = compileCriteria(asked, context);
  const isListed = asked.depths.length === 0 ? () => true : compileDepth(asked);
  const passes = new Set(filterables.filter((each) => matches(each) && isListed(each)).map(({ id }) => id));
  const standsFor = ({ id }: { readonly id: string }) => {
    const figures = figuresOf({ id });
    return passes.has(id) && figures.distribution !== null && figures.status !== 'deferred';
  };
  return goals.filter((each) => {
    const { status, inFiscalYear, distribution } = figuresOf(each);
    if (distribution !== null || !inFiscalYear) return false;
    if (asked.statuses.length > 0 && !asked.statuses.includes(status)) return false;
    const node = hierarchy.nodes.get(each.id);
    return passes.has(each.id) || (node !== undefined && ancestorsOf(node).some((above) => standsFor(above.goal)));
  });
}

it('counts in any plan under any levels, statuses and keyword exactly the goals of the rule, in number and by name', () => {
  fc.assert(
    fc.property(anyPlan, anyCriteria, (goals, some) => {
      const plan = planOf(goals);
      const criteria = { ...NO_CRITERIA, ...some };
      const expected = countedByRule(plan, criteria).map(({ id }) => id);
      const view = viewOf(plan.list, criteria, context);
      const places = countedPlaces(view);
      expect(places.map((at) => plan.goals[at]?.id)).toEqual(expected);
      expect(viewCount(view).goals).toBe(expected.length);
    }),
    { numRuns: 1_000 },
  );
});
