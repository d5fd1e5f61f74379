import { describe, expect, it } from 'vitest';
import type { Aggregation } from '#core/goal/goal.ts';
import { day, type Example, exampleQuestion, monthly, YEAR_2025 } from '#testing/core/exampleFigures.ts';
import { summarizeGoal } from './summary.ts';

const THREE_YEARS = { start: day('2024-01-01'), end: day('2026-12-31') };
const OPEN = { start: null, end: null };

function targetsOf(example: Partial<Example>): { year: number | null; all: number | null } {
  const { eoyTarget, allTarget } = summarizeGoal(...exampleQuestion({ today: '2025-06-15', ...example }));
  return { year: eoyTarget, all: allTarget };
}

describe('the end target of a year is the one set for it', () => {
  it('before its entry targets and the target for the whole life', () => {
    const goal = { targetsByYear: new Map([[2025, 7]]), allTarget: 100 };
    expect(targetsOf({ goal, entries: monthly([1, 2]) })).toEqual({ year: 7, all: 100 });
  });

  it('a target of 0 is one', () => {
    expect(targetsOf({ goal: { targetsByYear: new Map([[2025, 0]]) }, entries: monthly([1, 2]) }).year).toBe(0);
  });

  it('one that is no number is none', () => {
    const targetsByYear = new Map([[2025, Number.NaN]]);
    expect(targetsOf({ goal: { targetsByYear, allTarget: Number.POSITIVE_INFINITY } })).toEqual({
      year: null,
      all: null,
    });
  });

  it('with the year ALL it is the current year’s', () => {
    const goal = {
      span: THREE_YEARS,
      targetsByYear: new Map([
        [2024, 1],
        [2025, 2],
        [2026, 3],
      ]),
    };
    expect(targetsOf({ goal, year: 'ALL' })).toEqual({ year: 2, all: 6 });
    expect(targetsOf({ goal, year: 2026 })).toEqual({ year: 3, all: 6 });
  });
});

describe('else it is the function over the entry targets of the year, reported or not', () => {
  it.each([
    ['sum', 60],
    ['average', 20],
    ['highest', 30],
    ['lowest', 10],
    ['current', 30],
  ] as const)('%s', (aggregation, target) => {
    const entries = { '2024-12-01': [99, 1], ...monthly([10, null, 20, 30]), '2026-01-01': [1, null] } as const;
    const goal = { aggregation, span: THREE_YEARS };
    expect(targetsOf({ goal, entries, today: '2025-02-01' }).year).toBe(target);
  });
});

describe('a year with neither derives it from the target for the whole life', () => {
  it.each([
    ['Sum takes its share of the own window’s days', 'sum', (1096 * 365) / 1096],
    ['Average holds it', 'average', 1096],
    ['Highest holds it', 'highest', 1096],
    ['Lowest holds it', 'lowest', 1096],
  ] as const)('%s', (_name, aggregation, target) => {
    expect(targetsOf({ goal: { aggregation, span: THREE_YEARS, allTarget: 1096 } }).year).toBe(target);
  });

  it('Sum in a year it runs in for a part of takes the share of that part', () => {
    const span = { start: day('2025-07-01'), end: day('2026-06-30') };
    expect(targetsOf({ goal: { span, allTarget: 365 } }).year).toBe(184);
    expect(targetsOf({ goal: { span, allTarget: 365 }, year: 2026 }).year).toBe(181);
  });

  it('Current stands on the straight line from its baseline at the window’s end', () => {
    const baseline = { value: 10, date: day('2024-12-31') };
    const goal = { aggregation: 'current', span: THREE_YEARS, allTarget: 740, baseline } as const;
    expect(targetsOf({ goal }).year).toBe(375);
    expect(targetsOf({ goal, year: 2026 }).year).toBe(740);
  });

  it('Current without a baseline and without an actual holds it', () => {
    expect(targetsOf({ goal: { aggregation: 'current', span: THREE_YEARS, allTarget: 100 } }).year).toBe(100);
  });

  it('Current without an end holds it: no line ends anywhere', () => {
    const goal = { aggregation: 'current', span: { start: day('2024-01-01'), end: null }, allTarget: 100 } as const;
    expect(targetsOf({ goal, entries: monthly([], [5]) }).year).toBe(100);
  });

  it('Sum without an end has none: no share of what is open can be told', () => {
    const goal = { span: { start: day('2024-01-01'), end: null }, allTarget: 100 };
    expect(targetsOf({ goal })).toEqual({ year: null, all: 100 });
  });

  it('Sum without a start has none either', () => {
    expect(targetsOf({ goal: { span: { start: null, end: day('2026-12-31') }, allTarget: 100 } }).year).toBeNull();
  });

  it('Sum without start and end takes the share of the years that have targets', () => {
    const targetsByYear = new Map([
      [2024, 50],
      [2026, 50],
    ]);
    expect(targetsOf({ goal: { span: OPEN, targetsByYear, allTarget: 1096 } }).year).toBe(365);
    expect(targetsOf({ goal: { span: OPEN, targetsByYear, allTarget: 1096 }, year: 2027 }).year).toBeNull();
  });
});

describe('the target for the whole life', () => {
  const targetsByYear = new Map([
    [2026, 30],
    [2024, 10],
    [2025, 20],
  ]);

  it('is the one set, before the targets by year', () => {
    expect(targetsOf({ goal: { span: THREE_YEARS, targetsByYear, allTarget: 5 } }).all).toBe(5);
    expect(targetsOf({ goal: { span: THREE_YEARS, targetsByYear, allTarget: 0 } }).all).toBe(0);
  });

  it.each([
    ['sum', 60],
    ['average', 20],
    ['highest', 30],
    ['lowest', 10],
    ['current', 30],
  ] satisfies [Aggregation, number][])(
    'else the function over the targets by year, in their order: %s',
    (aggregation, target) => {
      expect(targetsOf({ goal: { aggregation, span: THREE_YEARS, targetsByYear }, entries: monthly([1]) }).all).toBe(
        target,
      );
    },
  );

  it('but not those of years the goal does not run in', () => {
    expect(targetsOf({ goal: { span: YEAR_2025, targetsByYear } }).all).toBe(20);
    expect(targetsOf({ goal: { span: OPEN, targetsByYear } }).all).toBe(60);
  });

  it('else the function over all entry targets of the own window', () => {
    const entries = { '2023-12-01': [1000, 1], '2024-01-01': [1, null], '2026-12-01': [2, null] } as const;
    expect(targetsOf({ goal: { span: THREE_YEARS }, entries }).all).toBe(3);
  });

  it('else there is none', () => {
    expect(targetsOf({ entries: monthly([], [1, 2]) })).toEqual({ year: null, all: null });
  });

  it('fiscal years count from the plan’s start month', () => {
    const goal = {
      span: THREE_YEARS,
      targetsByYear: new Map([
        [2023, 1],
        [2024, 2],
        [2027, 4],
      ]),
    };
    expect(targetsOf({ goal, plan: { fiscalStartMonth: 7 }, year: 2024 })).toEqual({ year: 2, all: 3 });
  });
});

describe('an end-of-year-100% goal counted in percent is to be complete', () => {
  const goal = { isEndOfYear100: true, valueType: 'percent', aggregation: 'current', span: THREE_YEARS } as const;

  it('at 100 where no target says otherwise', () => {
    expect(targetsOf({ goal })).toEqual({ year: 100, all: 100 });
  });

  it('each year, not on the line to the target for its whole life', () => {
    expect(targetsOf({ goal: { ...goal, allTarget: 90 } })).toEqual({ year: 100, all: 90 });
  });

  it('unless a target of the year says otherwise', () => {
    expect(targetsOf({ goal, entries: monthly([60, 80]) }).year).toBe(80);
    expect(targetsOf({ goal: { ...goal, targetsByYear: new Map([[2025, 70]]) } }).year).toBe(70);
  });

  it('one counted otherwise has no 100 of its own', () => {
    expect(targetsOf({ goal: { ...goal, valueType: 'number' } }).year).toBeNull();
  });
});
