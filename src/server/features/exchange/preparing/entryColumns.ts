import type { Day } from '#core/calendar/date.ts';
import type { Place } from '#server/features/exchange/preparing/base/findings.ts';
import { cellText, type Sheet, type Stated } from '#server/features/exchange/preparing/base/sheet.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import type { EntryFigures, EntryRow, NamedSpan } from './entryRow.ts';
import { FigureColumns, type FiguresAt } from './figureColumns.ts';

/** Rows of entries by the shown number of their goal, in the order in which the goals first come. */
export type RowsByGoal = Iterable<readonly [string, readonly EntryRow[]]> & {
  get(key: string): readonly EntryRow[] | undefined;
};

export type EntryPlace = {
  /** As the figures name it. */
  readonly goal: number;
  /** Counted among the sheets. */
  readonly sheet: number;
  /** Of the sheet's table. */
  readonly row: number;
};

/** The rows of the entries tables: what they say in columns, and where to look for what else stands in them. */
export class EntryColumns implements RowsByGoal {
  /** What they say; who holds on to nothing else lets the tables go. */
  readonly figures: FigureColumns;
  readonly #sheets: readonly Sheet[];
  /** How many rows stand in the sheets before each. */
  readonly #firsts: readonly number[];

  constructor(sheets: readonly Sheet[]) {
    let rows = 0;
    this.#sheets = sheets;
    this.#firsts = sheets.map(({ table }) => {
      rows += table.rows.length;
      return rows - table.rows.length;
    });
    this.figures = new FigureColumns(rows);
  }

  put({ goal, sheet, row }: EntryPlace, figures: EntryFigures): void {
    this.figures.put(goal, { at: Number(this.#firsts[sheet]) + row, ...figures });
  }

  get(key: string): readonly EntryRow[] | undefined {
    const rows = this.figures.of(key);
    return rows.length === 0 ? undefined : rows.map((figures) => this.#row(key, figures));
  }

  *[Symbol.iterator](): Generator<readonly [string, readonly EntryRow[]]> {
    for (const key of this.figures.keys()) {
      const rows = this.get(key);
      if (rows !== undefined) yield [key, rows];
    }
  }

  #row(key: string, figures: FiguresAt): EntryRow {
    const index = this.#firsts.findLastIndex((first) => first <= figures.at);
    const sheet = this.#sheets[index];
    if (sheet === undefined) throw new RangeError(`There is no row ${figures.at}.`);
    return new RowOfSheet({ sheet, row: figures.at - Number(this.#firsts[index]) }, key, figures);
  }
}

/** Where it stands and how its date is written is read again where something is to be said of it. */
class RowOfSheet implements EntryRow {
  readonly goalKey: string;
  readonly day: Day;
  readonly target: Stated<number | null>;
  readonly actual: Stated<number | null>;
  readonly span: NamedSpan | null;
  readonly #from: { readonly sheet: Sheet; readonly row: number };
  #made: TableRow | null = null;

  constructor(from: { readonly sheet: Sheet; readonly row: number }, goalKey: string, figures: EntryFigures) {
    this.#from = from;
    this.goalKey = goalKey;
    this.day = figures.day;
    this.target = figures.target;
    this.actual = figures.actual;
    this.span = figures.span;
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

  get #row(): TableRow {
    this.#made ??= this.#from.sheet.table.rows.at(this.#from.row) ?? null;
    if (this.#made === null) throw new RangeError(`There is no row ${this.#from.row}.`);
    return this.#made;
  }
}
