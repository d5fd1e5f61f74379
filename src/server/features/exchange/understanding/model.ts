import type { OutReason } from '#contract/importQuestion.ts';
import type { ImportReason } from '#contract/importReason.ts';
import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import type { ConceptFound } from '#server/features/exchange/understanding/words/headingWords.ts';
import type { FoundPeriod } from './foundPeriod.ts';

/** A value that is proposed, how sure that is (0 to 1), and why, in a sentence. */
export type Proposal<Value> = { readonly value: Value; readonly confidence: number; readonly reason: ImportReason };

/**
 * One way of recognising something: evidence in, a proposal out, or null where it has nothing to say. Recognisers stand
 * in a list; of all their proposals the surest holds, of equals the first.
 */
export type Recogniser<Evidence, Value> = (evidence: Evidence) => Proposal<Value> | null;

export function surest<Evidence, Value>(
  recognisers: readonly Recogniser<Evidence, Value>[],
  evidence: Evidence,
): Proposal<Value> | null {
  let best: Proposal<Value> | null = null;
  for (const recognise of recognisers) {
    const proposal = recognise(evidence);
    if (proposal !== null && (best === null || proposal.confidence > best.confidence)) best = proposal;
  }
  return best;
}

/** A place in a sheet; columns count from 0. */
export type Place = { readonly line: number; readonly column: number };

/** A cell of a record, with where it stands. */
export type TextAt = { readonly text: string; readonly place: Place };

export type FigureKind = 'target' | 'actual' | 'baseline';

/** What a column is taken for. */
export type Role =
  | {
      readonly is:
        | 'number'
        | 'title'
        | 'owner'
        | 'department'
        | 'unit'
        | 'direction'
        | 'function'
        | 'frequency'
        | 'start'
        | 'end'
        | 'description'
        | 'perspective'
        | 'period'
        | 'series'
        | 'valueFormat'
        | 'place'
        | 'measure'
        | 'code'
        /** Of work alone: which goals it is for, money, what it waits for, the day it was done. */
        | 'goals'
        | 'planned'
        | 'spent'
        | 'after'
        | 'doneOn';
    }
  /** One of our own columns, or of the plan's own fields: its cells are taken as they stand. */
  | { readonly is: 'own'; readonly column: string; readonly isNew?: true }
  /** Names what stands above the goals of its rows; the lowest rank is the outermost. */
  | { readonly is: 'level'; readonly rank: number }
  /** `kind` null: a column of types, or the period, says it. */
  | { readonly is: 'figure'; readonly kind: FigureKind | null; readonly isShareDone?: true }
  /** The year of another column, by its rows: `Target year`. */
  | { readonly is: 'yearOf'; readonly kind: 'target' | 'baseline' }
  | { readonly is: 'status' }
  /** Its heading is a goal whose figures stand below, in a table with its periods in rows. */
  | { readonly is: 'goal'; readonly stem: string; readonly kind: FigureKind }
  | { readonly is: 'out'; readonly reason: OutReason };

/** What columns are proposed for, by where they stand. */
export type Proposed = Map<number, Proposal<Role>>;

/** A column of a table: its heading, what the heading says, and what its cells are. */
export type Column = {
  readonly at: number;
  /** As the file has it; of several rows joined by " | ". */
  readonly heading: string;
  readonly headingPlaces: readonly Place[];
  readonly period: FoundPeriod | null;
  /** The heading without its period and unit. */
  readonly rest: string;
  /** In brackets in the heading: `Valor (%)`. */
  readonly unit: string;
  readonly concepts: readonly ConceptFound[];
  readonly cells: CellCounts;
};

export type CellCounts = {
  readonly filled: number;
  readonly figures: number;
  readonly percents: number;
  readonly texts: number;
  readonly dates: number;
  readonly periods: number;
  readonly formulas: number;
  readonly none: number;
  readonly distinct: number;
  readonly statuses: number;
  readonly directions: number;
  readonly frequencies: number;
  readonly functions: number;
  readonly series: number;
  readonly longest: number;
  readonly average: number;
  readonly compared: number;
};

/** A table in a sheet: the rows of its headings, its columns, its rows, and what stands above it. */
export type SheetTable = {
  readonly grid: Grid;
  /** The names of the plan's own fields. */
  readonly ownNames?: readonly string[];
  readonly headLines: readonly number[];
  readonly columns: readonly Column[];
  /** Indices of the rows of the grid. */
  readonly body: readonly number[];
  readonly titles: readonly string[];
};

export function columnAt({ columns }: SheetTable, at: number): Column {
  const column = columns[at];
  if (column === undefined) throw new Error(`no column ${at}`);
  return column;
}
