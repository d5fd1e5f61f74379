export type Place = { readonly column: number; readonly row: number; readonly size: 1 | 2 };

export type Placing = {
  /** Computed for the cards in view, not for a hundred thousand. */
  readonly placeOf: (index: number) => Place;
  readonly rows: number;
};

export type CardsToPlace = {
  readonly count: number;
  readonly columns: number;
  readonly expanded: number | null;
};

/**
 * Places cards row by row. The expanded one takes two cells by two in its own row, in the last column growing towards
 * the start so that its close button lands where expand was; the others close up around it. With one column it keeps
 * its place and has a height of its own (screens, Expanded).
 */
export function placeCards({ count, columns, expanded }: CardsToPlace): Placing {
  if (expanded === null || columns < 2 || expanded >= count) {
    return { placeOf: (index) => cellAt(index, columns), rows: Math.ceil(count / columns) };
  }
  const column = Math.min(expanded % columns, columns - 2);
  const row = Math.floor(expanded / columns);
  const taken = row * columns + column;
  const placeOf = (index: number): Place => {
    if (index === expanded) return { column, row, size: 2 };
    let cell = index < expanded ? index : index - 1;
    // The expanded card takes two cells in each of two rows: each time, later cards move on by two.
    if (cell >= taken) cell += 2;
    if (cell >= taken + columns) cell += 2;
    return cellAt(cell, columns);
  };
  const lastRow = count === 1 ? row : placeOf(expanded === count - 1 ? count - 2 : count - 1).row;
  return { placeOf, rows: Math.max(row + 2, lastRow + 1) };
}

export function indexesInRows(
  { first, last }: { readonly first: number; readonly last: number },
  { count, columns }: CardsToPlace,
): { readonly from: number; readonly to: number } {
  return { from: Math.max(0, first * columns - CELLS_MOVED), to: Math.min(count, (last + 1) * columns + 1) };
}

export function idsInRows(
  goals: readonly { readonly id: string }[],
  rows: { readonly first: number; readonly last: number },
  columns: number,
): string[] {
  const { from, to } = indexesInRows(rows, { count: goals.length, columns, expanded: null });
  return goals.slice(from, to).map(({ id }) => id);
}

const CELLS_MOVED = 4;

function cellAt(cell: number, columns: number): Place {
  return { column: cell % columns, row: Math.floor(cell / columns), size: 1 };
}
