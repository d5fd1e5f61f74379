import { expect, it } from 'vitest';
import type { ChartPoint } from '#core/chart/progression.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { chartSentence } from './chartSentence.ts';

const style = {
  unit: { valueType: 'currency', currency: '$', unit: '' },
  plan: { ...EXAMPLE_PLAN, statuses: [] },
  status: 'off_target',
} as const;

function sentence(points: readonly Partial<ChartPoint>[], isForecastTold = true) {
  const all = points.map((part, index): ChartPoint => {
    const start = exampleDay(`2025-0${index + 1}-01`);
    return { start, end: start, target: null, actual: null, isPartial: false, estimate: null, ...part };
  });
  return chartSentence({ period: 'monthly', points: all, hasImpliedTargets: false }, { ...style, isForecastTold });
}

it.each([
  [
    'the last actual against its target, how it stands, where it leads',
    [
      { actual: 1, target: 2 },
      { actual: 412_000, target: 360_000 },
      { target: 400_000, estimate: 551_843.21 },
    ],
    'Actual $412,000 of target $360,000 in Feb 2025; Off Target; projected $551,843',
  ],
  ['an actual without a target', [{ actual: 7 }], 'Actual $7 in Jan 2025; Off Target'],
  ['targets alone', [{ target: 5 }, { target: 9 }], 'No actual yet; the final target is $9'],
  ['nothing at all', [{}], 'No figures yet'],
])('says %s', (_, points, expected) => {
  expect(sentence(points)).toBe(expected);
});

it('leaves the straight line out where an outlook says what is likely', () => {
  expect(sentence([{ actual: 7 }, { estimate: 9 }], false)).toBe('Actual $7 in Jan 2025; Off Target');
});
