import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { entriesOf } from '#core/goal/series.ts';
import { day, exampleSeries } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';

type Written = Readonly<Record<string, ExampleGoal>>;

const NOVEMBER = '2025-11-05';
const SUM = { aggregation: 'sum' } as const;
const TWO_YEARS = { start: day('2024-01-01'), end: day('2025-12-31') };

function plan(goals: Written, today = NOVEMBER) {
  const figures = examplePlanFigures(today, goals);
  return {
    figures,
    ytd: (id: string, year: FiscalYear = 2025) => figures.figuresOf(id, year)?.ytd.actual ?? null,
    coverage: (id: string, from: string, to: string) =>
      figures.entriesOf(id)?.formulaTotals?.coverage?.(day(from), day(to)) ?? null,
    periods: (id: string, figure: 'actual' | 'target' = 'actual') =>
      Object.fromEntries(
        entriesOf(figures.entriesOf(id)?.series.series ?? exampleSeries({})).flatMap((entry) =>
          entry[figure] === null ? [] : [[formatIsoDate(entry.date).slice(0, 7), entry[figure]]],
        ),
      ),
  };
}

describe('a formula over several periods', () => {
  it('takes those in which all that it names have a figure: a tenth each month is a tenth in the year', () => {
    const { ytd, coverage } = plan({
      '1': { ...SUM, entries: months(10, 10, 10, 10, 10, 10) },
      '2': { ...SUM, entries: months(100, 100, 100, 100, 100, 100, 100, 100, 100, 100) },
      '3': { actualFormula: '[#1] / [#2] * 100', aggregation: 'average', valueType: 'percent' },
      '4': { actualFormula: '[#2] / [#1]', aggregation: 'average' },
    });
    expect([ytd('3'), ytd('4')]).toEqual([10, 10]);
    expect(coverage('3', '2025-01-01', '2025-11-05')).toEqual({ counted: 6, of: 10, goals: 2 });
    expect(coverage('3', '2025-01-01', '2025-06-30')).toEqual({ counted: 6, of: 6, goals: 2 });
  });

  it('leaves a month out of all of them where one has none in it', () => {
    const { ytd } = plan({
      '1': { ...SUM, entries: months(10, null, 30, 40) },
      '2': { ...SUM, entries: months(100, 100, null, 100) },
      '3': { actualFormula: '[#1] / [#2]', aggregation: 'average' },
    });
    expect(ytd('3')).toBe(0.25);
  });

  it.each([
    ['[#1] / ([#2] or 100)', 80 / 300],
    ['([#1] or 0) / [#2]', 50 / 300],
    ['if([#1] > 0, [#1], [#2])', 50],
    ['max([#1], [#2])', 200],
    ['[#1] + ytd([#2])', 50 + 300],
  ])('%s comes to %d: an `or` stands for what is absent, every branch has to have one', (actualFormula, expected) => {
    const { ytd } = plan({
      '1': { ...SUM, entries: months(10, null, 30, 40) },
      '2': { ...SUM, entries: months(100, 100, null, 100) },
      '3': { actualFormula, aggregation: 'average' },
    });
    expect(ytd('3')).toBeCloseTo(expected, 8);
  });

  it('goes by the first goal that is there: a month without one of a sum adds what stands for it', () => {
    const { ytd } = plan({
      '1': { ...SUM, entries: months(10, null, 30) },
      '2': { ...SUM, entries: months(1, 2, 3) },
      '3': { actualFormula: '(([#9] or [#1]) or 5) + [#2]', aggregation: 'average' },
    });
    expect(ytd('3')).toBe(10 + 5 + 30 + 1 + 2 + 3);
  });

  it('compares with the same months of the year before', () => {
    const entries = { '2024-01-01': [null, 10], '2024-03-01': [null, 10], ...months(20, 99, 30) } as const;
    const { ytd, coverage } = plan({
      '1': { ...SUM, span: TWO_YEARS, entries },
      '2': { actualFormula: '[#1] / prev([#1])', aggregation: 'average', span: TWO_YEARS },
    });
    expect(ytd('2')).toBe(50 / 20);
    expect(coverage('2', '2025-01-01', '2025-11-05')).toEqual({ counted: 2, of: 3, goals: 1 });
  });

  it('pairs the weeks of a year with those of the year before by their order', () => {
    const weekly = { trackingFrequency: 'weekly', span: TWO_YEARS } as const;
    const entries = {
      '2024-01-01': [null, 1],
      '2024-01-08': [null, 2],
      '2025-01-06': [null, 10],
      '2025-01-13': [null, 20],
      '2025-01-20': [null, 40],
    } as const;
    const { ytd } = plan({
      '1': { ...SUM, ...weekly, entries },
      '2': { ...weekly, actualFormula: '[#1] / prev([#1])', aggregation: 'average' },
    });
    expect(ytd('2')).toBe(30 / 3);
  });

  it('takes of a goal tracked more often the periods of the month', () => {
    const weeks = { '2025-01-06': [null, 1], '2025-01-27': [null, 2], '2025-02-03': [null, 5] } as const;
    const { ytd } = plan({
      '1': { ...SUM, trackingFrequency: 'weekly', entries: weeks },
      '2': { ...SUM, entries: months(6) },
      '3': { actualFormula: '[#1] / [#2]', aggregation: 'average' },
    });
    expect(ytd('3')).toBe(0.5);
  });

  it('holds through other formulas and roll-ups', () => {
    const { ytd } = plan({
      '1': { rollup: 'sum' },
      '1.1': { actualFormula: '[#2] * 2', ...SUM },
      '2': { ...SUM, entries: months(10, 10, 10, 10) },
      '3': { ...SUM, entries: months(5, 5) },
      '4': { actualFormula: '[#1] / [#3]', aggregation: 'average' },
      '5': { actualFormula: '[#1.1] / [#3]', aggregation: 'average' },
    });
    expect([ytd('4'), ytd('5')]).toEqual([4, 4]);
  });

  it('divides by zero over a stretch only where the figures of the stretch are zero', () => {
    const { ytd } = plan({
      '1': { ...SUM, entries: months(1, 2, 3) },
      '2': { ...SUM, entries: months(0, 4, 5) },
      '3': { actualFormula: '[#1] / [#2]', aggregation: 'average' },
    });
    expect(ytd('3')).toBeCloseTo(6 / 9, 8);
  });

  it('is what the months that have both come to, added and divided', () => {
    const figure = fc.option(fc.integer({ min: 1, max: 50 }));
    const year = fc.array(figure, { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(year, year, (one, other) => {
        const { ytd, coverage } = plan(
          {
            '1': { ...SUM, entries: months(...one) },
            '2': { ...SUM, entries: months(...other) },
            '3': { actualFormula: '[#1] / [#2]', aggregation: 'average' },
          },
          '2025-12-31',
        );
        const both = one
          .map((left, at) => [left, other[at] ?? null])
          .filter(([left, right]) => left !== null && right !== null);
        const sum = (side: 0 | 1) => both.reduce((all, pair) => all + Number(pair[side]), 0);
        if (both.length === 0) expect(ytd('3')).toBeNull();
        else expect(ytd('3')).toBeCloseTo(sum(0) / sum(1), 8);
        expect(coverage('3', '2025-01-01', '2025-12-31')).toEqual({
          counted: both.length,
          of: one.filter((left, at) => left !== null || other[at] !== null).length,
          goals: 2,
        });
      }),
    );
  });
});

describe('a formula has a figure in every period in which it can be worked out', () => {
  it('where `or` stands for what is absent, up to today', () => {
    const { periods, ytd } = plan({
      '1': { ...SUM, entries: months(5, null, 7) },
      '2': { ...SUM, actualFormula: '[#1] or 0' },
    });
    expect(periods('2')).toEqual({
      '2025-01': 5,
      '2025-02': 0,
      '2025-03': 7,
      ...Object.fromEntries(['04', '05', '06', '07', '08', '09', '10', '11'].map((month) => [`2025-${month}`, 0])),
    });
    expect(ytd('2')).toBe(12);
  });

  it('of a goal without beginning and end: from the first entry to today, targets to the end of the year', () => {
    const span = { start: null, end: null };
    const { periods } = plan(
      {
        '1': { ...SUM, span, entries: { '2025-02-01': [null, 5] } },
        '2': { ...SUM, span, actualFormula: '[#1] or 0', targetFormula: '[#1 actual] or 1' },
      },
      '2025-04-20',
    );
    expect(periods('2')).toEqual({ '2025-02': 5, '2025-03': 0, '2025-04': 0 });
    const [first, ...others] = Object.entries(periods('2', 'target'));
    expect([first, others.length, others.at(-1)]).toEqual([['2025-02', 5], 10, ['2025-12', 1]]);
  });

  it('inside its own window alone', () => {
    const span = { start: day('2025-02-10'), end: day('2025-04-10') };
    const { periods } = plan({ '1': { entries: months(5) }, '2': { actualFormula: '[#1] or 0', span } });
    expect(Object.keys(periods('2'))).toEqual([]);
    const { periods: begun } = plan({ '1': { entries: months(5, 6) }, '2': { actualFormula: '[#1] or 0', span } });
    expect(begun('2')).toEqual({ '2025-02': 6, '2025-03': 0, '2025-04': 0 });
  });

  it('of a coming target that looks at the period before', () => {
    const { periods } = plan({
      '1': { ...SUM, entries: months(100, 200) },
      '2': { ...SUM, targetFormula: 'prev([#1 actual]) * 2' },
    });
    expect(periods('2', 'target')).toEqual({ '2025-02': 200, '2025-03': 400 });
  });

  it('of a year to date', () => {
    const { periods } = plan(
      { '1': { ...SUM, entries: months(1, 2) }, '2': { actualFormula: 'ytd([#1])' } },
      '2025-04-20',
    );
    expect(periods('2')).toEqual({ '2025-01': 1, '2025-02': 3, '2025-03': 3, '2025-04': 3 });
  });

  it('of a goal tracked less often, whose figure stands in each of its months', () => {
    const yearly = {
      trackingFrequency: 'yearly',
      aggregation: 'current',
      entries: { '2025-01-01': [null, 12] },
    } as const;
    const { periods } = plan(
      { '1': yearly, '2': { actualFormula: '[#1] / 12', aggregation: 'current' } },
      '2025-03-20',
    );
    expect(periods('2')).toEqual({ '2025-01': 1, '2025-02': 1, '2025-03': 1 });
  });

  it('reaches fifty years around today where a goal is for good', () => {
    const span = { start: day('0001-01-01'), end: day('9999-12-31') };
    const { periods } = plan({
      '1': { span, entries: months(1) },
      '2': { span, actualFormula: '[#1] or 0', targetFormula: '[#1] or 0' },
    });
    expect(Object.keys(periods('2', 'target')).length).toBe(1201);
  });
});

describe('a formula that names a group', () => {
  const goals: Written = {
    '1': {},
    '1.1': { entries: months(1, 2) },
    '2': { entries: months(1, 2) },
    '3': { actualFormula: '[#1] * 2' },
    '4': { actualFormula: '[#2] / [#1]' },
    '5': { actualFormula: '([#1] or 0) + [#2]', ...SUM },
  };
  const noneOf = (id: string) =>
    plan(goals)
      .figures.workedGoal(id, 2025)
      ?.formulas[0]?.rows.map(({ result }) => result);

  it('has no figure, and says that it is a group', () => {
    expect(plan(goals).ytd('3')).toBeNull();
    for (const id of ['3', '4']) {
      expect(noneOf(id)?.[0]).toMatchObject({ value: null, none: { why: 'group' } });
    }
  });

  it('has one where `or` stands for it', () => {
    expect(plan(goals).ytd('5')).toBe(3);
  });

  it('has one as soon as the group rolls up', () => {
    expect(plan({ ...goals, '1': { rollup: 'sum', ...SUM } }).ytd('3')).not.toBeNull();
  });
});
