import type { Column } from '#web/goal/list/ColumnHead.tsx';

/** The cells of a row beside its title. */
export const CELLS = '[role="gridcell"][data-column]';

export function columnOf(cell: HTMLElement): string {
  return cell.dataset.column ?? '';
}

export function rowOf(cell: Element): string | null {
  return cell.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}

export function cellAt(
  list: HTMLElement | null,
  { goalId, column }: { readonly goalId: string; readonly column: Column },
): HTMLElement | null {
  const row = list?.querySelector(`[data-row="${CSS.escape(goalId)}"]`);
  return row?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`) ?? null;
}

/** The next cell that may be edited, in reading order, across rows that are drawn. */
export function nextEditable(list: HTMLElement | null, from: HTMLElement, step: 1 | -1): HTMLElement | null {
  const cells = [...(list?.querySelectorAll<HTMLElement>('[data-editable]') ?? [])].filter(
    (cell) => cell.getClientRects().length > 0,
  );
  return cells[cells.indexOf(from) + step] ?? null;
}
