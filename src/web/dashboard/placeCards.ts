/** Where a card stands in the grid, in cells from the start and the top; `size` 2 is the expanded card. */
export type Place = { readonly column: number; readonly row: number; readonly size: 1 | 2 };

export type Placing = { readonly places: readonly Place[]; readonly rows: number };

/**
 * Places cards row by row. The expanded one takes two cells by two in its own row, in the last column growing towards
 * the start so that its close button lands where expand was; the others close up around it. With one column it keeps
 * its place and has a height of its own (screens, Expanded).
 */
export function placeCards({
  count,
  columns,
  expanded,
}: {
  readonly count: number;
  readonly columns: number;
  /** Index of the expanded card; null for none. */
  readonly expanded: number | null;
}): Placing {
  if (expanded === null || columns < 2 || expanded >= count) return evenly(count, columns);
  const large: Place = {
    column: Math.min(expanded % columns, columns - 2),
    row: Math.floor(expanded / columns),
    size: 2,
  };
  const places: Place[] = [];
  let cell = 0;
  for (let index = 0; index < count; index++) {
    if (index === expanded) {
      places.push(large);
      continue;
    }
    while (isUnder(large, cell, columns)) cell += 1;
    places.push({ column: cell % columns, row: Math.floor(cell / columns), size: 1 });
    cell += 1;
  }
  return { places, rows: Math.max(large.row + 2, Math.ceil(cell / columns)) };
}

function evenly(count: number, columns: number): Placing {
  const places = Array.from({ length: count }, (_, index): Place => {
    return { column: index % columns, row: Math.floor(index / columns), size: 1 };
  });
  return { places, rows: Math.ceil(count / columns) };
}

function isUnder(large: Place, cell: number, columns: number): boolean {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  return (row === large.row || row === large.row + 1) && (column === large.column || column === large.column + 1);
}
