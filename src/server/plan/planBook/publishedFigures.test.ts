import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { civilDateOf } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import { summarizeGoal } from '#core/figure/summary.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import { type RawEntry, type Series, seriesOf } from '#core/goal/series.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';

const folder = join(process.env.MILEPOST_SHARED_DATA ?? '../shared/data', 'mta-rail-bus');
const isHere = existsSync(folder);
if (!isHere) console.warn(`Published figures are not compared: there is no ${folder} (MILEPOST_SHARED_DATA).`);

describe.skipIf(!isHere)('year-to-date figures of real indicators agree with the published ones', () => {
  it.each([
    { fit: 'sum', aggregation: 'sum', within: 0.0005, goals: 8, months: 380, misses: 0 },
    { fit: 'avg', aggregation: 'average', within: 0.01, goals: 35, months: 1392, misses: 1 },
  ] as const)('$goals goals whose published figures are a $fit, $months months', (expected) => {
    const goals = rowsOf('function_fit.csv').filter(({ best }) => best === expected.fit);
    const months = goals.flatMap(({ goal_number }) => monthsOf(String(goal_number), expected.aggregation));
    const misses = months.filter(({ ours, published }) => !isWithin(ours, published, expected.within));
    expect({ goals: goals.length, months: months.length, misses: misses.length }).toEqual({
      goals: expected.goals,
      months: expected.months,
      misses: expected.misses,
    });
  });
});

function monthsOf(number: string, aggregation: Aggregation): { ours: number | null; published: number }[] {
  const goal = exampleGoal({ aggregation });
  const series = seriesFor(number);
  return rowsOf('ytd_reference.csv')
    .filter((row) => row.goal_number === number && row.ytd_actual !== '')
    .flatMap(({ date, ytd_actual }) => {
      const month = exampleDay(String(date));
      const context = { plan: EXAMPLE_PLAN, today: periodEndOf(month, 'monthly'), year: civilDateOf(month).year };
      const { ytd, asOf } = summarizeGoal(goal, series, context);
      return asOf === month ? [{ ours: ytd.actual, published: Number(ytd_actual) }] : [];
    });
}

function seriesFor(number: string): Series {
  const entries = rowsOf('entries.csv')
    .filter((row) => row.goal_number === number)
    .map(({ date, target, actual }): RawEntry => ({ date: exampleDay(String(date)), target, actual }));
  return seriesOf(entries, 'monthly', EXAMPLE_PLAN);
}

function isWithin(ours: number | null, published: number, share: number): boolean {
  return ours !== null && Math.abs(ours - published) <= share * Math.abs(published) + 1e-9;
}

type Row = Readonly<Record<string, string>>;
const files = new Map<string, readonly Row[]>();

function rowsOf(file: string): readonly Row[] {
  const known = files.get(file);
  if (known) return known;
  const { data } = Papa.parse<Row>(readFileSync(join(folder, file), 'utf8'), { header: true, skipEmptyLines: true });
  files.set(file, data);
  return data;
}
