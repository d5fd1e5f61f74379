import { describe, expect, it } from 'vitest';
import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Status } from '#core/goal/status.ts';
import { day, exampleSeries } from '#testing/core/exampleFigures.ts';
import { exampleGoalOf, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import type { PlanFigures } from './planFigures.ts';

const SUM = { rollup: 'sum' } as const;

describe('a plan whose goals are edited', () => {
  const plan = () =>
    examplePlanFigures('2025-07-10', {
      '1': {},
      '1.1': SUM,
      '1.1.1': { entries: months([10, 1], [10, 1]) },
      '1.1.2': { entries: months([10, 2], [10, 2]) },
      '1.2': { entries: months([10, 9]) },
      '2': { entries: months([10, 5]) },
    });

  it('recomputes the goal and its ancestors, and nothing else', () => {
    const figures = plan();
    const before = allOf(figures);
    figures.apply({ series: new Map([['1.1.1', exampleSeries(months([10, 4], [10, 4]))]]) });
    const after = allOf(figures);
    const changed = [...before.keys()].filter((id) => before.get(id) !== after.get(id));
    expect(changed).toEqual(['1', '1.1', '1.1.1']);
    expect(ytdOf(figures, '1.1')).toEqual([12, 40]);
    expect(figures.figuresOf('1', 2025)?.distribution).toMatchObject({ on_target: 1, critical: 3 });
  });

  it('asks for entries no sooner than for figures', () => {
    const figures = plan();
    figures.apply({ series: new Map([['1.1.1', exampleSeries(months([10, 4]))]]) });
    expect(ytdOf(figures, '1.1.1')).toEqual([4, 10]);
  });

  it('takes a goal’s new state in its place', () => {
    const figures = plan();
    expect(ytdOf(figures, '1.1')).toEqual([6, 40]);
    figures.apply({ goals: [exampleGoalOf('1.1', { rollup: 'highest', title: 'Highest' })] });
    expect(ytdOf(figures, '1.1')).toEqual([4, 20]);
    expect(figures.hierarchy.nodes.get('1.1')?.goal.title).toBe('Highest');
    expect(figures.hierarchy.nodes.get('1.1.1')?.parent?.goal.title).toBe('Highest');
  });

  it('leaves the tree as it is where no goal moves', () => {
    const figures = plan();
    const tree = figures.hierarchy;
    figures.apply({
      goals: [exampleGoalOf('1.1', { rollup: 'highest' })],
      series: new Map([['1.2', exampleSeries({})]]),
    });
    expect(figures.hierarchy).toBe(tree);
  });

  it('names a goal put on a level that is none', () => {
    const figures = plan();
    figures.apply({ goals: [exampleGoalOf('1.1', { ...SUM, depth: 9 })] });
    expect(figures.hierarchy.problems).toHaveLength(1);
  });

  it('moves a goal with what lies below it', () => {
    const figures = plan();
    allOf(figures);
    figures.apply({ goals: [exampleGoalOf('1.1', { ...SUM, parentId: '2', depth: 1 })] });
    expect(figures.figuresOf('1', 2025)?.distribution).toMatchObject({ on_target: 1, critical: 0 });
    expect(figures.hierarchy.nodes.get('2')?.children).toHaveLength(1);
    expect(ytdOf(figures, '1.1')).toEqual([6, 40]);
  });

  it('takes a goal out of its parent', () => {
    const figures = plan();
    allOf(figures);
    figures.apply({ removedIds: ['1.1.2'] });
    expect(ytdOf(figures, '1.1')).toEqual([2, 20]);
    expect(figures.figuresOf('1.1.2', 2025)).toBeNull();
  });

  it('puts a new goal under its parent', () => {
    const figures = plan();
    allOf(figures);
    figures.apply({
      goals: [exampleGoalOf('1.1.3', {})],
      series: new Map([['1.1.3', exampleSeries(months([10, 4], [10, 4]))]]),
    });
    expect(ytdOf(figures, '1.1')).toEqual([14, 60]);
  });

  it('stands a goal at the top whose parent is removed, and back under it when that returns', () => {
    const figures = plan();
    allOf(figures);
    figures.apply({ removedIds: ['1.1'] });
    expect(figures.hierarchy.roots.map(({ goal }) => goal.id)).toEqual(['1', '1.1.1', '1.1.2', '2']);
    expect(figures.figuresOf('1', 2025)?.distribution).toMatchObject({ on_target: 1, critical: 0 });
    figures.apply({ goals: [exampleGoalOf('1.1', SUM)] });
    expect(ytdOf(figures, '1.1')).toEqual([6, 40]);
    expect(figures.figuresOf('1', 2025)?.distribution).toMatchObject({ on_target: 1, critical: 3 });
  });

  it('becomes a container when its own entries are cleared, and a goal of its own when it has some', () => {
    const figures = plan();
    expect(figures.kindOf('1')).toBe('container');
    figures.apply({ series: new Map([['1', exampleSeries(months(1))]]) });
    expect(figures.kindOf('1')).toBe('single');
    figures.apply({ series: new Map([['1', exampleSeries({})]]) });
    expect(figures.kindOf('1')).toBe('container');
  });

  it('changes nothing by an edit of nothing, or of entries of a goal it does not have', () => {
    const figures = plan();
    const [before, tree] = [allOf(figures), figures.hierarchy];
    figures.apply({});
    figures.apply({ goals: [], removedIds: [], series: new Map([['9', exampleSeries(months(1))]]) });
    expect(figures.hierarchy).toBe(tree);
    for (const [id, each] of allOf(figures)) expect(each).toBe(before.get(id));
  });

  it('builds the tree again for a new number, and forgets nothing but the goal and its ancestors', () => {
    const figures = plan();
    const before = allOf(figures);
    figures.apply({ goals: [{ ...exampleGoalOf('1.1.1', {}), number: '1.1.9' }] });
    expect(figures.hierarchy.nodes.get('1.1')?.children.map(({ goal }) => goal.id)).toEqual(['1.1.2', '1.1.1']);
    const after = allOf(figures);
    expect([...before.keys()].filter((id) => before.get(id) !== after.get(id))).toEqual(['1', '1.1', '1.1.1']);
  });
});

describe('a plan that is no tree', () => {
  it('gives figures of goals in a cycle, each at the top', () => {
    const figures = examplePlanFigures('2025-07-10', {
      '1': { ...SUM, parentId: '2', entries: months(1) },
      '2': { ...SUM, parentId: '1', entries: months(2) },
      '3': { ...SUM, parentId: '3', entries: months(3) },
    });
    expect(['1', '2', '3'].map((id) => ytdOf(figures, id)[0])).toEqual([1, 2, 3]);
    expect(figures.hierarchy.problems).toHaveLength(2);
  });

  it('joins the goals of a cycle when it is broken', () => {
    const figures = examplePlanFigures('2025-07-10', {
      '1': { ...SUM, parentId: '2', entries: months(1) },
      '2': { ...SUM, parentId: '1', entries: months(2) },
    });
    allOf(figures);
    figures.apply({ goals: [exampleGoalOf('1', { ...SUM, parentId: null })] });
    expect(ytdOf(figures, '1')[0]).toBe(2);
  });

  it('takes a cycle apart that an edit makes, and forgets what was computed along it', () => {
    const figures = examplePlanFigures('2025-07-10', {
      '1': SUM,
      '1.1': SUM,
      '1.1.1': { entries: months(5) },
    });
    const actuals = () => ['1', '1.1', '1.1.1'].map((id) => ytdOf(figures, id)[0]);
    expect(actuals()).toEqual([5, 5, 5]);
    figures.apply({ goals: [exampleGoalOf('1', { ...SUM, parentId: '1.1.1' })] });
    expect(actuals()).toEqual([null, null, 5]);
  });

  it('gives figures of a goal whose parent is missing', () => {
    const figures = examplePlanFigures('2025-07-10', { '1.1': { entries: months(3) } });
    expect(ytdOf(figures, '1.1')[0]).toBe(3);
  });

  it('has nothing of a goal it does not have', () => {
    const figures = examplePlanFigures('2025-07-10', {});
    expect(figures.figuresOf('1', 2025)).toBeNull();
    expect(figures.kindOf('1')).toBeNull();
    expect(figures.questionOf('1', 2025)).toBeNull();
    expect(figures.entriesOf('1')).toBeNull();
    expect(figures.computedSeriesOf('1')).toBeNull();
    expect(figures.computedActualOf('1')).toBeNull();
    expect(figures.leftOutOf('1', 2025)).toEqual([]);
  });
});

describe('a status set by hand on a roll-up parent', () => {
  const withStatus = (part: Partial<HandStatus>, isStatusAutomatic = true) =>
    examplePlanFigures('2025-07-10', {
      '1': { ...SUM, handStatus: { ...BY_HAND, ...part }, isStatusAutomatic },
      '1.1': { entries: months([10, 4], [10, 5]) },
    });

  it.each([
    [
      'stands while the computed actual is the one it was set on',
      { computedActual: 9 },
      true,
      'on_target',
      'setByHand',
    ],
    ['lapses with the next change of the computed actual', { computedActual: 8 }, true, 'critical', 'attainmentToDate'],
    ['lapses with the first computed actual', { computedActual: null }, true, 'critical', 'attainmentToDate'],
    ['stands for good where automatic status is off', { computedActual: 8 }, false, 'on_target', 'setByHand'],
    ['stands as deferred', { status: 'deferred', computedActual: 8 }, true, 'deferred', 'deferred'],
  ] as const)('%s', (_, part, isAutomatic, status, statusRule) => {
    expect(withStatus(part, isAutomatic).figuresOf('1', 2025)).toMatchObject({ status, statusRule });
  });

  it('is set on the computed actual over the whole life, whatever the year', () => {
    expect(withStatus({}).computedActualOf('1')).toBe(9);
    expect(withStatus({}).computedActualOf('1.1')).toBeNull();
    expect(withStatus({ computedActual: 9 }).figuresOf('1', 2024)).toMatchObject({ statusRule: 'setByHand' });
  });

  it('lapses when a child’s entry changes', () => {
    const figures = withStatus({ computedActual: 9 });
    expect(statusOf(figures, '1')).toBe('on_target');
    figures.apply({ series: new Map([['1.1', exampleSeries(months([10, 4], [10, 6]))]]) });
    expect(statusOf(figures, '1')).toBe('critical');
  });

  it('stands on a goal that has no children to be computed from', () => {
    const figures = examplePlanFigures('2025-07-10', { '1': { ...SUM, handStatus: BY_HAND, entries: months(4) } });
    expect(figures.figuresOf('1', 2025)).toMatchObject({ statusRule: 'setByHand', ytd: { actual: 4 } });
    expect(figures.computedSeriesOf('1')).toBeNull();
  });
});

describe('what figures are asked of', () => {
  const figures = examplePlanFigures('2025-07-10', {
    '1': {},
    '1.1': { ...SUM },
    '1.1.1': { entries: months([10, 4]) },
    '1.2': { rollup: 'percent' },
    '1.2.1': { entries: months([10, 4]) },
  });

  it.each([
    ['1.1.1', [4]],
    ['1.1', [4]],
    ['1.2', []],
    ['1', []],
  ])('%s: its entries, stored or computed', (id, actuals) => {
    expect([...(figures.questionOf(id, 2025)?.series.actuals ?? [])]).toEqual(actuals);
  });

  it('of a mean of percents: its children’s percents', () => {
    expect(figures.questionOf('1.2', 2025)?.context).toMatchObject({
      today: day('2025-07-10'),
      year: 2025,
      childPercents: { ytd: { actual: 40, target: 100 }, ptd: { actual: 40, target: 100 }, asOf: day('2025-01-01') },
    });
  });

  it('its targets and value type are those it shows', () => {
    expect(figures.entriesOf('1.2')?.goal).toMatchObject({
      aggregation: 'current',
      valueType: 'percent',
      allTarget: 100,
    });
    expect(figures.entriesOf('1.1')?.goal).toMatchObject({ id: '1.1', aggregation: 'sum', valueType: 'number' });
  });

  it.each([
    ['1.1.1', 'single'],
    ['1.1', 'sum'],
    ['1.2', 'percentMean'],
    ['1', 'container'],
  ])('%s is %s', (id, kind) => {
    expect(figures.kindOf(id)).toBe(kind);
  });
});

const BY_HAND: HandStatus = {
  status: 'on_target',
  note: '',
  memberId: null,
  by: 'Ada',
  at: '2025-06-01T00:00:00.000Z',
  computedActual: null,
};

function allOf(figures: PlanFigures) {
  return new Map([...figures.hierarchy.nodes.keys()].sort().map((id) => [id, figures.figuresOf(id, 2025)]));
}

function ytdOf(
  figures: PlanFigures,
  id: string,
): [actual: number | null | undefined, target: number | null | undefined] {
  const ytd = figures.figuresOf(id, 2025)?.ytd;
  return [ytd?.actual, ytd?.target];
}

function statusOf(figures: PlanFigures, id: string): Status | undefined {
  return figures.figuresOf(id, 2025)?.status;
}
