/** First and last column, both inside. */
export type ColumnSpan = { readonly first: number; readonly last: number };

/** What of the columns' strip is seen, in px from its first column. */
export type SeenStrip = { readonly from: number; readonly length: number; readonly columnWidth: number };

/** So many columns are drawn beyond the view on each side, and so many are drawn anew at once. */
const BEYOND = 2;
const STEP = 2;

/** The columns to draw: those in view and a few beside them. Before anything is laid out: the first ones. */
export function columnsInView(count: number, { from, length, columnWidth }: SeenStrip): ColumnSpan {
  const width = Math.max(1, columnWidth);
  const start = Math.floor(Math.max(0, from) / width) - BEYOND;
  const end = Math.ceil((Math.max(0, from) + length) / width) + BEYOND;
  // Held on both sides where the view is narrower than was thought, as while a sheet gets other columns.
  const first = Math.max(0, Math.min(Math.floor(start / STEP) * STEP, count - 1));
  return { first, last: Math.min(count - 1, Math.ceil(end / STEP) * STEP - 1) };
}

/**
 * How wide each column is, in px: so that whole ones fill the strip, and no figure is half hidden at either end of it.
 * No narrower than it has to be.
 */
export function fittedColumn(
  strip: number,
  { count, narrowest }: { readonly count: number; readonly narrowest: number },
): number {
  const fitting = Math.min(count, Math.floor(strip / narrowest));
  // Browsers lay out in steps of 1/64 px: rounded up, the columns together would be wider than the strip.
  return fitting < 1 ? narrowest : Math.floor((strip / fitting) * 64) / 64;
}

/** The drawn columns in their order, with one that is kept drawn wherever it stands. */
export function drawnColumns({ first, last }: ColumnSpan, kept: number | null = null): number[] {
  const inSpan = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (kept === null || (kept >= first && kept <= last)) return inSpan;
  return kept < first ? [kept, ...inSpan] : [...inSpan, kept];
}

/** Where a drawn column stands that is out of view: in the space left for those of its side, by shares of that space. */
export type PlaceBeside = { readonly side: 'before' | 'after'; readonly start: number; readonly share: number };

/** Null for a column in the span. */
export function placeBeside(
  column: number,
  { span, count }: { readonly span: ColumnSpan; readonly count: number },
): PlaceBeside | null {
  if (column < span.first) return { side: 'before', start: column / span.first, share: 1 / span.first };
  const after = count - 1 - span.last;
  if (column > span.last) return { side: 'after', start: (column - span.last - 1) / after, share: 1 / after };
  return null;
}

/** The tracks of a row: what is frozen, a space for the columns before, the drawn ones, a space for those after, the year. */
export function tracksOf({ first, last }: ColumnSpan, count: number): string {
  const space = (columns: number) => `calc(var(--column) * ${columns})`;
  const drawn = `repeat(${last - first + 1}, var(--column))`;
  return `var(--goal) var(--name) ${space(first)} ${drawn} ${space(count - 1 - last)} var(--total)`;
}
