import { describe, expect, it } from 'vitest';
import type { ChartPoint } from '#core/chart/progression.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { longPlotOf } from './longPlot.ts';

const unit = { valueType: 'number', currency: '$', unit: '' } as const;

function year(of: number, actual: number | null, target: number | null = null): ChartPoint {
  const [start, end] = [exampleDay(`${of}-01-01`), exampleDay(`${of}-12-31`)];
  return { start, end, target, actual, isPartial: false, estimate: null };
}

const FAR = [year(2022, 0), year(2023, 20), year(2024, 40), year(2025, null), year(2026, null, 100)];
const today = exampleDay('2025-01-01');

describe('a plot with one far target', () => {
  const plot = longPlotOf(FAR, unit, { lineCount: 3, today, isPast: true });

  it('has it as a mark, and the path to it from the last actual of what is past', () => {
    expect(plot.mark).toMatchObject({ index: 4, value: 100, left: 100, top: 0 });
    expect(plot.target).toMatch(/^M500 \S+L1000 0$/);
    expect(plot.lastTarget).toBeNull();
  });

  it('has the path from where it set out while it has figures', () => {
    expect(longPlotOf(FAR, unit, { lineCount: 3, today, isPast: false }).target).toMatch(/^M0 \S+L1000 0$/);
  });

  it('has the stretch without figures up to today', () => {
    expect(plot.gap).toEqual({ from: 50, to: 75 });
    expect(plot.today).toBe(75);
  });

  it('has no such stretch where figures reach today', () => {
    expect(longPlotOf(FAR, unit, { lineCount: 3, today: exampleDay('2023-06-01'), isPast: true }).gap).toBeNull();
  });
});

describe('a plot with a line of targets', () => {
  const line = FAR.map((point) => ({ ...point, target: 50 }));

  it('has no mark, and no stretch shaded while it is of the year shown', () => {
    const plot = longPlotOf(line, unit, { lineCount: 3, today, isPast: false });
    expect([plot.mark, plot.gap]).toEqual([null, null]);
    expect(plot.lastTarget).not.toBeNull();
  });
});
