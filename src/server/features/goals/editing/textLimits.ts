/** In characters; longer ones come from a damaged file. */
export const TEXT_LIMITS = {
  number: 50,
  title: 500,
  measure: 500,
  unit: 40,
  owner: 200,
  department: 200,
  status_note: 2000,
  description: 20_000,
} as const;

type LimitedColumn = keyof typeof TEXT_LIMITS;

export function firstTooLong(textIn: (column: LimitedColumn) => string): LimitedColumn | null {
  for (const column in TEXT_LIMITS) {
    if (isLimited(column) && textIn(column).length > TEXT_LIMITS[column]) return column;
  }
  return null;
}

function isLimited(column: string): column is LimitedColumn {
  return Object.hasOwn(TEXT_LIMITS, column);
}
