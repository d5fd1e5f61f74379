import { describe, expect, it } from 'vitest';
import type { Goal } from '#core/goal/goal.ts';
import type { Series } from '#core/goal/series.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { courseOf, isDirected, lastTargetYear } from './course.ts';

type Year = readonly [year: number, actual: number | null, target?: number];

function seriesIn(years: readonly Year[]): Series {
  return {
    days: Int32Array.from(years, ([year]) => exampleDay(`${year}-01-01`)),
    targets: Float64Array.from(years, ([, , target]) => target ?? Number.NaN),
    actuals: Float64Array.from(years, ([, actual]) => actual ?? Number.NaN),
  };
}

function course(years: readonly Year[], goal: Partial<Goal & { hasDirection: boolean }> = {}, until = '2026-12-31') {
  const whole = { ...exampleGoal(), hasDirection: true, ...goal };
  const calendar = { fiscalStartMonth: 1, weekStart: 1 };
  return courseOf(whole, seriesIn(years), { until: exampleDay(until), calendar });
}

it('the course of a goal leaves out figures before its start and after its end (rule 3.6)', () => {
  const span = { start: exampleDay('2022-01-01'), end: exampleDay('2025-12-31') };
  const years = [
    [2015, 900],
    [2022, 10],
    [2025, 12],
    [2026, 1],
  ] as const;
  expect(course(years, { span, trackingFrequency: 'yearly' })).toMatchObject({
    kind: 'better',
    firstOn: exampleDay('2022-01-01'),
    last: 12,
    values: [10, 12],
  });
  expect(course(years, { span: { start: span.end, end: span.start } })).toBeNull();
});

describe('the course of a goal', () => {
  it.each([
    [
      'up',
      [
        [2015, 10],
        [2024, 12],
      ],
      'better',
    ],
    [
      'up',
      [
        [2015, 12],
        [2024, 10],
      ],
      'worse',
    ],
    [
      'up',
      [
        [2015, 10],
        [2024, 10],
      ],
      'same',
    ],
    [
      'up',
      [
        [2015, 0],
        [2024, 0],
      ],
      'same',
    ],
    [
      'up',
      [
        [2015, 0],
        [2024, 0.01],
      ],
      'better',
    ],
    [
      'up',
      [
        [2015, -4],
        [2024, -5],
      ],
      'worse',
    ],
    [
      'down',
      [
        [2015, 12],
        [2024, 10],
      ],
      'better',
    ],
    [
      'down',
      [
        [2015, 10],
        [2024, 12],
      ],
      'worse',
    ],
    [
      'down',
      [
        [2015, 10],
        [2024, 10],
      ],
      'same',
    ],
    ['up', [[2015, 10]], 'single'],
    [
      'down',
      [
        [2015, null],
        [2020, 10],
        [2024, null],
      ],
      'single',
    ],
    [
      'up',
      [
        [2015, 10],
        [2020, 99],
        [2024, 11],
      ],
      'better',
    ],
    [
      'equal',
      [
        [2015, 10],
        [2024, 12],
      ],
      'undirected',
    ],
    [
      'equal',
      [
        [2015, 10],
        [2024, 12],
        [2030, null, 12],
      ],
      'better',
    ],
    [
      'equal',
      [
        [2015, 12],
        [2024, 10],
        [2030, null, 12],
      ],
      'worse',
    ],
    [
      'equal',
      [
        [2015, 11],
        [2024, 13],
        [2030, null, 12],
      ],
      'same',
    ],
    [
      'equal',
      [
        [2015, 10],
        [2024, 12],
        [2029, null, 10],
        [2030, null, 12],
      ],
      'better',
    ],
  ] as const)('that should go %s, with %j, is %s', (targetDirection, years, kind) => {
    expect(course(years, { targetDirection })?.kind).toBe(kind);
  });

  it.each([
    ['of its whole life', { allTarget: 12 }],
    [
      'of its last year',
      {
        targetsByYear: new Map([
          [2028, 10],
          [2030, 12],
        ]),
      },
    ],
  ] as const)('is held against the target %s where a value is to be met', (_, goal) => {
    expect(
      course(
        [
          [2015, 10],
          [2024, 11],
        ],
        { targetDirection: 'equal', ...goal },
      )?.kind,
    ).toBe('better');
  });

  it('is none without a figure', () => {
    expect(course([])).toBeNull();
    expect(course([[2024, null, 5]])).toBeNull();
  });

  it.each([
    ['2024-01-01', 12],
    ['2023-12-31', 10],
    ['2014-12-31', null],
  ])('up to %s ends with what was known by then', (until, last) => {
    expect(
      course(
        [
          [2015, 9],
          [2020, 10],
          [2024, 12],
        ],
        {},
        until,
      )?.last ?? null,
    ).toBe(last);
  });

  it('says from when it is, how far it went and with which figures', () => {
    expect(
      course([
        [2015, 8],
        [2016, null],
        [2020, 9],
        [2024, 10],
      ]),
    ).toEqual({
      kind: 'better',
      firstOn: exampleDay('2015-01-01'),
      lastOn: exampleDay('2024-01-01'),
      last: 10,
      by: 0.2,
      values: [8, 9, 10],
    });
  });

  it('has no more figures than a small line shows', () => {
    const years = Array.from({ length: 30 }, (_, at): Year => [1990 + at, at]);
    expect(course(years)?.values).toEqual(Array.from({ length: 24 }, (_, at) => at + 6));
  });
});

describe('which way is better', () => {
  it.each([
    ['nothing was said', {}, [], false],
    ['somebody said so', { hasDirection: true }, [], true],
    ['it is down', { targetDirection: 'down' }, [], true],
    ['it is to be met', { targetDirection: 'equal' }, [], true],
    ['its life has a target', { allTarget: 5 }, [], true],
    ['its target is computed', { targetFormula: '{g2}' }, [], true],
    ['a year has a target', { targetsByYear: new Map([[2030, 5]]) }, [], true],
    ['a period has a target', {}, [[2030, null, 5]], true],
    ['it has figures alone', {}, [[2024, 5]], false],
  ] as const)('is known where %s: %s', (_, goal, years, is) => {
    const whole = { ...exampleGoal(), targetDirection: 'up' as const, hasDirection: false, allTarget: null, ...goal };
    expect(
      isDirected(
        { ...whole, targetsByYear: 'targetsByYear' in goal ? goal.targetsByYear : new Map() },
        seriesIn(years),
      ),
    ).toBe(is);
  });

  it('makes a course with two figures one without a direction, where nobody said it', () => {
    expect(
      course(
        [
          [2015, 10],
          [2024, 12],
        ],
        { hasDirection: false, targetDirection: 'up', allTarget: null },
      ),
    ).toMatchObject({
      kind: 'undirected',
      by: 0,
    });
  });
});

it.each([
  ['none', {}, [[2024, 5]], null],
  [
    'a period',
    {},
    [
      [2028, null, 5],
      [2030, null, 6],
      [2031, 7],
    ],
    2030,
  ],
  ['a year', { targetsByYear: new Map([[2029, 5]]) }, [[2028, null, 5]], 2029],
  ['a life with an end', { allTarget: 5, span: { start: null, end: exampleDay('2032-06-30') } }, [], 2032],
  ['a life without an end', { allTarget: 5, span: { start: null, end: null } }, [], null],
] as const)('the last year with a target, of %s', (_, goal, years, year) => {
  const none = { allTarget: null, targetsByYear: new Map<number, number>(), hasDirection: false };
  expect(lastTargetYear({ ...exampleGoal(), ...none, ...goal }, seriesIn(years), 1)).toBe(year);
});
