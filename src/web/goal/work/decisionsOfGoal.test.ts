import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleShownPlan } from '#testing/web/exampleShownPlan.ts';
import { aroundText } from './decisionsOfGoal.ts';

const PERCENT = { valueType: 'percent', unit: '', trackingFrequency: 'monthly' } as const;
const side = (mean: number | null, { end = '2026-06-30', counted = 3 } = {}) => ({
  start: exampleDay('2026-04-01'),
  end: exampleDay(end),
  mean,
  counted,
  of: 3,
});

describe('what is said of the figures around a decision', () => {
  it.each([
    ['both means', 12.4, side(12), '12.4% before, 12% after'],
    ['the one after it, where there was none before', null, side(12), '12% after it'],
    ['of how many months, where not all have a figure', 12.4, side(12, { counted: 2 }), '12% (2 of 3 months) after'],
    ['nothing of before, where there is nothing at all', null, side(null), 'Too early'],
    [
      'that it is too early, on the last day of the periods after it',
      12.4,
      side(null, { end: '2025-11-20' }),
      '12.4% before. Too early',
    ],
    [
      'that there is none, once those are over',
      12.4,
      side(null, { end: '2025-11-19' }),
      '12.4% before. No figure right after it',
    ],
  ])('%s', (_case, before, after, text) => {
    expect(aroundText({ before: side(before), after }, PERCENT, exampleShownPlan())).toContain(text);
  });
});
