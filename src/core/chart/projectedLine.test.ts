import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import type { ChartPoint } from './progression.ts';
import { projectedLine } from './projectedLine.ts';

function points(written: readonly Partial<ChartPoint>[]): ChartPoint[] {
  const day = exampleDay('2025-01-01');
  return written.map((point) => ({
    start: day,
    end: day,
    target: null,
    actual: null,
    isPartial: false,
    estimate: null,
    ...point,
  }));
}

it.each<[string, Partial<ChartPoint>[], (number | null)[]]>([
  ['nothing', [], []],
  ['no estimate', [{ actual: 1 }, { actual: 2 }], [null, null]],
  ['an actual and estimates', [{ actual: 1 }, { actual: 2 }, { estimate: 3 }, { estimate: 4 }], [null, 2, 3, 4]],
  ['a gap before the estimate', [{ actual: 1 }, { actual: 2 }, {}, { estimate: 4 }], [null, 2, null, 4]],
  [
    'a partial actual that has an estimate',
    [{ actual: 1 }, { actual: 2 }, { actual: 0.5, isPartial: true, estimate: 3 }, { estimate: 4 }],
    [null, 2, 3, 4],
  ],
  ['a partial actual without one', [{ actual: 2 }, { actual: 0.5, isPartial: true }, { estimate: 4 }], [null, 0.5, 4]],
])('the dashed line through %s sets out from the last actual that has no estimate', (_case, written, line) => {
  expect(projectedLine(points(written))).toEqual(line);
});
