import { formatIsoDate } from '#core/calendar/date.ts';
import type { PreparedImport } from '#server/features/exchange/preparing/prepareImport.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';

/** The goals that an import writes, by their numbers. */
export function goalsOf({ edits }: PreparedImport): Readonly<Record<string, StoredGoal>> {
  return Object.fromEntries(
    edits.flatMap((edit) => (edit.entity === 'goal' && edit.after !== null ? [[edit.after.number, edit.after]] : [])),
  );
}

/** The cells of entries that an import writes. */
export function cellsOf({ edits }: PreparedImport) {
  return edits
    .flatMap((edit) => (edit.entity === 'entries' ? [...edit.cells] : []))
    .map((cell) => ({ ...cell, date: formatIsoDate(cell.date) }));
}

/** Where an import found something: `goals.csv:2:title`. */
export function found({ preview }: PreparedImport, code: string): string[] {
  return Array.from(
    preview.groups.find((group) => group.code === code)?.findings ?? [],
    ({ file, line, column }) => `${file}:${line}${column === null ? '' : `:${column}`}`,
  );
}
