import { civilDateOf, type Day } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';
import type { EntryColumns } from '#server/store/rows/entryColumns.ts';
import type { CellWrite } from './cellWrites.ts';

export type EntryYears = ReadonlyMap<number, EntryColumns>;

/** The changed entries before and after, and the whole new content of each year that has one. */
export type MergedCells = {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
  readonly years: EntryYears;
};

/**
 * Writes cells into stored years. An entry with neither target nor actual is dropped. Cells that already have the
 * value are not changes.
 */
export function mergeCells(stored: EntryYears, writes: Iterable<readonly [Day, CellWrite]>): MergedCells {
  const before: Entry[] = [];
  const after: Entry[] = [];
  const years = new Map<number, EntryColumns>();
  for (const [year, writesOfYear] of byYear(writes)) {
    const merging = mergeYear(stored.get(year) ?? NO_ENTRIES, writesOfYear);
    if (merging.before.length + merging.after.length === 0) continue;
    for (const entry of merging.before) before.push(entry);
    for (const entry of merging.after) after.push(entry);
    years.set(year, merging.columns);
  }
  return { before, after, years };
}

const NO_ENTRIES: EntryColumns = { d: [], t: [], a: [] };

type Write = readonly [Day, CellWrite];

function byYear(writes: Iterable<readonly [Day, CellWrite]>): ReadonlyMap<number, readonly Write[]> {
  const years = new Map<number, Write[]>();
  for (const write of [...writes].sort(([one], [other]) => one - other)) {
    const { year } = civilDateOf(write[0]);
    const ofYear = years.get(year);
    if (ofYear === undefined) years.set(year, [write]);
    else ofYear.push(write);
  }
  return years;
}

type MergedYear = {
  readonly before: Entry[];
  readonly after: Entry[];
  readonly columns: { readonly d: number[]; readonly t: (number | null)[]; readonly a: (number | null)[] };
};

/** Both are sorted by day, so one pass is enough. */
function mergeYear(stored: EntryColumns, writes: readonly Write[]): MergedYear {
  const merging: MergedYear = { before: [], after: [], columns: { d: [], t: [], a: [] } };
  let at = 0;
  for (const [date, write] of writes) {
    for (; (stored.d[at] ?? Number.POSITIVE_INFINITY) < date; at += 1) keep(merging, entryAt(stored, at));
    const isStored = stored.d[at] === date;
    const old = isStored ? entryAt(stored, at) : { date, target: null, actual: null };
    if (isStored) at += 1;
    mergeEntry(merging, old, write);
  }
  for (; at < stored.d.length; at += 1) keep(merging, entryAt(stored, at));
  return merging;
}

function mergeEntry(merging: MergedYear, old: Entry, { target = old.target, actual = old.actual }: CellWrite): void {
  const entry = { date: old.date, target, actual };
  keep(merging, entry);
  if (target === old.target && actual === old.actual) return;
  if (!isEmpty(old)) merging.before.push(old);
  if (!isEmpty(entry)) merging.after.push(entry);
}

function keep({ columns }: MergedYear, entry: Entry): void {
  if (isEmpty(entry)) return;
  columns.d.push(entry.date);
  columns.t.push(entry.target);
  columns.a.push(entry.actual);
}

function entryAt({ d, t, a }: EntryColumns, index: number): Entry {
  return { date: (d[index] ?? 0) as Day, target: t[index] ?? null, actual: a[index] ?? null };
}

function isEmpty(entry: Entry): boolean {
  return entry.target === null && entry.actual === null;
}
