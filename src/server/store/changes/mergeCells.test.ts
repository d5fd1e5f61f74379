import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, civilDateOf, type Day } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';
import { columnsOfEntries, entriesOf } from '#server/store/rows/entryColumns.ts';
import { day } from '#testing/server/planUnderTest.ts';
import { type EntryYears, mergeCells } from './mergeCells.ts';

const anyValue = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null });
const anyDay = fc.integer({ min: 0, max: 800 }).map((days): Day => addDays(day('2024-01-01'), days));
const anyEntries = fc
  .uniqueArray(fc.record({ date: anyDay, target: anyValue, actual: anyValue }), { selector: ({ date }) => date })
  .map((entries) => entries.filter(({ target, actual }) => target !== null || actual !== null));
const anyWrites = fc.array(fc.tuple(anyDay, fc.record({ target: anyValue, actual: anyValue }, { requiredKeys: [] })));

it('writes into years as one would write into one list of entries, and tells exactly what changed', () => {
  fc.assert(
    fc.property(anyEntries, anyWrites, (stored, given) => {
      const writes = new Map(given);
      const wanted = new Map(stored.map((entry) => [entry.date, entry]));
      for (const [date, write] of writes) {
        wanted.set(date, { ...(wanted.get(date) ?? { date, target: null, actual: null }), ...write });
      }
      const merged = mergeCells(yearsOf(stored), writes);
      const now = new Map([...yearsOf(stored), ...merged.years]);
      expect([...now].sort(byYear).flatMap(([, columns]) => entriesOf(columns))).toEqual(present([...wanted.values()]));
      const isChanged = ({ date }: Entry) =>
        !same(
          wanted.get(date),
          stored.find((entry) => entry.date === date),
        );
      expect(merged.before).toEqual(present(stored.filter(isChanged)));
      expect(merged.after).toEqual(present([...wanted.values()].filter(isChanged)));
    }),
  );
});

it('names only years in which something changed', () => {
  const stored: Entry[] = [
    { date: day('2024-05-01'), target: 1, actual: null },
    { date: day('2025-05-01'), target: 1, actual: null },
  ];
  const merged = mergeCells(
    yearsOf(stored),
    new Map([
      [day('2024-05-01'), { target: 1 }],
      [day('2025-05-01'), { target: 2 }],
    ]),
  );
  expect([...merged.years.keys()]).toEqual([2025]);
});

it('leaves an emptied year with no entries, so that its row can go', () => {
  const merged = mergeCells(
    yearsOf([{ date: day('2024-05-01'), target: 1, actual: null }]),
    new Map([[day('2024-05-01'), { target: null }]]),
  );
  expect(merged.years).toEqual(new Map([[2024, { d: [], t: [], a: [] }]]));
});

function yearsOf(entries: readonly Entry[]): EntryYears {
  const years = new Map<number, Entry[]>();
  for (const entry of present(entries)) {
    const { year } = civilDateOf(entry.date);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return new Map([...years].map(([year, ofYear]) => [year, columnsOfEntries(ofYear)]));
}

function present(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ target, actual }) => target !== null || actual !== null)
    .toSorted((one, other) => one.date - other.date);
}

function same(one: Entry | undefined, other: Entry | undefined): boolean {
  return (one?.target ?? null) === (other?.target ?? null) && (one?.actual ?? null) === (other?.actual ?? null);
}

function byYear([one]: readonly [number, unknown], [other]: readonly [number, unknown]): number {
  return one - other;
}
