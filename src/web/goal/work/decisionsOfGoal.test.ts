import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleShownPlan } from '#testing/web/exampleShownPlan.ts';
import { aroundText } from './decisionsOfGoal.ts';

const PERCENT = { valueType: 'percent', unit: '' } as const;
const side = (mean: number | null, end = '2026-06-30') => ({
  start: exampleDay('2026-04-01'),
  end: exampleDay(end),
  mean,
});

describe('what is said of the figures around a decision', () => {
  it.each([
    ['both means', 12.4, side(12), '12.4% before, 12% after'],
    ['the one after it, where there was none before', null, side(12), '12% after it'],
    ['that it is too early, on the last day of the periods after it', 12.4, side(null, '2025-11-20'), 'Too early'],
    ['that there is none, once those are over', 12.4, side(null, '2025-11-19'), 'No figure right after it'],
  ])('%s', (_case, before, after, text) => {
    expect(aroundText({ before: side(before), after }, PERCENT, exampleShownPlan())).toContain(text);
  });
});
