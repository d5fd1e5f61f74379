import type { CellOfFile, ImportProof, OutCell, OutReason } from '#contract/importQuestion.ts';
import { OUT_REASONS } from '#contract/importQuestion.ts';
import { columnLetters } from '#core/format/columnLetters.ts';
import { lookKey } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { mendedName } from './mendedCells.ts';
import type { Place } from './model.ts';
import { repairOf } from './repairs.ts';

/** Why a plan does not take a cell. */
type OwnReason = Pick<OutCell, 'why' | 'said'>;

/** What becomes of every filled cell of the sheets: it comes in, or stays out for a reason. */
export class Ledger {
  readonly #sheets = new Map<
    Grid,
    { readonly rows: ReadonlyMap<number, number>; readonly width: number; readonly states: Uint8Array }
  >();
  readonly #headings = new Map<Grid, Map<number, string>>();
  readonly #own = new Map<Grid, Map<string, OwnReason>>();

  readonly grids: readonly Grid[];

  constructor(grids: readonly Grid[]) {
    this.grids = grids;
    for (const grid of grids) {
      const width = grid.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
      const rows = new Map(grid.rows.map(({ line }, at) => [line, at]));
      this.#sheets.set(grid, { rows, width, states: new Uint8Array(grid.rows.length * width) });
    }
  }

  take(grid: Grid, place: Place): void {
    this.#put(grid, place, IN);
  }

  /** A cell that came in stays in. */
  leave(grid: Grid, place: Place, reason: OutReason): void {
    if (this.#state(grid, place) !== IN) this.#put(grid, place, FIRST_OUT + OUT_REASONS.indexOf(reason));
  }

  /** What was taken and then could not be kept. */
  giveBack(grid: Grid, place: Place, reason: OutReason): void {
    this.#put(grid, place, FIRST_OUT + OUT_REASONS.indexOf(reason));
  }

  /** What was taken and the plan refuses, for a reason of its own. */
  refuse(grid: Grid, place: Place, own: OwnReason): void {
    this.giveBack(grid, place, 'refused');
    const { grid: sheet, place: at } = standing(grid, place);
    const reasons = this.#own.get(sheet) ?? new Map<string, OwnReason>();
    if (reasons.size < MOST_CELLS) this.#own.set(sheet, reasons.set(lookKey(at.line, at.column), own));
  }

  leaveRow(grid: Grid, line: number, reason: OutReason): void {
    const { cells = [] } = rowAt(grid, line) ?? {};
    for (const column of cells.keys()) this.leave(grid, { line, column }, reason);
  }

  isOut(grid: Grid, place: Place): boolean {
    return this.#state(grid, place) !== IN;
  }

  headings(grid: Grid, headings: ReadonlyMap<number, string>): void {
    this.#headings.set(grid, new Map([...(this.#headings.get(grid) ?? []), ...headings]));
  }

  proof(sentences: (reason: OutReason) => string): ImportProof {
    const isOnly = this.grids.length === 1;
    let filled = 0;
    let taken = 0;
    const cells: ImportProof['cells'] = [];
    const columns = new Map<
      string,
      { -readonly [Key in keyof ImportProof['groups'][number]]: ImportProof['groups'][number][Key] }
    >();
    for (const grid of this.grids) {
      const sheet = this.#sheets.get(grid);
      const headings = this.#headings.get(grid);
      if (sheet === undefined) continue;
      for (const [at, { line, cells: texts }] of grid.rows.entries())
        for (let column = 0; column < texts.length; column += 1) {
          const text = texts[column]?.trim() ?? '';
          if (text === '' || grid.isOwnCell?.(line, column) === false) continue;
          filled += 1;
          const state = sheet.states[at * sheet.width + column] ?? 0;
          if (state === IN) {
            taken += 1;
            continue;
          }
          const heading = headings?.get(column) ?? null;
          const reason =
            OUT_REASONS[state - FIRST_OUT] ?? (heading === null || heading === '' ? 'no_heading' : 'unused');
          const own = reason === 'refused' ? this.#own.get(grid)?.get(lookKey(line, column)) : undefined;
          const why = own?.why ?? sentences(reason);
          const letters = columnLetters(column);
          const isOfColumn = OF_COLUMNS.has(reason);
          const isOfSheet = reason === 'other_sheet' || reason === 'hidden';
          const what = isOfSheet
            ? `sheet ${grid.sheet ?? grid.file}`
            : isOfColumn
              ? `column ${letters}`
              : `row ${line}`;
          const name = `${columnLetters(column)}${line}`;
          const key = `${grid.file}\n${grid.sheet}\n${what}\n${reason}\n${own?.why ?? ''}`;
          const group = columns.get(key);
          if (group === undefined)
            columns.set(key, {
              file: grid.file,
              sheet: grid.sheet,
              what,
              heading: isOfColumn ? heading : null,
              first_row: line,
              last_row: line,
              cells: 1,
              reason,
              why,
            });
          else {
            group.cells += 1;
            group.last_row = line;
          }
          if (cells.length < MOST_CELLS)
            cells.push({
              ...cellOf(grid, { line, column }),
              answer_name: mendedName(grid, name, isOnly),
              ...mendingOf(text, reason),
              row: line,
              heading,
              reason,
              why,
              ...(own?.said === undefined ? {} : { said: own.said }),
            });
        }
    }
    return { filled, in: taken, out: filled - taken, groups: [...columns.values()], cells };
  }

  #state(inGrid: Grid, inPlace: Place): number {
    const {
      grid,
      place: { line, column },
    } = standing(inGrid, inPlace);
    const sheet = this.#sheets.get(grid);
    const at = sheet?.rows.get(line);
    return sheet === undefined || at === undefined ? 0 : (sheet.states[at * sheet.width + column] ?? 0);
  }

  #put(inGrid: Grid, inPlace: Place, state: number): void {
    const {
      grid,
      place: { line, column },
    } = standing(inGrid, inPlace);
    const sheet = this.#sheets.get(grid);
    const at = sheet?.rows.get(line);
    if (sheet !== undefined && at !== undefined && column < sheet.width)
      sheet.states[at * sheet.width + column] = state;
  }
}

/** Only what cannot be read, or says that there is nothing, is mended in its place. */
function mendingOf(text: string, reason: OutReason): Pick<ImportProof['cells'][number], 'flaw' | 'repair'> {
  if (reason !== 'unreadable') return { flaw: null, repair: null };
  const { flaw, value } = repairOf(text);
  return { flaw, repair: value };
}

/** Reasons that a whole column has. */
const OF_COLUMNS: ReadonlySet<OutReason> = new Set(['unused', 'computed', 'other_taken']);

const IN = 1;
const FIRST_OUT = 2;
/** So many are listed one by one; all are counted. */
const MOST_CELLS = 2000;
const LONGEST = 120;

/** A cell as questions and proof name it. */
export function cellOf(inGrid: Grid, inPlace: Place): CellOfFile {
  const {
    grid,
    place: { line, column },
  } = standing(inGrid, inPlace);
  const row = rowAt(grid, line);
  const text = (row?.cells[column] ?? '').trim().slice(0, LONGEST);
  return { file: grid.file, sheet: grid.sheet, cell: `${columnLetters(column)}${line}`, text };
}

/** The first cell that says a text; null where none does, as with the name of a sheet. */
export function placeOf({ rows, original }: Grid, text: string): Place | null {
  if (original !== undefined) return null;
  for (const { line, cells } of rows) {
    const column = cells.findIndex((cell) => cell.trim() === text);
    if (column >= 0) return { line, column };
  }
  return null;
}

/** Where a cell of a sheet with rows and columns exchanged really stands. */
function standing(grid: Grid, place: Place): { readonly grid: Grid; readonly place: Place } {
  const { original } = grid;
  if (original === undefined) return { grid, place };
  return { grid: original, place: { line: original.rows[place.column]?.line ?? 0, column: place.line - 1 } };
}

/** Rows stand in the order of their lines. */
export function rowAt({ rows }: Grid, line: number): Grid['rows'][number] | undefined {
  let [low, high] = [0, rows.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row === undefined || row.line === line) return row;
    if (row.line < line) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Why cells stay out, as a sentence. */
export const OUT_SENTENCES: Readonly<Record<OutReason, string>> = {
  unreadable: 'not a number or a day that can be read',
  no_figure: 'says that there is no figure',
  no_day: 'says that there is no day',
  none: 'says that there is none',
  unused: 'its column is left out: there is no field for it',
  computed: 'worked out from other cells of the file',
  total: 'a total, no goal',
  note: 'a note, no goal',
  title: 'a title above the table',
  repeated: 'stands in the file twice; the last one is taken',
  no_heading: 'stands under no heading',
  hidden: 'on a hidden sheet',
  other_sheet: 'on a sheet without goals of its own',
  contradicts: 'contradicts another cell of the same goal and period',
  refused: 'the plan does not take it',
  other_taken: 'another cell of the goal is taken for it',
  no_goal: 'its row names no goal',
  no_period: 'its row has no period that can be read',
};
