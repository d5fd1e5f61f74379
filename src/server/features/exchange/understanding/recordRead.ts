import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import type { FoundPeriod } from './foundPeriod.ts';
import type { FigureKind, Place, TextAt } from './model.ts';

/** A cell under a heading of figures, not yet read. */
export type FigureAt = TextAt & {
  /** A letter of `Grid.kinds`. */
  readonly cellKind: string;
  /** Null where neither heading nor row says it. */
  readonly kind: FigureKind | null;
  /** Of the heading, else of the row; null: not said. */
  readonly period: FoundPeriod | null;
  readonly column: number;
  readonly heading: string;
  readonly unit: string;
  readonly isShareDone: boolean;
};

/** What a row says of one goal; rows of one goal are put together later. */
export type RecordRead = {
  readonly grid: Grid;
  readonly line: number;
  readonly number: TextAt | null;
  readonly title: TextAt;
  /** What stands above, from the outermost, by its columns. */
  readonly levels: readonly (TextAt & { readonly rank: number })[];
  /** Rows of texts alone above it, from the outermost. */
  readonly sections: readonly TextAt[];
  /** Its row has no number where others have one: it stands under the one above. */
  readonly isUnnumbered: boolean;
  readonly place: TextAt | null;
  readonly fields: ReadonlyMap<
    | 'owner'
    | 'department'
    | 'unit'
    | 'direction'
    | 'function'
    | 'frequency'
    | 'start'
    | 'end'
    | 'perspective'
    | 'valueFormat'
    | 'measure'
    | 'goals'
    | 'after'
    | 'doneOn',
    TextAt
  >;
  /** By our columns, as they stand. */
  readonly own: ReadonlyMap<string, TextAt>;
  readonly descriptions: readonly (TextAt & { readonly heading: string })[];
  readonly status: TextAt | null;
  readonly colour: { readonly colour: 'green' | 'amber' | 'red'; readonly place: Place } | null;
  readonly figures: readonly FigureAt[];
  /** Worked out from the figures, under a heading or in a row of its own. */
  readonly workedOut: readonly FigureAt[];
  readonly indent: number;
  readonly period: TextAt | null;
};
