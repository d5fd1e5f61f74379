import { describe, expect, it } from 'vitest';
import { addDays, firstDayOfMonth } from '#core/calendar/date.ts';
import { outlookPlotOf } from './outlookPlot.ts';

const BAND = { expected: 0, low80: -10, high80: 10, low95: -20, high95: 20 };
const unit = { valueType: 'number', currency: '$', unit: '' } as const;

function plotOf({
  actuals = [-50, 50],
  band = {},
  yearStart = null,
  isRunning = false,
}: {
  readonly actuals?: readonly number[];
  readonly band?: Partial<typeof BAND>;
  readonly yearStart?: number | null;
  readonly isRunning?: boolean;
}) {
  const points = [10, 11, 12, 13].map((month, index) => {
    const start = firstDayOfMonth(2026 + Math.floor(month / 13), month === 13 ? 1 : month);
    const actual = actuals[index] ?? null;
    return {
      start,
      end: addDays(start, 27),
      target: null,
      estimate: null,
      isPartial: false,
      actual,
      band: actual === null ? { ...BAND, ...band } : null,
    };
  });
  return outlookPlotOf({ period: 'monthly', points, yearStart, isRunning }, { unit, today: firstDayOfMonth(2026, 12) });
}

describe('the likely line', () => {
  it('begins at the last figure', () => {
    expect(plotOf({}).likely).toBe('M333.33 0L666.67 500L1000 500');
  });

  it.each([
    ['the last figure in the new year', 1, true, 'M333.33 0'],
    ['the new year beginning with the first period to come', 2, true, 'M666.67 500'],
    ['the new year beginning after it', 3, true, 'M333.33 0'],
    ['figures that do not run up', 2, false, 'M333.33 0'],
  ] as const)('with %s', (_, yearStart, isRunning, start) => {
    expect(plotOf({ yearStart, isRunning }).likely.startsWith(`${start}L`)).toBe(true);
  });
});

it('a band is an area from its upper edge back along its lower one', () => {
  const { band80, band95 } = plotOf({});
  expect(band80).toBe('M333.33 0L666.67 400L1000 400L1000 600L666.67 600L333.33 0Z');
  expect(band95).toBe('M333.33 0L666.67 300L1000 300L1000 700L666.67 700L333.33 0Z');
});

describe('a band is named where there is room', () => {
  it.each([
    ['none', { high95: 15.9, high80: 10, low80: -10 }, []],
    ['the wide one', { high95: 16, high80: 10, low80: -10 }, ['nearlyAll']],
    ['both', { high95: 38, high80: 32, low80: -10 }, ['nearlyAll', 'most']],
    ['the wide one, the other just too narrow', { high95: 38, high80: 31.9, low80: -10 }, ['nearlyAll']],
  ] as const)('%s', (_, band, names) => {
    expect(plotOf({ band }).bandLabels.map((label) => label.band)).toEqual(names);
  });
});
