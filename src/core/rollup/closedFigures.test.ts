import { describe, expect, it } from 'vitest';
import { entriesOf } from '#core/goal/series.ts';
import { day, exampleSeries, type WrittenEntries } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import { closedFiguresOf, firstChangedYear, firstClosedYear } from './closedFigures.ts';

const CLOSING = { closedUntil: day('2025-02-28'), fiscalStartMonth: 1 } as const;

describe('the closed figures of a goal', () => {
  const figures = examplePlanFigures('2025-02-28', {
    '1': { rollup: 'sum' },
    '1.1': { entries: months([10, 5], [10, 6], [10, null]) },
    '2': {
      entries: months([10, 5]),
      handStatus: {
        status: 'deferred',
        note: '',
        memberId: null,
        by: '',
        at: '2025-01-15T09:00:00.000Z',
        computedActual: null,
      },
    },
  });
  const closedOf = (goalId: string) => closedFiguresOf(goalId, { figures, closing: CLOSING, years: [2025] });

  it('has the closed periods of one that is computed from its children', () => {
    expect(closedOf('1').periods.map(({ date, actual }) => [date, actual])).toEqual([
      [day('2025-01-01'), 5],
      [day('2025-02-01'), 6],
    ]);
  });

  it('has no periods of one that is not', () => {
    expect(closedOf('1.1').periods).toEqual([]);
  });

  it('says of a deferred one that it is', () => {
    expect(closedOf('2').years.get(2025)?.status).toBe('deferred');
  });

  it('has nothing of a goal that is not in the plan', () => {
    expect(closedOf('none')).toEqual({ years: new Map([[2025, null]]), periods: [] });
  });
});

describe('the first year in which the periods of a goal differ', () => {
  const A = '2024-05-01';
  const B = '2025-01-01';

  it.each<[string, WrittenEntries, WrittenEntries, number | null]>([
    ['none where all are the same', { [A]: [1, 2] }, { [A]: [1, 2] }, null],
    ['that of a period that goes', { [A]: [1, 2], [B]: [1, 2] }, { [A]: [1, 2] }, 2025],
    ['that of a period that comes', { [A]: [1, 2] }, { [A]: [1, 2], [B]: [1, 2] }, 2025],
    ['that of the earlier of two, which goes', { [A]: [1, 2] }, { [B]: [1, 2] }, 2024],
    ['that of the earlier of two, which comes', { [B]: [1, 2] }, { [A]: [1, 2] }, 2024],
    ['that of another target', { [A]: [1, 2] }, { [A]: [3, 2] }, 2024],
    ['that of another actual', { [A]: [1, 2] }, { [A]: [1, 3] }, 2024],
  ])('%s', (_, before, after, year) => {
    const written = (entries: WrittenEntries) => ({ years: new Map(), periods: entriesOf(exampleSeries(entries)) });
    expect(firstChangedYear(written(before), written(after), CLOSING)).toBe(year);
  });
});

describe('the first year in which a goal has a closed figure of its own', () => {
  it.each<[string, WrittenEntries, ReadonlyMap<number, number>, number | null]>([
    ['none without figures', {}, new Map(), null],
    ['that of its first closed period', months(5), new Map(), 2025],
    ['none of the first open period', { '2025-03-01': [null, 5] }, new Map(), null],
    ['that of its target of a closed year', {}, new Map([[2024, 10]]), 2024],
    ['none of the target of an open year', {}, new Map([[2025, 10]]), null],
    ['the earlier of both', months(5), new Map([[2024, 10]]), 2024],
  ])('%s', (_, entries, targetsByYear, year) => {
    const goal = exampleGoal({ targetsByYear });
    expect(firstClosedYear(goal, exampleSeries(entries, goal), CLOSING)).toBe(year);
  });
});
