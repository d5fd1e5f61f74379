export type ColumnSpan = { readonly first: number; readonly last: number };

export type SeenStrip = { readonly from: number; readonly length: number; readonly columnWidth: number };

/** Columns rendered beyond the viewport on each side, and rendered at a time. */
const BEYOND = 2;
const STEP = 2;

/** The columns to render: those in view and a few beside them. Before layout: the first ones. */
export function columnsInView(count: number, { from, length, columnWidth }: SeenStrip): ColumnSpan {
  const width = Math.max(1, columnWidth);
  const start = Math.floor(Math.max(0, from) / width) - BEYOND;
  const end = Math.ceil((Math.max(0, from) + length) / width) + BEYOND;
  // Clamped on both sides, because a sheet that gets other columns may be scrolled too far.
  const first = Math.max(0, Math.min(Math.floor(start / STEP) * STEP, count - 1));
  return { first, last: Math.min(count - 1, Math.ceil(end / STEP) * STEP - 1) };
}

/** A column width in px at which whole columns fill the strip, so that no figure is cut at either end. */
export function fittedColumn(
  strip: number,
  { count, narrowest }: { readonly count: number; readonly narrowest: number },
): number {
  const fitting = Math.min(count, Math.floor(strip / narrowest));
  // Browsers lay out in steps of 1/64 px: rounded up, the columns together would be wider than the strip.
  return fitting < 1 ? narrowest : Math.floor((strip / fitting) * 64) / 64;
}

export function drawnColumns({ first, last }: ColumnSpan, kept: number | null = null): number[] {
  const inSpan = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (kept === null || (kept >= first && kept <= last)) return inSpan;
  return kept < first ? [kept, ...inSpan] : [...inSpan, kept];
}

export type PlaceBeside = { readonly side: 'before' | 'after'; readonly start: number; readonly share: number };

export function placeBeside(
  column: number,
  { span, count }: { readonly span: ColumnSpan; readonly count: number },
): PlaceBeside | null {
  if (column < span.first) return { side: 'before', start: column / span.first, share: 1 / span.first };
  const after = count - 1 - span.last;
  if (column > span.last) return { side: 'after', start: (column - span.last - 1) / after, share: 1 / after };
  return null;
}

export function tracksOf({ first, last }: ColumnSpan, count: number): string {
  const space = (columns: number) => `calc(var(--column) * ${columns})`;
  const drawn = `repeat(${last - first + 1}, var(--column))`;
  return `var(--goal) var(--name) ${space(first)} ${drawn} ${space(count - 1 - last)} var(--total)`;
}
