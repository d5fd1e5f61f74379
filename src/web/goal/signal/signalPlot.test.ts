import { describe, expect, it } from 'vitest';
import { seriesOf } from '#core/goal/series.ts';
import type { NewBase } from '#core/goal/statedParts.ts';
import { goalSignalOf } from '#core/signal/goalSignal.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { causeLabels } from './causeLabels.ts';
import { endLabelsOf } from './endLabels.ts';
import { signalPlotOf } from './signalPlot.ts';
import { signalSentence } from './signalSentence.ts';

const CALENDAR = { fiscalStartMonth: 1, weekStart: 1 };
const TODAY = exampleDay('2026-12-31');

function entriesOf(actuals: readonly (number | null)[]) {
  const first = 2026 * 12 + 11 - actuals.length;
  return actuals.map((actual, index) => {
    const month = first + index;
    const date = exampleDay(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`);
    return { date, target: null, actual };
  });
}

function signalOf(actuals: readonly (number | null)[], newBases: readonly NewBase[] = []) {
  const goal = { targetDirection: 'up', trackingFrequency: 'monthly', newBases } as const;
  return goalSignalOf(goal, { series: seriesOf(entriesOf(actuals), 'monthly', CALENDAR), today: TODAY });
}

function plotOf(actuals: readonly (number | null)[], newBases: readonly NewBase[] = []) {
  const plot = signalPlotOf(signalOf(actuals, newBases), {
    entries: entriesOf(actuals),
    frequency: 'monthly',
    calendar: CALENDAR,
    unit: { valueType: 'number', currency: '$', unit: '' },
  });
  return plot ?? expect.fail('there are figures');
}

const names = (plot: ReturnType<typeof plotOf>, width = 430) =>
  causeLabels(plot, { width, height: 150, textOf: ({ cause }) => cause }).map(({ text }) => text);

const NOISE = [3, 5, 2, 6, 4, 3, 6, 2, 5, 4, 3, 5];
const HIGHER = NOISE.map((value) => value + 20);
const BASE = { date: exampleDay('2025-12-01'), reason: 'Every branch counts' };

describe('the chart of a signal', () => {
  it('shows the last 40 periods, a missing one as a gap', () => {
    const plot = plotOf([...NOISE, ...NOISE, ...NOISE, ...NOISE.slice(0, 6), null, 5, 4]);
    expect(plot.ticks).toHaveLength(40);
    expect(plot.points).toHaveLength(39);
    expect([plot.points[0]?.left, plot.points.at(-1)?.left]).toEqual([0, 100]);
  });

  it('names each line at its end once, also where both limits are written the same', () => {
    const labels = endLabelsOf(plotOf(NOISE.map(() => 5)), { valueType: 'number', currency: '$', unit: '' });
    expect(new Set(labels.map(({ text }) => text)).size).toBeLessThan(labels.length);
    expect(labels.map(({ line }) => line)).toEqual(['upper', 'mean', 'lower']);
  });

  it('parts mean and limits half a period before a new base', () => {
    const { bases, stretches } = plotOf([...NOISE, ...HIGHER], [BASE]);
    expect(bases.map(({ base }) => base)).toEqual([BASE]);
    expect(bases[0]?.left).toBeCloseTo((11.5 / 23) * 100);
    expect(stretches.map(({ left, right, isLatest }) => [left, Math.round(right), isLatest])).toEqual([
      [0, 50, false],
      [50, 100, true],
    ]);
  });

  it('has no line of a base before the first period shown, whose limits count', () => {
    const long = Array.from({ length: 4 }, () => NOISE).flat();
    const { bases, stretches } = plotOf(long, [{ ...BASE, date: exampleDay('2023-01-01') }]);
    expect(bases).toEqual([]);
    expect(stretches).toMatchObject([{ left: 0, right: 100, isLatest: true }]);
  });

  it('draws one point alone in the middle, without limits', () => {
    expect(plotOf([3])).toMatchObject({ points: [{ left: 50 }], stretches: [] });
  });

  it('names a run once, at its last point', () => {
    const plot = plotOf([...NOISE, 7, 8, 7, 8, 7, 8, 7]);
    expect(plot.points.filter(({ cause }) => cause === 'seven_above').length).toBeGreaterThan(6);
    expect(names(plot)).toEqual(['seven_above']);
  });

  it('leaves out a name that has no room, or would cover a point', () => {
    const beyond = plotOf([...NOISE, 90, ...NOISE]);
    expect(names(beyond)).toContain('above_limit');
    expect(names(beyond, 60)).toEqual([]);
    const { points, ...rest } = beyond;
    const wall = points.map((point, index) => ({ ...point, top: index === 12 ? point.top : (index % 4) * 10 }));
    expect(names({ ...rest, points: wall })).not.toContain('above_limit');
  });
});

describe('the sentence of a signal', () => {
  const sentence = (...args: Parameters<typeof signalOf>) =>
    signalSentence(signalOf(...args), () => 'Nov 2026')?.join(' ');

  it.each([
    ['nothing unusual', [...NOISE], [], 'Nothing unusual: Nov 2026 is within what this measure does.'],
    ['beyond a limit', [...NOISE, 90], [], 'Better than usual: Nov 2026 is above the upper limit.'],
    ['too few', [3, 4], [], 'Too few figures: 2 of 12 that it takes to tell a signal from noise.'],
    [
      'too few since a new base',
      [...NOISE, 3, 4, 5],
      [{ ...BASE, date: exampleDay('2026-09-01') }],
      'Too few figures since the new base: 3 of 12 that it takes to tell a signal from noise.',
    ],
  ])('says %s', (_, actuals, bases, expected) => {
    expect(sentence(actuals, bases)).toBe(expected);
  });

  it('says of a season that points of it stand out', () => {
    const season = Array.from({ length: 48 }, (_, index) => (index % 12 === 6 ? 50 : 5 + (index % 3)));
    expect(sentence(season)).toMatch(/^This measure has a season:/);
  });

  it('is none without figures', () => {
    expect(sentence([])).toBeUndefined();
  });
});
