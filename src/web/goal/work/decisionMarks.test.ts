import fc from 'fast-check';
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

const SIDE = { start: FIRST, end: FIRST, mean: null, counted: 0, of: 3 };

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

/** Of a plot as wide as that, a percent is 4 px; a mark of one digit takes 20. */
const WIDTH = 400;
const marked = (...days: readonly number[]) =>
  decisionMarks(decisions(...days), POINTS, WIDTH).map(({ left, label }) => [left, label]);

describe('the marks of decisions', () => {
  it.each([
    [
      'each at its day',
      [0, 37, 100],
      [
        [0, '1'],
        [37, '2'],
        [100, '3'],
      ],
    ],
    [
      'one in the middle for two that would lie over each other',
      [10, 15, 40],
      [
        [12.5, '1–2'],
        [40, '3'],
      ],
    ],
    [
      'two as soon as there is room for both',
      [10, 16],
      [
        [10, '1'],
        [16, '2'],
      ],
    ],
    ['one for several of a day', [10, 10], [[10, '1–2']]],
    ['one where a wider one reaches the one before it', [10, 16, 17], [[14.33, '1–3']]],
    ['none outside of the chart, with their numbers kept', [-1, 50, 111], [[50, '2']]],
    ['at the end for a day within the last period', [105], [[100, '1']]],
  ])('are %s', (_rule, days, expected) => {
    expect(marked(...days).map(([left, label]) => [Number(Number(left).toFixed(2)), label])).toEqual(expected);
  });

  it('never lie over each other, and have each decision once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 109 }), { maxLength: 40 }), (days) => {
        const marks = decisionMarks(decisions(...days.toSorted((one, other) => one - other)), POINTS, WIDTH);
        expect(marks.flatMap((mark) => mark.decisions.map(({ number }) => number))).toEqual(
          days.map((_, index) => index + 1),
        );
        for (const [index, { left, label }] of marks.entries()) {
          const next = marks[index + 1];
          if (next === undefined) continue;
          const half = (10 + 7 * label.length) / 2;
          expect((next.left - left) * 4).toBeGreaterThan(half);
        }
      }),
    );
  });
});
