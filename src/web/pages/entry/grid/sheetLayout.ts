import type { Sheet, SheetItem } from '#web/goal/entries/sheetModel.ts';

export const LINE_HEIGHT = 28;
export const GROUP_HEIGHT = 32;

export type SheetLayout = {
  readonly tops: readonly number[];
  readonly height: number;
  /** As a screen reader counts rows, from 2: the head is the first. */
  readonly rows: readonly number[];
  readonly rowCount: number;
  readonly itemOfLine: readonly number[];
};

export function layoutOf({ items, figures }: Pick<Sheet, 'items' | 'figures'>): SheetLayout {
  const tops: number[] = [];
  const rows: number[] = [];
  const itemOfLine: number[] = [];
  let height = 0;
  let row = 2;
  items.forEach((item, index) => {
    tops.push(height);
    rows.push(row);
    height += heightOf(item, figures.length);
    row += item.kind === 'group' ? 1 : figures.length;
    if (item.kind === 'goal') for (const _ of figures) itemOfLine.push(index);
  });
  return { tops, height, rows, rowCount: row - 1, itemOfLine };
}

export function heightOf(item: SheetItem, lines: number): number {
  return item.kind === 'group' ? GROUP_HEIGHT : LINE_HEIGHT * Math.max(lines, 2);
}

const BEYOND = 300;

export function itemsInView(
  { tops, height }: Pick<SheetLayout, 'tops' | 'height'>,
  view: { readonly top: number; readonly height: number },
): { readonly first: number; readonly last: number } {
  const first = itemAt(tops, Math.max(0, view.top - BEYOND));
  const last = itemAt(tops, Math.min(height, view.top + view.height + BEYOND));
  return { first, last };
}

function itemAt(tops: readonly number[], height: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (Number(tops[middle]) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
