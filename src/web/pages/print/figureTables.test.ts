import { describe, expect, it } from 'vitest';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { exampleShownPlan } from '#testing/web/exampleShownPlan.ts';
import { figureTables } from './figureTables.ts';

const shown = exampleShownPlan();

const monthly = exampleDashboardGoal({
  id: 'a',
  trackingFrequency: 'monthly',
  span: { start: exampleDay('2025-07-01'), end: exampleDay('2026-06-30') },
  entries: [
    { date: exampleDay('2025-07-01'), target: 10, actual: 9 },
    { date: exampleDay('2025-08-01'), target: 10, actual: 1_234_567_890 },
  ],
  figures: { endTarget: 120, ytd: { actual: 9, target: 10, variance: -1 } },
});

describe('a table of figures', () => {
  it('has the months of the fiscal year, and the year last', () => {
    const [table] = figureTables([monthly], shown);
    expect(table?.columns.slice(0, 3)).toEqual(['Jul', 'Aug', 'Sep']);
    expect(table?.columns).toHaveLength(12);
    expect(table?.total).toBe('FY25');
    expect(table?.rows[0]?.targets.slice(0, 3)).toEqual(['10', '10', '']);
    expect(table?.rows[0]?.targets.at(-1)).toBe('120');
    expect(table?.rows[0]?.actuals.at(-1)).toBe('9');
  });

  it('abbreviates what does not fit, and lies where its figures are long', () => {
    const [table] = figureTables([monthly], shown);
    expect(table?.rows[0]?.actuals[1]).toBe('1.2b');
    expect(table?.isWide).toBe(false);
    const long = { ...monthly, entries: [{ date: exampleDay('2025-07-01'), target: null, actual: 1_234_567 }] };
    expect(figureTables([long], shown)[0]).toMatchObject({ isWide: true });
  });

  it('has weekly goals by quarter, quarterly and yearly ones apart, for Plan-to-Date all by year', () => {
    const weekly = { ...monthly, id: 'b', trackingFrequency: 'weekly' as const };
    const yearly = { ...monthly, id: 'c', trackingFrequency: 'yearly' as const };
    const quarterly = { ...monthly, id: 'd', trackingFrequency: 'quarterly' as const };
    const tables = figureTables([monthly, weekly, yearly, quarterly], shown);
    expect(tables.map(({ kind, columns }) => [kind, columns.length])).toEqual([
      ['periods', 12],
      ['weekly', 4],
      ['quarterly', 4],
      ['yearly', 1],
    ]);
    const [all, ...more] = figureTables([monthly, weekly, yearly], { ...shown, year: 'ALL' });
    expect([all?.rows.length, more]).toEqual([3, []]);
  });

  it('leaves containers out: they have no figures of their own', () => {
    const distribution = { ...NO_GOALS, achieved: 1 };
    expect(figureTables([exampleDashboardGoal({ figures: { distribution } })], shown)).toEqual([]);
  });
});
