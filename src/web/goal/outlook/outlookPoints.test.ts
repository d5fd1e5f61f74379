import { describe, expect, it } from 'vitest';
import { addDays, type Day, firstDayOfMonth, formatIsoDate } from '#core/calendar/date.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { galleryPlan } from '#testing/web/gallery/galleryPlan.ts';
import { outlookPoints } from './outlookPoints.ts';

const shown = { ...galleryPlan, plan: { ...galleryPlan.plan, fiscalStartMonth: 1 } };

const month = (index: number) => firstDayOfMonth(2025 + Math.floor(index / 12), (index % 12) + 1);
const year = (index: number) => firstDayOfMonth(2010 + index, 1);

const actualsIn = (dayAt: (index: number) => Day, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ date: dayAt(from + at), target: null, actual: 10 }));

const BAND = { expected: 10, low80: 9, high80: 11, low95: 8, high95: 12 };
const bandsAt = (dayAt: (index: number) => Day, ...indexes: readonly number[]) =>
  indexes.map((index) => ({ ...BAND, date: formatIsoDate(dayAt(index)), target: null }));

function monthly({
  aggregation = 'sum',
  figures = [0, 21],
  ahead = [22, 23],
  single = [22, 23, 24],
}: {
  readonly aggregation?: Aggregation;
  readonly figures?: readonly [from: number, to: number];
  readonly ahead?: readonly number[];
  readonly single?: readonly number[];
}) {
  const goal = exampleDashboardGoal({
    aggregation,
    trackingFrequency: 'monthly',
    span: { start: null, end: null },
    entries: actualsIn(month, ...figures),
  });
  const outlook = {
    points: bandsAt(month, ...single),
    to_date: bandsAt(month, ...ahead).map((band) => ({ ...band, expected: 100 })),
    rhythm: 'monthly' as const,
  };
  const { points, yearStart, isRunning } = outlookPoints(goal, { outlook, year: 2026 }, shown);
  const at = ({ start }: { start: Day }) => formatIsoDate(start).slice(0, 7);
  return {
    first: points.map(at)[0],
    last: points.map(at).at(-1),
    bands: points.filter(({ band }) => band !== null).map(at),
    likely: points.flatMap(({ band }) => band?.expected ?? []),
    yearStart,
    isRunning,
    actuals: points.map(({ actual }) => actual),
  };
}

describe('the outlook of a year is drawn with the year before', () => {
  it.each([
    ['sum', true, 100],
    ['average', true, 100],
    ['current', false, 100],
    ['highest', false, 10],
    ['lowest', false, 10],
  ] as const)('a goal of function %s as running figures: %s, with the figure %i', (aggregation, isRunning, likely) => {
    const found = monthly({ aggregation });
    expect(found).toMatchObject({ first: '2025-01', last: '2026-12', yearStart: 12, isRunning });
    expect(found.bands).toEqual(['2026-11', '2026-12']);
    expect(found.likely).toEqual([likely, likely]);
  });

  it('a sum begins anew with the year', () => {
    expect(monthly({}).actuals.slice(10, 14)).toEqual([110, 120, 10, 20]);
  });

  it.each([
    ['the first figure in December', 11, '2025-12', 1],
    ['the first figure in January', 12, '2026-01', null],
    ['the first figure in February', 13, '2026-02', null],
  ] as const)('from %s on', (_, from, first, yearStart) => {
    expect(monthly({ aggregation: 'highest', figures: [from, 21] })).toMatchObject({ first, yearStart });
  });

  it.each([
    ['the last period still open', [23], '2026-12'],
    ['no period left', [], '2027-12'],
  ] as const)('with %s', (_, ahead, last) => {
    expect(monthly({ ahead }).last).toBe(last);
  });

  it('a period that has its figure has no band', () => {
    expect(monthly({ ahead: [21, 22, 23] }).bands).toEqual(['2026-11', '2026-12']);
  });
});

it.each([
  [8, 8],
  [9, 7],
  [10, 7],
] as const)('of a yearly goal with %i figures before those to come, at most nine are shown', (count, from) => {
  const goal = exampleDashboardGoal({
    aggregation: 'current',
    trackingFrequency: 'yearly',
    span: { start: null, end: addDays(year(18), -1) },
    entries: actualsIn(year, 16 - count, 15),
  });
  const outlook = { points: bandsAt(year, 16, 17), to_date: [], rhythm: 'yearly' as const };
  const { points, yearStart } = outlookPoints(goal, { outlook, year: 2026 }, shown);
  expect([points[0]?.start, points.at(-1)?.start, yearStart]).toEqual([year(from), year(17), null]);
});
