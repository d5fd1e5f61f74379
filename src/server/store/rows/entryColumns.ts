import type { Day } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';

/** Entries as three JSON columns: days since 1970, targets, actuals; sorted by day, null is none. */
export type EntryColumns = {
  readonly d: readonly number[];
  readonly t: readonly (number | null)[];
  readonly a: readonly (number | null)[];
};

export function columnsOfEntries(entries: readonly Entry[]): EntryColumns {
  return {
    d: entries.map((entry) => entry.date),
    t: entries.map((entry) => entry.target),
    a: entries.map((entry) => entry.actual),
  };
}

export function entryColumnsTextOf(entries: readonly Entry[]): string {
  return JSON.stringify(columnsOfEntries(entries));
}

export function entryColumnsOf(text: string): EntryColumns {
  const columns: unknown = JSON.parse(text);
  if (isEntryColumns(columns)) return columns;
  throw new Error('The store holds entries that Milepost never writes.');
}

export function entriesOf(columns: EntryColumns): Entry[] {
  return columns.d.map((day, index) => ({
    date: day as Day,
    target: columns.t[index] ?? null,
    actual: columns.a[index] ?? null,
  }));
}

function isEntryColumns(columns: unknown): columns is EntryColumns {
  if (columns === null || typeof columns !== 'object') return false;
  if (!('d' in columns && 't' in columns && 'a' in columns)) return false;
  const { d, t, a } = columns;
  return Array.isArray(d) && Array.isArray(t) && Array.isArray(a) && d.length === t.length && d.length === a.length;
}
