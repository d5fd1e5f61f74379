import type { Merge, Noted } from '#server/features/exchange/tables/sheetSeen.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import { filledColumns } from './headCells.ts';
import { isFigure } from './isHeading.ts';

/** The rows below the headings, and where their goals' numbers stand. */
export type Body = {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly merges: readonly Merge[];
  /** Null where no heading is one of numbers. */
  readonly numberAt: number | null;
};

/** Rows below the headings that are no data: totals, repeated headings, titles of sections, and notes at the end. */
export function rowsBeside({ headings, rows, merges, numberAt }: Body): Noted[] {
  const found = new Map<Noted['kind'], TableRow[]>();
  const add = (kind: Noted['kind'], row: TableRow) => found.set(kind, [...(found.get(kind) ?? []), row]);
  const width = filledColumns(headings).length;
  const wide = new Map<number, number>();
  for (const { firstLine, firstColumn, lastColumn } of merges)
    wide.set(firstLine, Math.max(wide.get(firstLine) ?? 1, lastColumn - firstColumn + 1));
  const firstNote = rows.length - notesAtEnd(rows, { width, wide });
  const isNumbered = numberAt !== null && mostly(rows, ({ cells }) => (cells[numberAt] ?? '').trim() !== '');
  const isSection = (row: TableRow, next: TableRow | undefined) =>
    filledColumns(row.cells).length === 1 &&
    ((wide.get(row.line) ?? 1) > Math.max(2, width / 2) || (next !== undefined && isRepeated(next, headings)));
  for (const [at, row] of rows.entries()) {
    const isNumberless = numberAt !== null && !/\d/.test(row.cells[numberAt] ?? '');
    if (at >= firstNote) add('note', row);
    else if (isRepeated(row, headings)) add('repeated_headings', row);
    else if (isTotal(row, { isNumbered: isNumbered && isNumberless, hasNumber: numberAt !== null && !isNumberless }))
      add('total', row);
    else if (isSection(row, rows[at + 1])) add('section', row);
  }
  return ORDER.flatMap((kind): Noted[] => {
    const of = found.get(kind) ?? [];
    const [first] = of;
    if (first === undefined) return [];
    const text = first.cells.find((cell) => cell.trim() !== '') ?? '';
    return [{ kind, lines: of.map(({ line }) => line), columns: [], text: text.trim(), isLeftOut: true }];
  });
}

const ORDER = ['total', 'section', 'repeated_headings', 'note'] as const;

/** As a whole cell: `Total`, `Summe:`, `Gesamt 2026`. */
const TOTAL =
  /^(?:grand |sub-?|zwischen|teil|end)?(?:total|totals|sum|summe|summen|ytd)(?: général| general|e)?(?: \d{4})?\s*:?$|^(?:gesamt|gesamtsumme|gesamtergebnis|insgesamt|ergebnis|mittelwert|durchschnitt|average|mean|sous-total|total général|totaux|ensemble|somme|moyenne|suma|total general|media|promedio)(?: \d{4})?\s*:?$/i;

/** With the name of what it sums: `Total transport`, `Summe Bereich A`; in a row without a number only. */
const TOTAL_OF = /^(?:grand total|sub-?total|total|summe|zwischensumme|gesamt|sous-total|suma)[\s:]/i;

/** In the first cells of a row; a goal may be called so, but then it has a number. */
function isTotal(
  { cells }: TableRow,
  { isNumbered, hasNumber }: { readonly isNumbered: boolean; readonly hasNumber: boolean },
): boolean {
  if (hasNumber) return false;
  const texts = filledColumns(cells)
    .slice(0, 2)
    .map((column) => (cells[column] ?? '').trim());
  return texts.some((text) => TOTAL.test(text) || (isNumbered && TOTAL_OF.test(text)));
}

/** As at the top of each printed page. */
function isRepeated({ cells }: TableRow, headings: readonly string[]): boolean {
  const filled = filledColumns(cells);
  return filled.length > 1 && filled.every((column) => sameText(cells[column] ?? '', headings[column] ?? ''));
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const NOTE =
  /^\s*(?:[*†¹²³]|\(?\d\)\s|notes?\b|hinweise?\b|anmerkung|quellen?\b|stand\b|sources?\b|fuentes?\b|nota\b|remarque|légende|legende|legend\b|as of\b|erstellt|created|©)/i;
const LONG_NOTE = 60;

/** How many rows at the end are notes: a single text each, after a blank row, marked as one, long, or merged across. */
function notesAtEnd(
  rows: readonly TableRow[],
  { width, wide }: { readonly width: number; readonly wide: ReadonlyMap<number, number> },
): number {
  let notes = 0;
  if (width < 3) return 0;
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    const filled = row === undefined ? [] : filledColumns(row.cells);
    const text = (row?.cells[filled[0] ?? 0] ?? '').trim();
    if (row === undefined || filled.length !== 1 || isFigure(text)) break;
    const isAfterBlank = row.line - (rows[at - 1]?.line ?? row.line - 1) > 1;
    const isSaid = NOTE.test(text) || text.length > LONG_NOTE || (wide.get(row.line) ?? 1) > 2;
    if (isSaid || isAfterBlank) notes = rows.length - at;
  }
  return notes;
}

function mostly(rows: readonly TableRow[], test: (row: TableRow) => boolean): boolean {
  return rows.filter(test).length * 2 > rows.length;
}
