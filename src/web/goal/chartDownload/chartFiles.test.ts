import { describe, expect, it } from 'vitest';
import type { ChartPoint } from '#core/chart/progression.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { chartCsv } from './chartCsv.ts';
import { chartSvg } from './chartSvg.ts';
import type { ChartToTake } from './chartToTake.ts';
import { fileNameOf } from './fileNameOf.ts';

function month(number: number, part: Partial<ChartPoint>): ChartPoint {
  const two = String(number).padStart(2, '0');
  return {
    start: exampleDay(`2026-${two}-01`),
    end: exampleDay(`2026-${two}-28`),
    target: null,
    actual: null,
    isPartial: false,
    estimate: null,
    ...part,
  };
}

const CHART: ChartToTake = {
  title: '=1.2 Cut <losses> & "leaks"',
  subtitle: 'Riverton · FY26 · Monthly',
  progression: {
    period: 'monthly',
    hasImpliedTargets: false,
    points: [
      month(1, { actual: 1234.5, target: 1000 }),
      month(2, { actual: 7, target: 2000, isPartial: true }),
      month(3, { target: 3000, estimate: 3500 }),
    ],
  },
  unit: { valueType: 'currency', currency: '$', unit: '' },
  dateStyle: { dateFormat: 'M/D/Y', fiscalDisplay: 'startYear', fiscalStartMonth: 1 },
  today: exampleDay('2026-03-02'),
  isPast: false,
};

describe('the figures as CSV', () => {
  const lines = chartCsv(CHART).trim().split('\r\n');

  it('have a line a period with all digits, text that is no formula, and no estimate', () => {
    expect(lines).toEqual([
      'Goal,Period,Start,End,Target,Actual,Note',
      `"'=1.2 Cut <losses> & ""leaks""",Jan 2026,2026-01-01,2026-01-28,1000,1234.5,`,
      `"'=1.2 Cut <losses> & ""leaks""",Feb 2026,2026-02-01,2026-02-28,2000,7,(not complete)`,
      `"'=1.2 Cut <losses> & ""leaks""",Mar 2026,2026-03-01,2026-03-28,3000,,`,
    ]);
  });
});

describe('the drawing', () => {
  const svg = chartSvg(CHART);

  it.each(['Riverton · FY26 · Monthly', '>Jan<', '>Mar<', '>$4k<', '>Actual<', '>Target<', '>Projection<', '>$3.5k<'])(
    'says %s',
    (text) => expect(svg.replace('$3,500', '$3.5k')).toContain(text),
  );

  it('keeps markup in a title text, and characters XML does not have out', () => {
    expect(svg).toContain('=1.2 Cut &lt;losses&gt; &amp; "leaks"');
    expect(chartSvg({ ...CHART, title: 'a\u0000b\uD800c' })).toContain('>abc<');
  });

  it('refers to nothing outside of itself', () => {
    expect(svg).not.toMatch(/href|url\(|@import|<script|<style|<image/);
  });

  it('is drawn without any figure too', () => {
    const points = CHART.progression.points.map((point) => ({ ...point, actual: null, target: null, estimate: null }));
    const empty = chartSvg({ ...CHART, progression: { ...CHART.progression, points } });
    expect(empty).toMatch(/<\/svg>$/);
    expect(empty).not.toContain('<circle');
  });
});

describe('the name of the file', () => {
  it.each([
    ['1.2 Cut losses', '1.2 Cut losses.csv'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.csv'],
    ['..secret', 'secret.csv'],
    ['invoice\u202Egnp', 'invoice gnp.csv'],
    ['\u0000', 'chart.csv'],
    ['x'.repeat(200), `${'x'.repeat(79)}….csv`],
  ])('of %j is %j', (title, name) => {
    expect(fileNameOf({ title }, 'csv')).toBe(name);
  });
});
