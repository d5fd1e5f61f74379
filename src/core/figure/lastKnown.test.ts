import { describe, expect, it } from 'vitest';
import type { Goal } from '#core/goal/goal.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { lastKnownOf } from './lastKnown.ts';

const YEARS = [
  [2018, 900],
  [2022, 700],
  [2024, 612],
] as const;

function known(
  goal: Partial<Goal> = {},
  {
    allTarget = 410,
    year = 2026,
    statusRule = 'noFigures',
  }: {
    readonly allTarget?: number | null;
    readonly year?: number | null;
    readonly statusRule?: 'noFigures' | 'noTarget';
  } = {},
) {
  return lastKnownOf(
    {
      ...exampleGoal({
        aggregation: 'current',
        targetDirection: 'down',
        span: { start: exampleDay('2018-01-01'), end: exampleDay('2030-12-31') },
        ...goal,
      }),
      entries: YEARS.map(([of, actual]) => ({ date: exampleDay(`${of}-01-01`), target: null, actual })),
      figures: {
        statusRule,
        allTarget,
        ptd: { actual: 2212, target: null, variance: null },
        window: year === null ? null : { start: exampleDay(`${year}-01-01`), end: exampleDay(`${year}-12-31`) },
      },
    },
    1,
  );
}

describe('what is last known of a goal without figures in the year shown', () => {
  it('is the last actual before that year', () => {
    expect(known()).toMatchObject({ date: exampleDay('2024-01-01'), actual: 612 });
    expect(known({}, { year: 2023 })).toMatchObject({ date: exampleDay('2022-01-01'), actual: 700 });
  });

  it('is nothing where there was none, or where the year has figures', () => {
    expect(known({}, { year: 2017 })).toBeNull();
    expect(known({}, { statusRule: 'noTarget' })).toBeNull();
    expect(known({}, { year: null })).toBeNull();
  });

  it('has the way from where it set out, held between 0 and 100', () => {
    expect(known()?.percent).toBeCloseTo(58.78, 2);
    expect(known({ targetDirection: 'up' }, { allTarget: 1224 })?.percent).toBe(50);
    expect(known({ targetDirection: 'up' }, { allTarget: 100 })?.percent).toBe(100);
    expect(known({}, { allTarget: 950 })?.percent).toBeNull();
    expect(known({ targetDirection: 'equal' })?.percent).toBeNull();
    expect(known({ targetDirection: 'up', baseline: { value: -388, date: null } }, { allTarget: 0 })?.percent).toBe(
      100,
    );
    expect(known({}, { allTarget: null })).toMatchObject({ actual: 612, percent: null, pathAYear: null });
  });

  it('has what each year until the end would have to bring', () => {
    expect(known()?.pathAYear).toBeCloseTo(-33.67, 2);
  });

  it.each([
    ['up', 600, true],
    ['up', 612, true],
    ['up', 613, false],
    ['down', 612, true],
    ['down', 611, false],
    ['equal', 612, true],
    ['equal', 600, false],
  ] as const)('going %s to %d has no path where that is met: %s', (targetDirection, allTarget, isMet) => {
    const found = known({ targetDirection }, { allTarget });
    expect(found?.isMet).toBe(isMet);
    expect(found?.pathAYear === null).toBe(isMet);
  });

  it('of a sum is held against the target of the whole life by all there was, not by its last year', () => {
    const sum = known({ aggregation: 'sum', targetDirection: 'up' }, { allTarget: 4424 });
    expect(sum).toMatchObject({ actual: 612, reached: 2212, percent: 50 });
    expect(known({ targetDirection: 'up' }, { allTarget: 1224 })).toMatchObject({ actual: 612, reached: 612 });
  });

  it('has no path without an end, for a sum, or after the end', () => {
    expect(known({ span: { start: null, end: null } })?.pathAYear).toBeNull();
    expect(known({ aggregation: 'sum' })?.pathAYear).toBeNull();
    expect(known({ span: { start: null, end: exampleDay('2024-12-31') } })?.pathAYear).toBeNull();
  });
});
