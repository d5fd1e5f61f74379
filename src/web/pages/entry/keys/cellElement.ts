import type { Spot } from './selection.ts';

export function cellElement(scroller: Element | null, { line, column }: Spot): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-line="${line}"] > [data-column="${column}"]`) ?? null;
}

export function activeCellElement(scroller: Element | null): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? null;
}

export function spotOfElement(element: Element): Spot | null {
  const cell = element.closest<HTMLElement>('[data-column]');
  const line = cell?.closest<HTMLElement>('[data-line]')?.dataset.line;
  return cell === null || line === undefined ? null : { line: Number(line), column: Number(cell.dataset.column) };
}
