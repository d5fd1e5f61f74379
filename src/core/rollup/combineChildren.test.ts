import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { entriesOf } from '#core/goal/series.ts';
import { day, type WrittenEntries } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import type { PlanFigures } from './planFigures.ts';
import { partialEntriesOf } from './rollupSeries.ts';

const TODAY = '2025-04-05';

function rolledUp(parent: ExampleGoal, children: readonly ExampleGoal[], today = TODAY): PlanFigures {
  const numbered = children.map((child, index) => [`1.${index + 1}`, child]);
  return examplePlanFigures(today, { '1': { rollup: 'sum', ...parent }, ...Object.fromEntries(numbered) });
}

function actualsOf(figures: PlanFigures): Record<string, number | null> {
  const computed = figures.computedSeriesOf('1');
  return Object.fromEntries(
    (computed ? entriesOf(computed.series) : []).map(({ date, actual }) => [formatIsoDate(date), actual]),
  );
}

function partialsOf(figures: PlanFigures): Record<string, number> {
  const computed = figures.computedSeriesOf('1');
  const partials = computed ? partialEntriesOf(computed) : [];
  return Object.fromEntries(partials.map(({ date, actual }) => [formatIsoDate(date), Number(actual)]));
}

describe('a roll-up parent combines its children period by period', () => {
  const children = [{ entries: months(10, 20, 30) }, { entries: months(1, 2, 3) }];

  it.each([
    ['sum', [11, 22, 33], 66],
    ['average', [5.5, 11, 16.5], 33],
    ['highest', [10, 20, 30], 60],
    ['lowest', [1, 2, 3], 6],
  ] as const)('as the %s of them', (rollup, periods, ytd) => {
    const figures = rolledUp({ rollup }, children);
    expect(Object.values(actualsOf(figures))).toEqual(periods);
    expect(figures.figuresOf('1', 2025)?.ytd.actual).toBe(ytd);
  });

  it.each([
    ['sum', 66],
    ['average', 22],
    ['highest', 33],
    ['lowest', 11],
    ['current', 33],
  ] as const)('then its own function, %s, runs over the periods', (aggregation, ytd) => {
    expect(rolledUp({ aggregation }, children).figuresOf('1', 2025)?.ytd.actual).toBe(ytd);
  });

  it('to any depth, whatever the parents between say but none', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': { rollup: 'sum' },
      '1.1': { rollup: 'highest' },
      '1.1.1': { rollup: 'sum' },
      '1.1.1.1': { entries: months(1) },
      '1.1.1.2': { entries: months(2), rollup: 'feeds' },
      '1.1.2': { entries: months(5) },
      '1.2': { entries: months(10) },
      '1.3': { rollup: 'none', entries: months(100) },
    });
    expect(figures.figuresOf('1', 2025)?.ytd.actual).toBe(15);
  });

  it('and not its own actuals, which it cannot have', () => {
    expect(rolledUp({ entries: months(500, 500, 500, 500) }, children).figuresOf('1', 2025)?.ytd.actual).toBe(66);
  });

  it('where a child may have no entry of a period at all', () => {
    const gap = { '2025-01-01': [null, 1], '2025-03-01': [null, 3] } as const;
    expect(Object.values(actualsOf(rolledUp({}, [{ entries: months(10, 20, 30) }, { entries: gap }])))).toEqual([
      11, 20, 33,
    ]);
  });

  it('adding as decimals', () => {
    expect(rolledUp({}, [{ entries: months(0.1) }, { entries: months(0.2) }]).figuresOf('1', 2025)?.ytd.actual).toBe(
      0.3,
    );
  });

  it('held within the largest number', () => {
    const figures = rolledUp({}, [{ entries: months(1e308) }, { entries: months(1e308) }]);
    expect(figures.figuresOf('1', 2025)?.ytd.actual).toBe(Number.MAX_VALUE);
  });

  it('whose mean is none too large', () => {
    const figures = rolledUp({ rollup: 'average' }, [{ entries: months(1e308) }, { entries: months(1e308) }]);
    expect(figures.figuresOf('1', 2025)?.ytd.actual).toBe(1e308);
  });

  it('inside its own window', () => {
    const span = { start: day('2025-02-10'), end: day('2025-03-05') };
    expect(actualsOf(rolledUp({ span }, children))).toEqual({ '2025-02-01': 22, '2025-03-01': 33 });
  });

  it('and has none where it ends before it starts', () => {
    const span = { start: day('2025-03-05'), end: day('2025-02-10') };
    const figures = rolledUp({ span }, children);
    expect(actualsOf(figures)).toEqual({});
    expect(figures.figuresOf('1', 2025)).toMatchObject({ status: 'not_started', ytd: { actual: null } });
  });
});

describe('children tracked more often', () => {
  const weeks: WrittenEntries = {
    '2024-12-30': [null, 30],
    '2025-01-06': [null, 10],
    '2025-01-27': [null, 20],
    '2025-02-03': [null, 7],
  };

  it.each([
    ['sum', 60],
    ['average', 20],
    ['highest', 30],
    ['lowest', 10],
    ['current', 20],
  ] as const)('are first reduced by their own function, %s', (aggregation, january) => {
    const figures = rolledUp({}, [{ trackingFrequency: 'weekly', aggregation, entries: weeks }], '2025-02-12');
    expect(actualsOf(figures)).toEqual({ '2025-01-01': january, '2025-02-01': 7 });
  });

  it('count a week in the month that holds its first day, unless their start lies in it', () => {
    const span = { start: null, end: null };
    const figures = rolledUp({ span }, [{ trackingFrequency: 'weekly', span, entries: weeks }], '2025-02-12');
    expect(actualsOf(figures)).toEqual({ '2024-12-01': 30, '2025-01-01': 30, '2025-02-01': 7 });
  });

  it.each([
    ['weekly', weeks, 67],
    ['monthly', months(1, 2), 3],
    ['yearly', { '2025-01-01': [null, 9] }, 9],
  ] as const)('take part in the unfinished year of a yearly parent: %s', (trackingFrequency, entries, year) => {
    const figures = rolledUp({ trackingFrequency: 'yearly' }, [{ trackingFrequency, entries }], '2025-02-12');
    expect(actualsOf(figures)).toEqual({ '2025-01-01': year });
  });

  it('are mixed with others', () => {
    const figures = rolledUp(
      {},
      [{ trackingFrequency: 'weekly', entries: weeks }, { entries: months(100, 1) }],
      '2025-02-12',
    );
    expect(actualsOf(figures)).toEqual({ '2025-01-01': 160, '2025-02-01': 8 });
  });

  it('have their targets reduced too', () => {
    const targets = { '2025-01-06': [10, 1], '2025-01-13': [20, 1], '2025-02-03': [5, 1] } as const;
    const figures = rolledUp({}, [{ trackingFrequency: 'weekly', entries: targets }], '2025-02-12');
    expect([...(figures.computedSeriesOf('1')?.series.targets ?? [])]).toEqual([30, 5]);
  });
});

describe('children that are left out', () => {
  const counted: ExampleGoal = { entries: months(1, 1, 1) };

  it.each([
    ['set to stay out by hand', { rollup: 'none' }, 'setByHand'],
    ['deferred', { handStatus: deferred() }, 'deferred'],
    ['tracked less often', { trackingFrequency: 'yearly', entries: { '2025-01-01': [null, 50] } }, 'trackedLessOften'],
    ['of another value type', { valueType: 'percent' }, 'otherValueType'],
    ['outside the parent’s window', { span: { start: day('2024-01-01'), end: day('2024-12-31') } }, 'outsideWindow'],
    ['ending before they start', { span: { start: day('2025-03-01'), end: day('2025-02-01') } }, 'outsideWindow'],
    ['without an actual', { entries: months(null) }, 'noFigures'],
  ] satisfies [string, ExampleGoal, string][])('%s: %j', (_, part, reason) => {
    const figures = rolledUp({}, [counted, { entries: months(50, 50, 50), ...part }]);
    expect(figures.figuresOf('1', 2025)?.ytd.actual ?? 0).toBeLessThan(50);
    expect(figures.leftOutOf('1', 2025).map(({ goal, reason }) => [goal.id, reason])).toEqual([['1.2', reason]]);
  });

  it('not when they are single goals, or children of goals that are', () => {
    const figures = examplePlanFigures(TODAY, { '1': { allTarget: 1 }, '1.1': {} });
    expect(figures.leftOutOf('1', 2025)).toEqual([]);
    expect(figures.leftOutOf('1.1', 2025)).toEqual([]);
  });

  it('in a year in which they do not run', () => {
    const span = { start: day('2025-01-01'), end: day('2026-12-31') };
    const figures = rolledUp({ span }, [{ span, entries: months(1) }, { entries: months(1) }]);
    expect(figures.leftOutOf('1', 2026).map(({ goal, reason }) => [goal.id, reason])).toEqual([
      ['1.1', 'noFigures'],
      ['1.2', 'outsideWindow'],
    ]);
    expect(figures.leftOutOf('1', 'ALL')).toEqual([]);
  });

  it('as containers, whose descendants have no part in it', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': { rollup: 'sum' },
      '1.1': {},
      '1.1.1': { entries: months(5) },
      '1.2': { entries: months(1) },
    });
    expect(figures.figuresOf('1', 2025)?.ytd.actual).toBe(1);
    expect(figures.leftOutOf('1', 2025)).toMatchObject([{ goal: { id: '1.1' }, reason: 'noFigures' }]);
  });

  it('as containers, which nobody waits for', () => {
    const figures = examplePlanFigures('2025-01-20', {
      '1': { rollup: 'sum' },
      '1.1': {},
      '1.1.1': {},
      '1.2': { entries: months(1) },
    });
    expect(figures.figuresOf('1', 2025)?.ytd.actual).toBe(1);
  });

  it('not because their figures are of earlier years, where all years are asked for', () => {
    const span = { start: day('2024-01-01'), end: null };
    const figures = rolledUp({ span }, [{ span, entries: { '2024-05-01': [null, 1] } }]);
    expect(figures.leftOutOf('1', 'ALL')).toEqual([]);
    expect(figures.leftOutOf('1', 2025)).toMatchObject([{ reason: 'noFigures' }]);
  });
});

describe('a period counts once every child that runs in it has an actual or is overdue', () => {
  const done: ExampleGoal = { entries: months(10, 10, 10) };
  const late: ExampleGoal = { entries: months(1, 1) };

  it('nothing is partial of what a goal has of its own', () => {
    const figures = rolledUp({}, [{ entries: months(1, 2) }]);
    const own = figures.entriesOf('1.1') ?? expect.fail('goal 1.1 is there');
    expect(partialEntriesOf(own.series)).toEqual([]);
  });

  it('and is drawn as partial until then', () => {
    const figures = rolledUp({}, [done, late]);
    expect(actualsOf(figures)).toEqual({ '2025-01-01': 11, '2025-02-01': 11, '2025-03-01': null });
    expect(partialsOf(figures)).toEqual({ '2025-03-01': 10 });
    expect(figures.figuresOf('1', 2025)).toMatchObject({ asOf: day('2025-02-01'), ytd: { actual: 22 } });
  });

  it.each([
    ['2025-04-07', 22],
    ['2025-04-08', 32],
  ])('on %s, at most or more than 31 + 7 days after February: %i', (today, ytd) => {
    const figures = rolledUp({}, [done, late], today);
    expect(figures.figuresOf('1', 2025)?.ytd.actual).toBe(ytd);
    expect(partialsOf(figures)).toEqual(ytd === 22 ? { '2025-03-01': 10 } : {});
  });

  it('though a child is achieved, which stops nobody from reporting', () => {
    const figures = rolledUp({}, [done, { ...late, targetsByYear: new Map([[2025, 2]]) }], '2025-04-08');
    expect(figures.figuresOf('1.2', 2025)).toMatchObject({ status: 'achieved', stale: false });
    expect(figures.figuresOf('1', 2025)?.ytd.actual).toBe(32);
  });

  it('so one that a child left out and went on counts without it', () => {
    const figures = rolledUp({}, [done, { entries: months(1, null, 1) }]);
    expect(Object.values(actualsOf(figures))).toEqual([11, 10, 11]);
  });

  it('and none after one that does not count', () => {
    const ended = { start: day('2025-01-01'), end: day('2025-02-10') };
    const figures = rolledUp({}, [done, { span: ended, entries: months(1) }], '2025-03-05');
    expect(Object.values(actualsOf(figures))).toEqual([11, null, null]);
    expect(partialsOf(figures)).toEqual({ '2025-02-01': 10, '2025-03-01': 10 });
  });

  it.each([
    ['that ended and reported its last period', { end: '2025-02-10', entries: months(1, 1) }, [11, 11, 10]],
    ['that ends with the last day of one', { end: '2025-02-28', entries: months(1, 1) }, [11, 11, 10]],
    ['that ends with the first day of the next', { end: '2025-03-01', entries: months(1, 1) }, [11, 11, null]],
    ['that starts later', { start: '2025-03-20', entries: {} }, [10, 10, null]],
    ['that starts after', { start: '2025-04-01', entries: {} }, [10, 10, 10]],
  ] as const)('whether or not a child runs in it %s', (_, { entries, ...part }, expected) => {
    const start = 'start' in part ? day(part.start) : day('2025-01-01');
    const end = 'end' in part ? day(part.end) : null;
    const figures = rolledUp({}, [done, { span: { start, end }, entries }]);
    expect(Object.values(actualsOf(figures))).toEqual(expected);
  });

  it('and waits for no child that has no actual and no start', () => {
    const figures = rolledUp({}, [done, { span: { start: null, end: null } }]);
    expect(Object.values(actualsOf(figures))).toEqual([10, 10, 10]);
  });

  it('where an actual of a period to come is no report yet', () => {
    const figures = rolledUp({}, [done, { entries: months(1, 1, null, null, 1) }]);
    expect(Object.values(actualsOf(figures))).toEqual([11, 11, null, null, null]);
    expect(partialsOf(figures)).toEqual({ '2025-03-01': 10, '2025-05-01': 1 });
  });

  it('nor keeps one of a period to come a child from being overdue', () => {
    const figures = rolledUp({}, [done, { entries: months(1, 1, null, null, 1) }], '2025-04-08');
    expect(Object.values(actualsOf(figures))).toEqual([11, 11, 10, null, null]);
  });

  it('and is drawn as it counts, without what is partial below a child that is overdue', () => {
    const figures = examplePlanFigures('2025-04-15', {
      '1': { rollup: 'sum' },
      '1.1': { rollup: 'sum' },
      '1.1.1': { entries: months(10, 10, 10) },
      '1.1.2': { span: { start: day('2025-03-20'), end: null } },
      '1.2': { entries: months(100, 100, 100) },
    });
    expect(Object.values(actualsOf(figures))).toEqual([110, 110, 100]);
    expect([...(figures.computedSeriesOf('1')?.drawn ?? [])]).toEqual([110, 110, 100]);
  });

  it('to any depth: what is partial below is partial above', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': { rollup: 'sum' },
      '1.1': { rollup: 'sum' },
      '1.1.1': { entries: months(10, 10, 10) },
      '1.1.2': { entries: months(1, 1) },
      '1.2': { entries: months(100, 100, 100) },
    });
    expect(Object.values(actualsOf(figures))).toEqual([111, 111, null]);
    expect(partialsOf(figures)).toEqual({ '2025-03-01': 110 });
  });
});

function deferred() {
  return {
    status: 'deferred',
    note: '',
    memberId: null,
    by: '',
    at: '2025-01-01T00:00:00.000Z',
    computedActual: null,
  } as const;
}
