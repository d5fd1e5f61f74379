import type { SheetChoice } from '#contract/import.ts';
import { CHOSEN_NOTES, type DraftSheet, type ImportDraft, type SheetNote } from '#contract/importDraft.ts';

type Mapping = ImportDraft['mapping'];
type Draft = Pick<ImportDraft, 'sheets' | 'mapping'>;

export function isChoice({ kind }: Pick<SheetNote, 'kind'>): boolean {
  return CHOSEN_NOTES.has(kind);
}

/** Whether the sheets are to be checked before the columns. */
export function needsLook(sheets: readonly DraftSheet[]): boolean {
  return sheets.some((sheet) => sheet.is_taken && !sheet.is_plain);
}

/** The last sheet of a file cannot be left out. */
export function isLastOfFile(sheet: DraftSheet, sheets: readonly DraftSheet[]): boolean {
  return sheet.is_taken && sheets.filter((each) => each.is_taken && each.file === sheet.file).length === 1;
}

/** The rows of a sheet that are left out. */
export function skippedRows(sheet: DraftSheet): readonly number[] {
  return sheet.noted.filter((note) => isChoice(note) && note.is_left_out).flatMap(({ rows }) => rows);
}

/** The letters of the columns of a sheet that are left out. */
export function skippedColumns({ mapping }: Draft, sheet: DraftSheet): readonly string[] {
  return mapping.sheets?.find((choice) => isOf(choice, sheet))?.skip_columns ?? [];
}

/** The filled rows that are headings, where so many of them begin at a row. */
export function headerRows(
  filled: readonly number[],
  { begin, count }: { readonly begin: number; readonly count: number },
): readonly number[] {
  const rows = filled.filter((row) => row >= begin).slice(0, Math.max(1, count));
  return rows.length === 0 ? [begin] : rows;
}

/** The mapping with a sheet read, or no longer. */
export function withTaken(draft: Draft, sheet: DraftSheet, isTaken: boolean): Mapping {
  const others = choicesOf(draft).filter((choice) => !isOf(choice, sheet));
  return headingsAnew(draft.mapping, isTaken ? [...others, nameOf(sheet, draft.sheets)] : others);
}

/** With other rows as headings; what is left out below them is proposed anew. */
export function withHeaderRows(draft: Draft, sheet: DraftSheet, rows: readonly number[]): Mapping {
  const choice = { ...nameOf(sheet, draft.sheets), header_rows: [...rows] };
  return headingsAnew(draft.mapping, replaced(draft, sheet, choice));
}

/** With rows left out, or read again. */
export function withRows(draft: Draft, sheet: DraftSheet, rows: readonly number[], isLeftOut: boolean): Mapping {
  const choice = choiceOf(draft, sheet);
  const before = choice.skip_rows ?? skippedRows(sheet);
  const others = before.filter((row) => !rows.includes(row));
  const skipped = isLeftOut ? [...others, ...rows].sort((one, other) => one - other) : others;
  return { ...draft.mapping, sheets: replaced(draft, sheet, { ...choice, skip_rows: skipped }) };
}

/** With columns left out, or read again. */
export function withColumns(draft: Draft, sheet: DraftSheet, columns: readonly string[], isLeftOut: boolean): Mapping {
  const choice = choiceOf(draft, sheet);
  const others = (choice.skip_columns ?? []).filter((column) => !columns.includes(column));
  const skipped = isLeftOut ? [...others, ...columns] : others;
  return { ...draft.mapping, sheets: replaced(draft, sheet, { ...choice, skip_columns: skipped }) };
}

/** Without the choices of sheets and columns, so that the server proposes them again. */
export function asProposed({ mapping }: Draft): Mapping {
  const { sheets: _sheets, ...rest } = mapping;
  return withoutHeadings(rest);
}

/** Other headings make other columns: the choices for the old ones are dropped. */
function headingsAnew(mapping: Mapping, sheets: SheetChoice[]): Mapping {
  return { ...withoutHeadings(mapping), sheets };
}

function withoutHeadings(mapping: Mapping): Mapping {
  const { columns: _columns, outline: _outline, number_from: _numbers, titles_from: _titles, ...others } = mapping;
  const { values: _values, ...rest } = others;
  return rest;
}

function replaced(draft: Draft, sheet: DraftSheet, choice: SheetChoice): SheetChoice[] {
  const choices = choicesOf(draft);
  return choices.some((each) => isOf(each, sheet))
    ? choices.map((each) => (isOf(each, sheet) ? choice : each))
    : [...choices, choice];
}

function choiceOf(draft: Draft, sheet: DraftSheet): SheetChoice {
  return choicesOf(draft).find((choice) => isOf(choice, sheet)) ?? nameOf(sheet, draft.sheets);
}

/** How each imported sheet is read now. */
function choicesOf({ sheets, mapping }: Draft): SheetChoice[] {
  return sheets
    .filter((sheet) => sheet.is_taken)
    .map((sheet) => {
      const said = mapping.sheets?.find((choice) => isOf(choice, sheet));
      const rows = sheet.header_rows.length === 0 ? {} : { header_rows: sheet.header_rows };
      return { ...said, ...nameOf(sheet, sheets), ...rows };
    });
}

function nameOf({ file, sheet }: DraftSheet, sheets: readonly DraftSheet[]): SheetChoice {
  const hasFiles = sheets.some((each) => each.file !== file);
  return { ...(hasFiles ? { file } : {}), ...(sheet === null ? {} : { sheet }) };
}

/** The same rule as on the server: a choice without a file or a sheet matches any. */
function isOf(choice: SheetChoice, { file, sheet }: DraftSheet): boolean {
  const isName = choice.sheet === undefined || choice.sheet.trim().toLowerCase() === sheet?.trim().toLowerCase();
  return isName && (choice.file === undefined || choice.file === file);
}
