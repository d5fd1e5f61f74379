import type { ImportDraft } from '#contract/importDraft.ts';
import { columnLetters } from '#core/format/columnLetters.ts';
import { cellKey } from './askedQuestions.ts';

type ReadSheet = Pick<ImportDraft['read_sheets'][number], 'file' | 'sheet' | 'rows'>;

const FIRST_ROWS = 30;

/** The rows of a long sheet that are shown at first: its beginning, and those with a cell that is marked or asked for. */
export function drawnRows(
  { file, sheet, rows }: ReadSheet,
  { ringed, cell: wanted }: { readonly ringed: ReadonlyMap<string, string>; readonly cell: string | null },
): ReadSheet['rows'] {
  return rows.filter(({ row, cells }, at) => {
    if (at < FIRST_ROWS) return true;
    return cells.some((_, column) => {
      const key = cellKey({ file, sheet, cell: `${columnLetters(column)}${row}` });
      return key === wanted || ringed.has(key);
    });
  });
}
