import { describe, expect, it } from 'vitest';
import type { ChartPoint } from '#core/chart/progression.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { plotOf } from './plot.ts';

const unit = { valueType: 'number', currency: '$', unit: '' } as const;

function point(part: Partial<ChartPoint>): ChartPoint {
  const day = exampleDay('2025-01-01');
  return { start: day, end: day, target: null, actual: null, isPartial: false, estimate: null, ...part };
}

const POINTS = [
  point({ actual: 0, target: 0 }),
  point({ actual: 50, target: 25 }),
  point({ estimate: 75, target: 50 }),
  point({ estimate: 100, target: 75 }),
];

describe('plotOf', () => {
  const plot = plotOf(POINTS, unit, 3);

  it('has its lines from the lowest up, each with its label', () => {
    expect(plot.lines.map(({ label }) => label)).toEqual(['0', '50', '100']);
    expect(plot.lines.map(({ top }) => Math.round(top))).toEqual([100, 51, 0]);
  });

  it('lets the projection set out from the last actual', () => {
    const [, last] = plot.actual.split('L');
    expect(plot.projection.startsWith(`M${last}`)).toBe(true);
    expect(plot.last).toMatchObject({ index: 1 });
  });

  it('lets it set out from the last complete actual, over one that goes on', () => {
    const [first, , ...rest] = POINTS;
    const partial = [first, point({ actual: 100 }), point({ actual: 20, isPartial: true, estimate: 60 }), ...rest];
    const [start, ...further] = plotOf(
      partial.filter((each) => each !== undefined),
      unit,
      3,
    ).projection.split('L');
    const plotted = plotOf(
      partial.filter((each) => each !== undefined),
      unit,
      3,
    );
    expect(plotted.actual.split('L')).toContain(start?.slice(1));
    expect(start).toMatch(/^M250[ ,]/);
    expect(further).toHaveLength(3);
    expect(plotted.last?.index).toBe(2);
  });

  it('says in percent where the lines end', () => {
    expect(plot.lastEstimate).toEqual({ left: 100, top: 0 });
    expect(plot.lastTarget?.left).toBe(100);
  });

  it('draws no projection where nothing is estimated', () => {
    const known = plotOf(POINTS.slice(0, 2), unit, 3);
    expect(known.projection).toBe('');
    expect(known.lastEstimate).toBeNull();
  });

  it('has nothing to point at without a figure', () => {
    const empty = plotOf([point({}), point({})], unit, 3);
    expect(empty).toMatchObject({ actual: '', target: '', projection: '', last: null, lastTarget: null });
  });
});
