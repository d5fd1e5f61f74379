import { describe, expect, it } from 'vitest';
import { PLAIN_NUMBER } from '#core/format/number.ts';
import { exampleWaiting } from '#testing/web/exampleWaiting.ts';
import { galleryPlan } from '#testing/web/gallery/galleryPlan.ts';
import { enteredText, waitText } from './submittedText.ts';

const style = { unit: PLAIN_NUMBER, plan: galleryPlan.plan };
const figure = exampleWaiting({ date: '2026-11-01' });
const { actual: _, ...without } = figure;

describe('what waits is told with its value and period', () => {
  it.each([
    ['an actual', [figure], '12.4 for Nov 2026 waits for a yes'],
    [
      'of a weekly goal',
      [{ ...figure, frequency: 'weekly', date: '2026-11-02' }],
      /^12\.4 for .*Nov 2.* waits for a yes$/,
    ],
    ['a target', [{ ...without, target: 20 }], 'target 20 for Nov 2026 waits for a yes'],
    ['both', [{ ...figure, target: 20 }], '12.4, target 20 for Nov 2026 waits for a yes'],
    ['one that clears what stands there', [{ ...figure, actual: null }], 'empty for Nov 2026 waits for a yes'],
    [
      'several',
      [{ ...figure, date: '2026-10-01', actual: 3 }, figure],
      '3 for Oct 2026; 12.4 for Nov 2026 wait for a yes',
    ],
    ['many, which are counted', [figure, figure, figure, figure], '4 figures wait for a yes'],
  ] as const)('%s', (__, figures, text) => {
    expect(waitText(figures, style)).toMatch(text);
  });
});

it.each([
  [0, 'Checked in 1.2.'],
  [1, 'Checked in 1.2. 1 figure waits for a yes.'],
  [2, 'Checked in 1.2. 2 figures wait for a yes.'],
])('the word after saving says how many of the figures wait: %i', (waiting, text) => {
  expect(enteredText('Checked in 1.2.', waiting)).toBe(text);
});
