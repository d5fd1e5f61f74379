import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rollupPartsOf } from '#core/compare/rollupParts.ts';
import { weightText } from '#core/explain/weightText.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { type ExampleGoal, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import { exampleRollupDay } from '#testing/core/exampleRollupDay.ts';
import { meanPercent } from './percentMean.ts';
import { WeightedMean } from './weightedMean.ts';

const TODAY = '2025-03-31';
const YEAR = 2025;

const complete = (percent: number, weight = 1): ExampleGoal => ({
  targetsByYear: new Map([[YEAR, 100]]),
  entries: months(percent),
  weight,
});
const percent = (actual: number, weight = 1): ExampleGoal => ({
  valueType: 'percent',
  aggregation: 'current',
  entries: months([80, actual]),
  weight,
});

const planOf = (parent: ExampleGoal, ...children: readonly ExampleGoal[]) =>
  examplePlanFigures(TODAY, {
    '1': parent,
    ...Object.fromEntries(children.map((child, index) => [`1.${index + 1}`, child])),
  });

describe('the mean of percents counts each child by its weight', () => {
  it.each([
    ['twice as much', [complete(20, 2), complete(50)], 30],
    ['with decimals', [complete(10, 0.25), complete(90, 0.75)], 70],
    ['held between 0 and 100 first', [complete(-100), complete(200, 3)], 75],
    ['all the same, whatever it is', [complete(20, 7), complete(40, 7)], 30],
    ['of those that count', [complete(20, 2), complete(50), { weight: 1000 }], 30],
  ] as const)('of a group and of a roll-up of percents: %s', (_, children, mean) => {
    expect(planOf({}, ...children).figuresOf('1', YEAR)?.percentComplete).toBe(mean);
    expect(planOf({ rollup: 'percent' }, ...children).figuresOf('1', YEAR)?.percentComplete).toBe(mean);
  });

  it('and a group below as one goal, by the weight of the group', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': {},
      '1.1': { weight: 3 },
      '1.1.1': complete(10),
      '1.1.2': complete(30),
      '1.2': complete(80),
    });
    expect(figures.figuresOf('1', YEAR)?.percentComplete).toBe(35);
  });

  it('the target of a roll-up of percents too', () => {
    const due = (target: number, weight: number): ExampleGoal => ({
      ...complete(10, weight),
      entries: months([target, 10]),
    });
    const { percentComplete, targetPercent } =
      planOf({ rollup: 'percent' }, due(20, 3), due(60, 1)).figuresOf('1', YEAR) ?? {};
    expect([percentComplete, targetPercent]).toEqual([10, 30]);
  });

  it('an average of percents, in its actuals, its entry targets and its end targets', () => {
    const average: ExampleGoal = { rollup: 'average', valueType: 'percent', aggregation: 'current' };
    const children = [percent(50, 3), percent(90)];
    expect(planOf(average, ...children).figuresOf('1', YEAR)).toMatchObject({ ytd: { actual: 60, target: 80 } });
    const ends = [90, 50].map((target, index) => ({
      ...percent(50, index === 0 ? 3 : 1),
      entries: months(50),
      targetsByYear: new Map([[YEAR, target]]),
    }));
    expect(planOf(average, ...ends).figuresOf('1', YEAR)?.eoyTarget).toBe(80);
  });

  it.each(['sum', 'average', 'highest', 'lowest'] as const)('but no %s of numbers', (rollup) => {
    const of = (weight: number) =>
      planOf({ rollup }, { entries: months(10), weight }, { entries: months(30) }).figuresOf('1', YEAR);
    expect(of(5)).toEqual(of(1));
  });

  it('nor a sum, highest or lowest of percents', () => {
    for (const rollup of ['sum', 'highest', 'lowest'] as const) {
      const of = (weight: number) =>
        planOf({ rollup, valueType: 'percent' }, percent(10, weight), percent(30)).figuresOf('1', YEAR);
      expect(of(5)).toEqual(of(1));
    }
  });

  test('weights that are all the same change nothing, to the last bit', () => {
    const anyPercent = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    const anyWeight = fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(anyPercent), anyWeight, (percents, weight) => {
        expect(
          meanPercent(
            percents,
            percents.map(() => weight),
          ),
        ).toBe(meanPercent(percents));
      }),
    );
  });

  test('the order of the goals changes nothing', () => {
    const any = fc.tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.constantFrom(0.01, 1, 2.5, 1000));
    fc.assert(
      fc.property(fc.array(any), (counted) => {
        const mean = (list: typeof counted) =>
          meanPercent(
            list.map(([value]) => value),
            list.map(([, weight]) => weight),
          );
        expect(mean(counted)).toBe(mean(counted.toReversed()));
      }),
    );
  });

  it('leaves out those without a percent with their weight', () => {
    expect(meanPercent([20, null, 50], [2, 100, 1])).toBe(30);
  });

  it('a mean of nothing is none, and no figure counts for nothing', () => {
    const mean = new WeightedMean();
    mean.add(Float64Array.of(Number.NaN, 5), 0, 3);
    expect(mean.value()).toBeNull();
    mean.add(Float64Array.of(Number.NaN, 5), 1, 3);
    expect(mean.value()).toBe(5);
  });
});

describe('a weight changed', () => {
  it('moves the figures above it at once', () => {
    const figures = planOf({}, complete(20), complete(50));
    expect(figures.figuresOf('1', YEAR)?.percentComplete).toBe(35);
    const child = figures.hierarchy.nodes.get('1.1')?.goal ?? exampleGoal();
    figures.apply({ goals: [{ ...child, weight: 2 }] });
    expect(figures.figuresOf('1', YEAR)?.percentComplete).toBe(30);
  });
});

describe('why: with what weight of what sum a goal counts', () => {
  const sharesIn = (parent: ExampleGoal, ...children: readonly ExampleGoal[]) =>
    planOf(parent, ...children)
      .weightSharesOf('1', YEAR)
      .map(({ goal, weight, of }) => [goal.number, weight, of]);

  it.each([
    ['a group', {}],
    ['a roll-up of percents', { rollup: 'percent' }],
  ] satisfies [string, ExampleGoal][])('in %s, among those that count', (_, parent) => {
    expect(sharesIn(parent, complete(20, 2), complete(50, 5), { weight: 9 })).toEqual([
      ['1.1', 2, 7],
      ['1.2', 5, 7],
    ]);
  });

  it('in an average of percents', () => {
    const average: ExampleGoal = { rollup: 'average', valueType: 'percent', aggregation: 'current' };
    expect(sharesIn(average, percent(50, 0.1), percent(90, 0.2))).toEqual([
      ['1.1', 0.1, 0.3],
      ['1.2', 0.2, 0.3],
    ]);
  });

  it.each([
    ['where all weigh the same', {}, [complete(20, 2), complete(50, 2)]],
    ['where figures are averaged', { rollup: 'average' }, [complete(20, 2), complete(50)]],
    ['of a goal with nothing below', { entries: months(5) }, []],
  ] satisfies [string, ExampleGoal, ExampleGoal[]][])('is not told %s', (_, parent, children) => {
    expect(sharesIn(parent, ...children)).toEqual([]);
  });

  it('is not told of a goal that is not there', () => {
    expect(planOf({}).weightSharesOf('gone', YEAR)).toEqual([]);
  });

  it('in words', () => {
    const share = { goal: exampleGoal(), weight: 2, of: 7 };
    expect(weightText(share, exampleGoal({ number: '1', title: 'Safe streets' }))).toBe(
      'It counts with weight 2 of 7 in 1 “Safe streets”.',
    );
  });

  it.each([
    {},
    { rollup: 'percent' },
    { rollup: 'average', valueType: 'percent', aggregation: 'current' },
  ] satisfies ExampleGoal[])('what moved %j is taken apart by the same weights', (parent) => {
    const children = { '1.1': { ...complete(20, 2), ...percent(20, 2) }, '1.2': { ...complete(50), ...percent(50) } };
    const parts = rollupPartsOf(exampleRollupDay(TODAY, { '1': parent, ...children }, YEAR));
    const sum = [...(parts?.parts.values() ?? [])].reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBeCloseTo(parts?.figure ?? Number.NaN, 9);
    expect(parts?.parts.get('1.1')?.weight).toBeCloseTo(2 / 3, 12);
  });
});
