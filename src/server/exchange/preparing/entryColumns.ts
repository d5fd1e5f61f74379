import type { Day } from '#core/calendar/date.ts';
import type { EntryFigures, EntryRow } from './entryRow.ts';
import type { Place } from './findings.ts';
import { type Gathered, gatherRows, NO_GOAL } from './gatherRows.ts';
import { cellText, type Sheet, type Stated } from './sheet.ts';

/** Rows of entries by the shown number of their goal, in the order in which the goals first come. */
export type RowsByGoal = Iterable<readonly [string, readonly EntryRow[]]> & {
  get(key: string): readonly EntryRow[] | undefined;
};

export type EntryPlace = {
  /** As `goalOf` names it. */
  readonly goal: number;
  /** Counted among the sheets. */
  readonly sheet: number;
  /** Of the sheet's table. */
  readonly row: number;
};

/** Which figures a row speaks of. */
const TARGET = 1;
const ACTUAL = 2;

/**
 * The entries of an import in columns, gathered by goal: five million rows as objects would not fit in memory. The rows
 * of a goal are made when they are asked for. NaN is none.
 */
export class EntryColumns implements RowsByGoal {
  readonly #sheets: readonly Sheet[];
  /** How many rows stand in the sheets before each. */
  readonly #firsts: readonly number[];
  readonly #goals = new Map<string, number>();
  readonly #day: Int32Array;
  readonly #target: Float64Array;
  readonly #actual: Float64Array;
  readonly #speaksOf: Uint8Array;
  /** Of each row; let go once they are gathered. */
  #goalOfRow: Uint32Array;
  #gathered: Gathered | null = null;

  constructor(sheets: readonly Sheet[]) {
    let rows = 0;
    this.#sheets = sheets;
    this.#firsts = sheets.map(({ table }) => {
      rows += table.rows.length;
      return rows - table.rows.length;
    });
    this.#day = new Int32Array(rows);
    this.#target = new Float64Array(rows);
    this.#actual = new Float64Array(rows);
    this.#speaksOf = new Uint8Array(rows);
    this.#goalOfRow = new Uint32Array(rows).fill(NO_GOAL);
  }

  /** The goal of a shown number, as rows name it. */
  goalOf(key: string): number {
    const goal = this.#goals.get(key) ?? this.#goals.size;
    this.#goals.set(key, goal);
    return goal;
  }

  /** What a row says; all of them before any is asked for. One that says nothing stays out. */
  put({ goal, sheet, row }: EntryPlace, { day, target, actual }: EntryFigures): void {
    const at = Number(this.#firsts[sheet]) + row;
    this.#goalOfRow[at] = goal;
    this.#day[at] = day;
    this.#target[at] = target ?? Number.NaN;
    this.#actual[at] = actual ?? Number.NaN;
    this.#speaksOf[at] = (target === undefined ? 0 : TARGET) | (actual === undefined ? 0 : ACTUAL);
  }

  get(key: string): readonly EntryRow[] | undefined {
    const goal = this.#goals.get(key);
    const rows = goal === undefined ? [] : this.#rowsOf(key, goal);
    return rows.length === 0 ? undefined : rows;
  }

  *[Symbol.iterator](): Generator<readonly [string, readonly EntryRow[]]> {
    for (const [key, goal] of this.#goals) {
      const rows = this.#rowsOf(key, goal);
      if (rows.length > 0) yield [key, rows];
    }
  }

  #rowsOf(key: string, goal: number): EntryRow[] {
    const { order, ends } = this.#gather();
    const rows: EntryRow[] = [];
    for (let at = goal === 0 ? 0 : Number(ends[goal - 1]); at < Number(ends[goal]); at += 1) {
      rows.push(this.#rowAt(order === null ? at : Number(order[at]), key));
    }
    return rows;
  }

  #gather(): Gathered {
    if (this.#gathered !== null) return this.#gathered;
    this.#gathered = gatherRows(this.#goalOfRow, this.#goals.size);
    this.#goalOfRow = new Uint32Array(0);
    return this.#gathered;
  }

  #rowAt(at: number, key: string): EntryRow {
    const index = this.#firsts.findLastIndex((first) => first <= at);
    const sheet = this.#sheets[index];
    if (sheet === undefined) throw new RangeError(`There is no row ${at}.`);
    const speaksOf = Number(this.#speaksOf[at]);
    return new RowOfSheet({ sheet, row: at - Number(this.#firsts[index]) }, key, {
      day: Number(this.#day[at]) as Day,
      target: (speaksOf & TARGET) === 0 ? undefined : noneAsNull(Number(this.#target[at])),
      actual: (speaksOf & ACTUAL) === 0 ? undefined : noneAsNull(Number(this.#actual[at])),
    });
  }
}

/** Where it stands and how its date is written is read again where something is to be said of it. */
class RowOfSheet implements EntryRow {
  readonly goalKey: string;
  readonly day: Day;
  readonly target: Stated<number | null>;
  readonly actual: Stated<number | null>;
  readonly #from: { readonly sheet: Sheet; readonly row: number };

  constructor(from: { readonly sheet: Sheet; readonly row: number }, goalKey: string, figures: EntryFigures) {
    this.#from = from;
    this.goalKey = goalKey;
    this.day = figures.day;
    this.target = figures.target;
    this.actual = figures.actual;
  }

  get place(): Place {
    return { file: this.#from.sheet.table.file, line: this.#row.line };
  }

  get heading(): string | null {
    return this.#row.heading ?? null;
  }

  get dateText(): string {
    return cellText({ sheet: this.#from.sheet, row: this.#row, column: 'date' }) ?? '';
  }

  get #row() {
    const row = this.#from.sheet.table.rows.at(this.#from.row);
    if (row === undefined) throw new RangeError(`There is no row ${this.#from.row}.`);
    return row;
  }
}

function noneAsNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
