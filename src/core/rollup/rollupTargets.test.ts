import { describe, expect, it } from 'vitest';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { explain } from '#core/explain/explain.ts';
import { explanationText } from '#core/explain/explanationText.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import type { PlanFigures } from './planFigures.ts';

const TODAY = '2025-03-31';
const TWO_YEARS = { start: day('2025-01-01'), end: day('2026-12-31') };

function rolledUp(parent: ExampleGoal, ...children: readonly ExampleGoal[]): PlanFigures {
  const numbered = children.map((child, index) => [`1.${index + 1}`, child]);
  return examplePlanFigures(TODAY, { '1': { rollup: 'sum', ...parent }, ...Object.fromEntries(numbered) });
}

function targetsOf(figures: PlanFigures, year: FiscalYear = 2025) {
  const { ytd, eoyTarget, allTarget } = figures.figuresOf('1', year) ?? {};
  return { toDate: ytd?.target, year: eoyTarget, all: allTarget };
}

const ends = (target: number, year = 2025) => ({ targetsByYear: new Map([[year, target]]) });
const withTargets = { entries: months([10, 1], [20, 1], [30, 1]) };
const withoutTargets = { entries: months(1, 1, 1) };

describe('targets of a roll-up parent come from its children', () => {
  it.each([
    ['sum', { toDate: 66, year: 66, all: 66 }],
    ['average', { toDate: 33, year: 33, all: 33 }],
    ['highest', { toDate: 60, year: 60, all: 60 }],
    ['lowest', { toDate: 6, year: 6, all: 6 }],
  ] as const)('period by period, as the %s of them', (rollup, targets) => {
    const figures = rolledUp({ rollup }, withTargets, { entries: months([1, 1], [2, 1], [3, 1]) });
    expect(targetsOf(figures)).toEqual(targets);
  });

  it('then its own function runs over the periods', () => {
    expect(targetsOf(rolledUp({ aggregation: 'highest' }, withTargets))).toEqual({ toDate: 30, year: 30, all: 30 });
  });

  it('period by period first, so that the highest of sums is not the sum of the highest', () => {
    const highest = { aggregation: 'highest' } as const;
    const figures = rolledUp(
      highest,
      { ...highest, entries: months([10, 1], [2, 1]) },
      { ...highest, entries: months([1, 1], [20, 1]) },
    );
    expect(targetsOf(figures)).toEqual({ toDate: 22, year: 22, all: 22 });
  });

  it('that have some; the others are left out of the target', () => {
    expect(targetsOf(rolledUp({}, withTargets, withoutTargets))).toEqual({ toDate: 60, year: 60, all: 60 });
  });

  it('so there is none where no child has one', () => {
    const figures = rolledUp({}, withoutTargets);
    expect(targetsOf(figures)).toEqual({ toDate: null, year: null, all: null });
    expect(figures.figuresOf('1', 2025)?.statusRule).toBe('noTarget');
  });

  it.each([
    ['sum', 400],
    ['average', 200],
    ['highest', 300],
    ['lowest', 100],
  ] as const)('by their end targets where none has entry targets: the %s of them', (rollup, year) => {
    const figures = rolledUp({ rollup }, { ...withoutTargets, ...ends(100) }, { ...withoutTargets, ...ends(300) });
    expect(targetsOf(figures)).toEqual({ toDate: (year * 90) / 365, year, all: year });
    expect(figures.figuresOf('1', 2025)?.hasPeriodicTargets).toBe(false);
  });

  it('by their targets for the whole life too', () => {
    const child = { ...withoutTargets, span: TWO_YEARS, allTarget: 730 };
    expect(targetsOf(rolledUp({ span: TWO_YEARS }, child, child))).toEqual({ toDate: 180, year: 730, all: 1460 });
  });

  it('by end targets of other years, also of years without entries', () => {
    const child = {
      ...withoutTargets,
      span: TWO_YEARS,
      targetsByYear: new Map([
        [2025, 10],
        [2026, 20],
      ]),
    };
    const figures = rolledUp({ span: TWO_YEARS }, child, child);
    expect(targetsOf(figures, 2026)).toEqual({ toDate: null, year: 40, all: 60 });
    expect(targetsOf(figures, 'ALL')).toMatchObject({ year: 20, all: 60 });
  });

  it.each([
    ['by year', { targetsByYear: new Map([[2024, 100]]) }],
    ['for the whole life', { allTarget: 100 }],
  ])('of past years too, %s, whatever part of its life a child runs', (_, target) => {
    const span = { start: day('2024-01-01'), end: day('2024-12-31') };
    const child = { span, entries: { '2024-01-01': [null, 1] }, ...target } as const;
    const life = { start: day('2024-01-01'), end: day('2025-12-31') };
    expect(targetsOf(rolledUp({ span: life }, child), 2024)).toMatchObject({ year: 100, all: 100 });
  });

  it('of the current year also where nothing is entered yet', () => {
    expect(targetsOf(rolledUp({ span: TWO_YEARS }, { allTarget: 100 }))).toMatchObject({ year: 100, all: 100 });
  });

  it('over the years by its function, as those of a goal of its own', () => {
    const peaks = (first: number, second: number): ExampleGoal => ({
      ...withoutTargets,
      span: TWO_YEARS,
      aggregation: 'highest',
      targetsByYear: new Map([
        [2025, first],
        [2026, second],
      ]),
    });
    const figures = rolledUp({ span: TWO_YEARS, aggregation: 'highest' }, peaks(10, 1), peaks(1, 20));
    expect(targetsOf(figures)).toEqual({ toDate: 11, year: 11, all: 21 });
  });

  it('of children that run in the year only', () => {
    const gone = { ...withoutTargets, span: { start: day('2025-01-01'), end: day('2025-12-31') }, allTarget: 50 };
    const goesOn = { ...withoutTargets, span: TWO_YEARS, targetsByYear: new Map([[2026, 20]]) };
    expect(targetsOf(rolledUp({ span: TWO_YEARS }, gone, goesOn), 2026)).toMatchObject({ year: 20 });
  });

  it('to any depth', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': { rollup: 'sum' },
      '1.1': { rollup: 'sum' },
      '1.1.1': { ...withoutTargets, ...ends(100) },
      '1.1.2': { ...withoutTargets, allTarget: 10 },
      '1.2': { ...withoutTargets, ...ends(1) },
    });
    expect(targetsOf(figures)).toMatchObject({ year: 111, all: 111 });
  });
});

describe('a roll-up parent whose children have end targets beside some entry targets', () => {
  it('has their end targets as its own, not what is known of the periods so far', () => {
    const figures = rolledUp({}, { ...withTargets, ...ends(365) }, { ...withTargets, ...ends(365) });
    expect(targetsOf(figures)).toEqual({ toDate: 120, year: 730, all: 730 });
    expect(figures.figuresOf('1', 2025)?.status).toBe('critical');
  });

  it('of which the others count with theirs', () => {
    const figures = rolledUp({}, { ...withTargets, ...ends(365) }, withTargets, { ...withoutTargets, allTarget: 730 });
    expect(targetsOf(figures)).toEqual({ toDate: 120 + 180, year: 365 + 60 + 730, all: 365 + 60 + 730 });
  });

  it('where they have its function; else it has what its function makes of the periods', () => {
    const figures = rolledUp({ aggregation: 'highest' }, { ...withTargets, ...ends(365) });
    expect(targetsOf(figures)).toEqual({ toDate: 30, year: 30, all: 30 });
  });

  it('for their whole lives, where it is set for one of them', () => {
    const ofLife = { ...withoutTargets, span: TWO_YEARS, allTarget: 730 };
    const figures = rolledUp({ span: TWO_YEARS }, ofLife, { ...withoutTargets, ...ends(10) });
    expect(targetsOf(figures)).toMatchObject({ year: 365 + 10, all: 730 + 10 });
  });

  it('not for their whole lives where they differ in their function', () => {
    const figures = rolledUp({ aggregation: 'highest' }, { ...withTargets, allTarget: 365 });
    expect(targetsOf(figures)).toEqual({ toDate: 30, year: 30, all: 30 });
  });

  it('not for their whole lives where it has a target of its own for a year', () => {
    const figures = rolledUp({ span: TWO_YEARS, ...ends(7) }, { ...withTargets, allTarget: 365 });
    expect(targetsOf(figures)).toMatchObject({ year: 7, all: 7 });
  });

  it('of a mean of percents aims at 100', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': { rollup: 'average', aggregation: 'current', valueType: 'percent', allTarget: null },
      '1.1': { rollup: 'percent', allTarget: 7, targetsByYear: new Map([[2025, 5]]) },
      '1.1.1': { ...withTargets, ...ends(60) },
    });
    expect(targetsOf(figures)).toEqual({ toDate: 100, year: 100, all: 100 });
  });
});

describe('end targets beside entry targets are spread over the periods', () => {
  it('of a Sum by days, so that parent and children add up', () => {
    const figures = rolledUp({}, withTargets, { ...withoutTargets, ...ends(365) });
    expect(targetsOf(figures)).toEqual({ toDate: 60 + 90, year: 60 + 365, all: 60 + 365 });
    expect(figures.figuresOf('1.2', 2025)?.ytd.target).toBe(90);
  });

  it('of others as they stand', () => {
    const average = { aggregation: 'average' } as const;
    const figures = rolledUp(
      { ...average, rollup: 'average' },
      { ...withTargets, ...average },
      { ...withoutTargets, ...average, ...ends(60) },
    );
    expect(targetsOf(figures).toDate).toBe((35 + 40 + 45) / 3);
  });

  it('of Current on the straight line', () => {
    const current = { aggregation: 'current', baseline: { value: 0, date: null } } as const;
    const figures = rolledUp(
      { ...current },
      { ...withTargets, ...current },
      { ...withoutTargets, ...current, ...ends(365) },
    );
    expect(targetsOf(figures)).toMatchObject({ toDate: 30 + 90, year: 30 + 365 });
  });

  it('where children differ in their function from the parent', () => {
    const figures = rolledUp({}, { ...withoutTargets, aggregation: 'average', ...ends(10) });
    expect(targetsOf(figures)).toEqual({ toDate: 30, year: 120, all: 120 });
  });

  it('where one child differs in its function', () => {
    const average = { ...withoutTargets, aggregation: 'average', ...ends(10) } as const;
    expect(targetsOf(rolledUp({}, average, { ...withoutTargets, ...ends(365) }))).toEqual({
      toDate: 30 + 90,
      year: 120 + 365,
      all: 120 + 365,
    });
  });

  it('of children for which one is set; what is derived for others is left to the parent', () => {
    const span = { start: day('2024-01-01'), end: day('2025-12-31') };
    const entries = { '2024-01-01': [100, 1], '2025-01-01': [null, 1] } as const;
    expect(targetsOf(rolledUp({ span, aggregation: 'average' }, { span, entries }))).toMatchObject({ all: 100 });
    expect(
      rolledUp({ span, aggregation: 'average' }, { span, entries }).computedSeriesOf('1')?.series.days,
    ).toHaveLength(2);
  });

  it('and leave alone the actuals of the periods they are put into', () => {
    const computed = rolledUp({}, withTargets, { ...withoutTargets, ...ends(365) }).computedSeriesOf('1');
    const toCome = Array.from({ length: 9 }, () => Number.NaN);
    expect([...(computed?.series.actuals ?? [])]).toEqual([2, 2, 2, ...toCome]);
    expect([...(computed?.drawn ?? [])]).toEqual([2, 2, 2, ...toCome]);
  });

  it.each([
    [1, 15],
    [9999, 15],
    [0, 3],
    [10_000, 3],
    [1e300, 3],
    [Number.NaN, 3],
    [2026.5, 3],
  ])('in calendar years only: set for %d they take up %i periods', (year, periods) => {
    const open = {
      span: { start: null, end: null },
      entries: months([1, 1], [1, 1], [1, 1]),
      aggregation: 'average',
    } as const;
    const figures = rolledUp({ span: open.span }, { ...open, ...ends(10, year) }, open);
    expect(figures.computedSeriesOf('1')?.series.days).toHaveLength(periods);
  });
});

describe('a roll-up parent with targets of its own has none of its children’s', () => {
  const child = { entries: months([10, 1], [20, 1], [30, 1]), span: TWO_YEARS, targetsByYear: new Map([[2026, 5]]) };

  it('for the year they are set for', () => {
    const figures = rolledUp({ span: TWO_YEARS, ...ends(365) }, child);
    expect(targetsOf(figures)).toMatchObject({ toDate: 90, year: 365 });
    expect(targetsOf(figures, 2026)).toMatchObject({ year: 5 });
  });

  it('for every year where one is set for its whole life', () => {
    const figures = rolledUp({ span: TWO_YEARS, allTarget: 730 }, child);
    expect(targetsOf(figures)).toEqual({ toDate: 90, year: 365, all: 730 });
    expect(targetsOf(figures, 2026)).toMatchObject({ year: 365 });
  });

  it('by period, for the years they lie in', () => {
    const figures = rolledUp({ span: TWO_YEARS, entries: months([7, 500], null, null, [8, 500]) }, child);
    expect(targetsOf(figures)).toEqual({ toDate: 7, year: 15, all: 20 });
    expect([...(figures.computedSeriesOf('1')?.series.targets ?? [])]).toEqual([
      7,
      Number.NaN,
      Number.NaN,
      8,
      ...Array.from({ length: 12 }, () => expect.any(Number)),
    ]);
  });

  it('but not where it has actuals alone', () => {
    expect(targetsOf(rolledUp({ entries: months(500) }, withTargets))).toEqual({ toDate: 60, year: 60, all: 60 });
  });

  it('but not where these lie outside its own window', () => {
    const figures = rolledUp({ entries: { '2024-12-01': [7, null] } }, withTargets);
    expect(targetsOf(figures)).toEqual({ toDate: 60, year: 60, all: 60 });
  });

  it('nor where it ends before it starts', () => {
    const span = { start: day('2025-02-01'), end: day('2025-01-01') };
    expect(targetsOf(rolledUp({ span, entries: months([7, 1]) }, withTargets))).toMatchObject({ toDate: null });
  });

  it('nor where what is set is no number', () => {
    expect(targetsOf(rolledUp({ ...ends(Number.NaN) }, withTargets))).toMatchObject({ toDate: 60, year: 60 });
  });
});

describe('where an end target comes from is told truly', () => {
  const origins = (figures: PlanFigures, year: FiscalYear) => {
    const question = figures.questionOf('1', year) ?? expect.fail('goal 1 is there');
    return explain(question.goal, question.series, question.context).endTarget;
  };

  it.each([
    ['sum', { value: 30, what: 'sumOfChildren' }],
    ['average', { value: 15, what: 'averageOfChildren' }],
    ['highest', { value: 20, what: 'highestOfChildren' }],
    ['lowest', { value: 10, what: 'lowestOfChildren' }],
  ] as const)('combined from the goals below by %s, it was set by nobody', (rollup, told) => {
    const figures = rolledUp({ rollup }, { ...withTargets, ...ends(10) }, { ...withoutTargets, ...ends(20) });
    expect(origins(figures, 2025)).toEqual({ rule: 'stated', ...told });
  });

  it('for the whole life too', () => {
    const figures = rolledUp({}, { ...withTargets, allTarget: 10 }, { ...withTargets, allTarget: 5 });
    expect(origins(figures, 'ALL')).toEqual({ rule: 'stated', what: 'sumOfChildren', value: 15 });
    expect(origins(figures, 2025)).toEqual({ rule: 'stated', what: 'sumOfChildren', value: 120 });
  });

  it('set for the parent, it is told as set, in its year alone', () => {
    const both = {
      span: TWO_YEARS,
      targetsByYear: new Map([...ends(10).targetsByYear, ...ends(7, 2026).targetsByYear]),
    };
    const figures = rolledUp({ span: TWO_YEARS, ...ends(12) }, { ...withTargets, ...both });
    expect(origins(figures, 2025)).toEqual({ rule: 'stated', what: 'yearTarget', value: 12 });
    expect(origins(figures, 2026)).toEqual({ rule: 'stated', what: 'sumOfChildren', value: 7 });
    const life = rolledUp({ allTarget: 12 }, { ...withTargets, allTarget: 10 });
    expect(origins(life, 'ALL')).toEqual({ rule: 'stated', what: 'allTarget', value: 12 });
  });

  it('is said in words', () => {
    const figures = rolledUp({}, { ...withTargets, ...ends(10) });
    const question = figures.questionOf('1', 2025) ?? expect.fail('goal 1 is there');
    const told = explain(question.goal, question.series, question.context);
    const text = explanationText(told, { ...EXAMPLE_PLAN, currency: '$', statuses: [], dayOfInstant: () => null });
    expect(text.figures.find(({ label }) => label === 'End target')).toEqual({
      label: 'End target',
      value: '10',
      origin: 'sum of the end targets of the goals below',
    });
  });
});
