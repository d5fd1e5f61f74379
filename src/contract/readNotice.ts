import * as z from 'zod/mini';
import { SHEET_NOTES } from './sheetNotes.ts';
import './wire/noEval.ts';

/** How a file was read, for the page to say in its own language. */
export const READ_NOTICES = [
  ...SHEET_NOTES,
  'sheets_left',
  'files_left',
  'formulas_empty',
  'windows_1252',
  'all_actuals',
  'actuals',
  'doubtful',
  'row_per_period',
  'goals_in_columns',
  'goal_above',
  'first_row_taken',
  'years_joined',
  'unit_left',
  'units_left',
  'rows_by',
  'rows_of_series',
  'metadata_left',
  'stratml_left',
  'sum_differs',
  'figures_then_words',
  'words_then_figures',
  'titles_same',
  'sheets_differ',
] as const;

/** So many sentences of one kind are told before the import; the report has all of them. */
export const TOLD_REASONS = 3;

export const readNoticeSchema = z.object({
  code: z.enum(READ_NOTICES),
  /** Sheets, files, headings, rows or columns that it is about, as the file has them. */
  names: z.array(z.string()),
  /** Counts and lines, in the order in which the sentence has them. */
  numbers: z.array(z.number()),
  /** Of what was noticed in a sheet: whether it is left out. */
  is_left_out: z.boolean(),
});
export type ReadNotice = z.infer<typeof readNoticeSchema>;
