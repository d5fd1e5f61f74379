import type { SheetChoice } from '#contract/import.ts';
import type { DraftSheet, ImportDraft, SheetNote } from '#contract/importDraft.ts';

type Mapping = ImportDraft['mapping'];
type Draft = Pick<ImportDraft, 'sheets' | 'mapping'>;

/** Kinds of notes that a person chooses about; of the others they are only told. */
const CHOOSABLE: ReadonlySet<SheetNote['kind']> = new Set([
  'total',
  'note',
  'section',
  'repeated_headings',
  'hidden_rows',
  'hidden_columns',
]);

export function isChoice({ kind }: SheetNote): boolean {
  return CHOOSABLE.has(kind);
}

/** Whether somebody has to look at the sheets before the columns. */
export function needsLook(sheets: readonly DraftSheet[]): boolean {
  return sheets.some((sheet) => sheet.is_taken && !sheet.is_plain);
}

/** Whether a sheet is the only one of its file that is read, so that it stays. */
export function isLastOfFile(sheet: DraftSheet, sheets: readonly DraftSheet[]): boolean {
  return sheet.is_taken && sheets.filter((each) => each.is_taken && each.file === sheet.file).length === 1;
}

/** The rows of a sheet that are left out. */
export function skippedRows(sheet: DraftSheet): readonly number[] {
  return sheet.noted.filter((note) => isChoice(note) && note.is_left_out).flatMap(({ rows }) => rows);
}

/** A sheet is read, or not any more. */
export function withTaken(draft: Draft, sheet: DraftSheet, isTaken: boolean): Mapping {
  const others = choicesOf(draft).filter((choice) => !isOf(choice, sheet));
  return headingsAnew(draft.mapping, isTaken ? [...others, nameOf(sheet, draft.sheets)] : others);
}

/** Other rows are the headings; what is left out below them is looked for again. */
export function withHeaderRows(draft: Draft, sheet: DraftSheet, rows: readonly number[]): Mapping {
  const choice = { ...nameOf(sheet, draft.sheets), header_rows: [...rows] };
  return headingsAnew(draft.mapping, replaced(draft, sheet, choice));
}

/** Rows are left out, or read. */
export function withRows(draft: Draft, sheet: DraftSheet, rows: readonly number[], isLeftOut: boolean): Mapping {
  const choice = choiceOf(draft, sheet);
  const before = choice.skip_rows ?? skippedRows(sheet);
  const others = before.filter((row) => !rows.includes(row));
  const skipped = isLeftOut ? [...others, ...rows].sort((one, other) => one - other) : others;
  return { ...draft.mapping, sheets: replaced(draft, sheet, { ...choice, skip_rows: skipped }) };
}

/** Columns are left out, or read. */
export function withColumns(draft: Draft, sheet: DraftSheet, columns: readonly string[], isLeftOut: boolean): Mapping {
  const choice = choiceOf(draft, sheet);
  const others = (choice.skip_columns ?? []).filter((column) => !columns.includes(column));
  const skipped = isLeftOut ? [...others, ...columns] : others;
  return { ...draft.mapping, sheets: replaced(draft, sheet, { ...choice, skip_columns: skipped }) };
}

/** What is proposed again, for sheets and columns. */
export function asProposed({ mapping }: Draft): Mapping {
  const { sheets: _sheets, ...rest } = mapping;
  return withoutHeadings(rest);
}

/** Other headings are other columns: what was said of the old ones is forgotten. */
function headingsAnew(mapping: Mapping, sheets: SheetChoice[]): Mapping {
  return { ...withoutHeadings(mapping), sheets };
}

function withoutHeadings(mapping: Mapping): Mapping {
  const { columns: _columns, outline: _outline, number_from: _numbers, values: _values, ...rest } = mapping;
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

/** How every sheet that is read is read now, by its name. */
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

/** As the server finds it: a choice without a file or a sheet is of any. */
function isOf(choice: SheetChoice, { file, sheet }: DraftSheet): boolean {
  const isName = choice.sheet === undefined || choice.sheet.trim().toLowerCase() === sheet?.trim().toLowerCase();
  return isName && (choice.file === undefined || choice.file === file);
}
