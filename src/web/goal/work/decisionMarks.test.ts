import { describe, expect, it } from 'vitest';
import { addDays } from '#core/calendar/date.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { decisionMarks } from './decisionMarks.ts';
import type { NumberedDecision } from './decisionsOfGoal.ts';

/** Eleven points of ten days each: a day is a percent of the plot. */
const FIRST = exampleDay('2026-01-01');
const POINTS = Array.from({ length: 11 }, (_, index): ChartPoint => {
  const start = addDays(FIRST, index * 10);
  return { start, end: addDays(start, 9), target: null, actual: null, isPartial: false, estimate: null };
});

const SIDE = { start: FIRST, end: FIRST, mean: null };

function decisions(...days: readonly number[]): NumberedDecision[] {
  return days.map((day, index) => ({
    decision: {
      id: `d${index + 1}`,
      day: '',
      text: '',
      who: '',
      goal_ids: [],
      initiative_ids: [],
      archived: 0,
      may_edit: 1,
    },
    number: index + 1,
    day: addDays(FIRST, day),
    around: { before: SIDE, after: SIDE },
  }));
}

const marked = (...days: readonly number[]) =>
  decisionMarks(decisions(...days), POINTS, 4).map(({ left, decisions: of }) => [left, of.map(({ number }) => number)]);

describe('the marks of decisions', () => {
  it.each([
    [
      'each at its day',
      [0, 37, 100],
      [
        [0, [1]],
        [37, [2]],
        [100, [3]],
      ],
    ],
    [
      'one for several whose marks would lie over each other',
      [10, 13, 30],
      [
        [10, [1, 2]],
        [30, [3]],
      ],
    ],
    [
      'two as soon as there is room for both',
      [10, 14],
      [
        [10, [1]],
        [14, [2]],
      ],
    ],
    ['one for several of a day', [10, 10], [[10, [1, 2]]]],
    ['none outside of the chart, with their numbers kept', [-1, 50, 111], [[50, [2]]]],
    ['at the end for a day within the last period', [105], [[100, [1]]]],
  ])('are %s', (_rule, days, expected) => {
    expect(marked(...days)).toEqual(expected);
  });
});
