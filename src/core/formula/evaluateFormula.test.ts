import { describe, expect, it } from 'vitest';
import { evaluateFormula, type Split } from './evaluateFormula.ts';
import { parseFormula } from './parseFormula.ts';

const FIGURES: Readonly<Record<string, readonly (number | null)[]>> = {
  a: [10, 20, 30],
  b: [4, null, 0],
  tenth: [0.1, 0.1, 0.1],
  fifth: [0.2, 0.2, 0.2],
  big: [1e308, 1e308, 1e308],
  not: [null, null, null],
};

const source = {
  figureOf: ({ goalId }: { readonly goalId: string }, at: number) => FIGURES[goalId]?.[at] ?? null,
  before: (at: number) => (at === 0 ? null : at - 1),
  yearToDate: () => 2,
};

const at = (text: string, moment: number) =>
  evaluateFormula(
    parseFormula(text, (id) => [id]),
    source,
    moment,
  );

describe('what a formula comes to', () => {
  it.each([
    ['[a] / [b] * 100', 0, 250],
    ['[tenth] + [fifth] - 0.3', 0, 0],
    ['[a] / ([tenth] + [fifth] - 0.3)', 0, null],
    ['if([tenth] + [fifth] = 0.3, 1, 2) + [a] * 0', 0, 1],
    ['if([a] <> 10, 1, 2)', 0, 2],
    ['if([a] < 10, 1, 2)', 0, 2],
    ['if([a] <= 10, 1, 2)', 0, 1],
    ['if([a] > 10, 1, 2)', 0, 2],
    ['if([a] >= 10, 1, 2)', 0, 1],
    ['if([a] > 1, [a], [b] / 0)', 0, 10],
    ['if([b] > 1, 1, 2)', 1, null],
    ['if(1 < [b], 1, 2)', 1, null],
    ['[b]', 1, null],
    ['[b] or 7', 1, 7],
    ['[a] / [b] or 7', 2, 7],
    ['[a] / [b] or [not]', 2, null],
    ['[not] + 1', 0, null],
    ['1 + [not]', 0, null],
    ['-[not]', 0, null],
    ['abs([not])', 0, null],
    ['round([not])', 0, null],
    ['min([a], [not])', 0, null],
    ['-[a]', 0, -10],
    ['abs(4 - [a])', 0, 6],
    ['min([a], 4, 12)', 0, 4],
    ['max([a], 4, 12)', 0, 12],
    ['max([a], 4)', 0, 10],
    ['sum([a], [b], 1)', 0, 15],
    ['avg([a], [b], 1)', 0, 5],
    ['avg([a], 1, 1)', 0, 4],
    ['round([a] / 3, 2)', 0, 3.33],
    ['round(-[a] / 4)', 0, -3],
    ['round([tenth] * 10.05, 3)', 0, 1.005],
    ['round([tenth] * 5 + 1, 0)', 0, 2],
    ['prev([a])', 1, 10],
    ['prev([a])', 0, null],
    ['[a] - prev(prev([a]))', 2, 20],
    ['ytd([a])', 0, 30],
    ['[big] * 10', 0, Number.MAX_VALUE],
    ['-[big] * 10', 0, -Number.MAX_VALUE],
    ['[a] * 0 * -1', 0, 0],
  ])('%s in period %i is %s', (text, moment, value) => {
    expect(at(text, moment).value).toBe(value);
  });

  it.each([
    ['[a] / [b]', 2, { why: 'zero' }],
    ['[a] + [b]', 1, { why: 'absent', reference: { kind: 'reference', goalId: 'b', column: null } }],
    ['prev([a])', 0, { why: 'nothingBefore' }],
  ])('%s has none in period %i, and says why', (text, moment, none) => {
    expect(at(text, moment)).toEqual({ value: null, none });
  });

  it('lets a fault of its source through', () => {
    const faulty = {
      ...source,
      figureOf: () => {
        throw new RangeError('ours');
      },
    };
    expect(() =>
      evaluateFormula(
        parseFormula('[a]', (id) => [id]),
        faulty,
        0,
      ),
    ).toThrow(RangeError);
  });
});

describe('`or` over several periods of which some have a figure', () => {
  /** Five periods: three have 12 as a whole, for the two others 4 stands; all of them have 9. */
  const MOMENTS: Readonly<Record<string, number>> = { present: 12, absent: 4, whole: 9 };
  const over = (text: string, split: Partial<Split<string>>) =>
    evaluateFormula(
      parseFormula(text, (id) => [id]),
      {
        figureOf: ({ goalId }: { readonly goalId: string }, moment: string) =>
          goalId === 'none' || goalId === moment ? null : (MOMENTS[moment] ?? null),
        before: () => null,
        yearToDate: (moment: string) => moment,
        splitBy: () => ({
          present: 'present',
          absent: 'absent',
          presentPeriods: 3,
          absentPeriods: 2,
          isLastPresent: true,
          aggregation: 'sum',
          ...split,
        }),
      },
      'whole',
    ).value;

  it.each([
    ['[a] or [b]', { aggregation: 'sum' }, 16],
    ['[a] or 5', { aggregation: 'sum' }, 22],
    ['[a] or [b]', { aggregation: 'average' }, (3 * 12 + 2 * 4) / 5],
    ['[a] or [b]', { aggregation: 'highest' }, 12],
    ['[a] or [b]', { aggregation: 'lowest' }, 4],
    ['[a] or [b]', { aggregation: 'current' }, 12],
    ['[a] or [b]', { aggregation: 'current', isLastPresent: false }, 4],
    ['[a] or [absent]', { aggregation: 'sum' }, 12],
    ['[present] or [b]', { aggregation: 'sum' }, 4],
    ['[none] or [none]', { aggregation: 'sum' }, null],
  ] as const)('%s, %j: %d', (text, split, expected) => {
    expect(over(text, split)).toBe(expected);
  });
});
