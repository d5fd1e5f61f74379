import * as z from 'zod/mini';
import './noEval.ts';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';

/** One performance entry of all_perf_data, ytd_perf_data or ptd_perf_data. */
export const entriesSchema = z.array(
  z.object({ date: z.string(), target: z.nullable(z.number()), actual: z.nullable(z.number()) }),
);

export type WireEntry = z.infer<typeof entriesSchema>[number];

export function encodeEntry(entry: Entry): WireEntry {
  return { date: formatIsoDate(entry.date), target: entry.target, actual: entry.actual };
}

/** An entry whose date does not exist is left out: the server never sends one. */
export function decodeEntries(wire: readonly WireEntry[]): Entry[] {
  return wire.flatMap((entry) => {
    const date: Day | null = readIsoDate(entry.date);
    return date === null ? [] : [{ date, target: entry.target, actual: entry.actual }];
  });
}
