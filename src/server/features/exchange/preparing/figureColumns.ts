import type { Day } from '#core/calendar/date.ts';
import type { EntryFigures, NamedSpan } from './entryRow.ts';
import { type Gathered, gatherRows, NO_GOAL } from './gatherRows.ts';

/** What a row says, and which of all rows it is. */
export type FiguresAt = EntryFigures & { readonly at: number };

/** Which figures a row speaks of. */
const TARGET = 1;
const ACTUAL = 2;
/** Which span its date names. */
const SPANS = { quarter: 4, year: 8, week: 16 } as const;

/**
 * What rows of entries say, in columns, gathered by goal: five million of them as objects would not fit in memory.
 * Those of a goal are made when they are asked for. NaN is none.
 */
export class FigureColumns {
  readonly #goals = new Map<string, number>();
  readonly #day: Int32Array;
  readonly #target: Float64Array;
  readonly #actual: Float64Array;
  readonly #speaksOf: Uint8Array;
  /** Of each row; let go once they are gathered. */
  #goalOfRow: Uint32Array;
  #gathered: Gathered | null = null;
  /** Whether some row is of a whole fiscal year. */
  hasYears = false;

  constructor(rows: number) {
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

  /** All of them before any is asked for; a row that is not put stays out. */
  put(goal: number, { at, day, target, actual, span }: FiguresAt): void {
    this.#goalOfRow[at] = goal;
    if (span === 'year') this.hasYears = true;
    this.#day[at] = day;
    this.#target[at] = target ?? Number.NaN;
    this.#actual[at] = actual ?? Number.NaN;
    this.#speaksOf[at] =
      (target === undefined ? 0 : TARGET) | (actual === undefined ? 0 : ACTUAL) | (span === null ? 0 : SPANS[span]);
  }

  /** Shown numbers, in the order in which the goals first come. */
  keys(): Iterable<string> {
    return this.#goals.keys();
  }

  /** By the shown number of their goal, in their own order. */
  of(key: string): FiguresAt[] {
    const goal = this.#goals.get(key);
    if (goal === undefined) return [];
    const { order, ends } = this.#gather();
    const rows: FiguresAt[] = [];
    for (let at = goal === 0 ? 0 : Number(ends[goal - 1]); at < Number(ends[goal]); at += 1) {
      rows.push(this.#row(order === null ? at : Number(order[at])));
    }
    return rows;
  }

  #gather(): Gathered {
    if (this.#gathered !== null) return this.#gathered;
    this.#gathered = gatherRows(this.#goalOfRow, this.#goals.size);
    this.#goalOfRow = new Uint32Array(0);
    return this.#gathered;
  }

  #row(at: number): FiguresAt {
    const speaksOf = Number(this.#speaksOf[at]);
    return {
      at,
      day: Number(this.#day[at]) as Day,
      target: (speaksOf & TARGET) === 0 ? undefined : noneAsNull(Number(this.#target[at])),
      actual: (speaksOf & ACTUAL) === 0 ? undefined : noneAsNull(Number(this.#actual[at])),
      span: spanOf(speaksOf),
    };
  }
}

function spanOf(speaksOf: number): NamedSpan | null {
  if ((speaksOf & SPANS.year) !== 0) return 'year';
  if ((speaksOf & SPANS.quarter) !== 0) return 'quarter';
  return (speaksOf & SPANS.week) === 0 ? null : 'week';
}

function noneAsNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
