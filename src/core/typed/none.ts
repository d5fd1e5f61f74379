/** How people and programs write that there is no value (rule 9.2). */
const NONE = new Set(['', 'na', 'n/a', 'n.a.', '#n/a', 'nan', 'null', 'none', '-', '–', '—', '0000-00-00']);

/** Whether a cell says that there is nothing. */
export function isNone(cell: string): boolean {
  return NONE.has(cell.trim().toLowerCase());
}
