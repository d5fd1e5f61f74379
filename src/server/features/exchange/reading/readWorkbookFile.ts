import { SHOWN_ROWS } from '#contract/importDraft.ts';
import { isPlanSheet, planTableKind } from '#server/features/exchange/columns/planTables.ts';
import { isOfGoals } from '#server/features/exchange/layout/isOfGoals.ts';
import { askedFor, headingsOf, type LayoutAsked, layoutOf } from '#server/features/exchange/layout/layoutOf.ts';
import { noticeOf } from '#server/features/exchange/layout/notedText.ts';
import { dataHeadings, dataRows, lettersOf } from '#server/features/exchange/layout/tableUnder.ts';
import type { OpenedSheet, WholeSheet } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { WorkbookLimits } from '#server/features/exchange/reading/xlsx/openXlsx.ts';
import { isForPeople } from '#server/features/exchange/tables/aboutSheet.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import { isPlainLayout, type SheetSeen } from '#server/features/exchange/tables/sheetSeen.ts';
import { AS_ALWAYS, type SheetsAsked } from '#server/features/exchange/tables/sheetsAsked.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { LineNotice, Table } from '#server/features/exchange/tables/table.ts';
import { refused, type TablesRead } from '#server/features/exchange/tables/tablesRead.ts';
import { choiceFor, chooseSheets, type SheetsChosen, WorkbookRefusal } from './chooseSheets.ts';
import { openWorkbook, workbookProblem } from './openWorkbook.ts';

/**
 * Reads a workbook: the sheets that are asked for, or meant (`chooseSheets`). A workbook without them, a damaged one and
 * one that costs more than the limits is refused.
 */
export function readWorkbookFile(
  { name, bytes }: SourceFile,
  limits: WorkbookLimits,
  asked: SheetsAsked = AS_ALWAYS,
): TablesRead {
  try {
    return { ok: true, ...readSheets(name, openWorkbook(bytes, limits), asked) };
  } catch (error) {
    const reason = error instanceof WorkbookRefusal ? error.message : workbookProblem(error);
    if (reason === null) throw error;
    return refused(reason);
  }
}

type SheetRead = { readonly place: OpenedSheet; readonly table: Table | null; readonly seen: SheetSeen };

function readSheets(file: string, workbook: readonly OpenedSheet[], asked: SheetsAsked) {
  const chosen = chooseSheets(workbook, asked);
  const read = takenOf(
    chosen.sheets.map((place) => {
      const layout = { choice: choiceFor(place, asked.choices), isProposed: asked.isProposed };
      return readSheet({ file, place, sheet: place.read() }, layout);
    }),
    chosen,
  );
  const taken = read.filter(({ seen }) => seen.isTaken);
  const isTaken = (place: OpenedSheet) => taken.some((each) => each.place === place);
  const left = workbook.filter((place) => !isTaken(place) && !isForPeople(place.name));
  const [first, ...others] = taken.flatMap(({ table }) => table ?? []);
  const tables = first === undefined ? [] : [withNotice(first, left), ...others];
  const seen = workbook.flatMap((place) => {
    const known = read.find((each) => each.place === place)?.seen;
    if (known !== undefined) return [known];
    return asked.isProposed && !isForPeople(place.name) ? [unread({ file, place })] : [];
  });
  return { tables, sheets: seen };
}

function withNotice(table: Table, left: readonly OpenedSheet[]): Table {
  if (left.length === 0) return table;
  const listed = left.map(({ name, isHidden }) => `${isHidden ? 'hidden ' : ''}sheet ${name}`).join(', ');
  const said = { reason: `left out: ${listed}`, names: left.map(({ name }) => name) };
  return { ...table, notices: [readNotice(table.headerLine, 'sheets_left', said), ...table.notices] };
}

/** Of sheets that nobody named those with goals or figures; where none has, the first with any table. */
function takenOf(read: readonly SheetRead[], { isOpen, isNamed }: SheetsChosen): SheetRead[] {
  const filled = read.filter(({ table, place }) => table !== null && (isNamed || !isOtherSheet(place, table)));
  const fitting = isOpen ? filled.filter(({ table }) => table !== null && isOfGoals(table)) : filled;
  const taken = fitting.length > 0 ? fitting : filled.slice(0, 1);
  return read.map((each) => ({
    ...each,
    seen: { ...each.seen, isTaken: taken.includes(each), isPlain: each.seen.isPlain && !isOpen },
  }));
}

/** A sheet that is called as one of an export beside its goals, and has other headings. */
function isOtherSheet({ name }: OpenedSheet, { header }: Table): boolean {
  return isPlanSheet(name) && planTableKind(header) === null;
}

type Source = { readonly file: string; readonly place: OpenedSheet };

function readSheet({ file, place, sheet }: Source & { readonly sheet: WholeSheet }, said: LayoutAsked): SheetRead {
  const asked = askedFor(sheet, said);
  const seen = {
    file,
    name: place.name,
    isHidden: place.isHidden,
    isTaken: true,
    rows: sheet.rows.slice(0, SHOWN_ROWS),
  };
  const headings = headingsOf(sheet, asked);
  if (headings === null) {
    if (sheet.rows.length > 0) throw new WorkbookRefusal(emptyHeadings(place, asked));
    return { place, table: null, seen: { ...seen, isPlain: true, headerLines: [], noted: [] } };
  }
  const below = sheet.rows.filter(({ line }) => line > Math.max(...headings.lines));
  const layout = layoutOf(sheet, headings, { rows: below, asked });
  const isPlain = isPlainLayout(layout, sheet.rows[0]?.line ?? 1);
  const rows = dataRows(sheet.rows, layout, sheet.merges);
  const header = dataHeadings(layout);
  // Cells right of the last heading have no heading; recognising lists them with the others of no meaning.
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const headerLine = Math.max(...headings.lines);
  const table: Table = {
    file: `${file}, sheet ${place.name}`,
    headerLine,
    header: Array.from({ length: width }, (_, at) => header[at] ?? ''),
    rows,
    unreadable: [],
    notices: [...layout.noted.map((each) => noticeOf(each, headerLine)), ...uncalculated(sheet, headerLine)],
    usualMark: '.',
    decimalMark: '.',
    letters: lettersOf(header),
  };
  return { place, table, seen: { ...seen, isPlain, headerLines: layout.headerLines, noted: layout.noted } };
}

function emptyHeadings({ name }: OpenedSheet, { choice }: LayoutAsked): string {
  return `row ${choice?.header_rows?.join(' or ')} of sheet ${name} is empty, so it has no headings`;
}

function uncalculated({ uncalculated: lines }: WholeSheet, headerLine: number): LineNotice[] {
  const [first] = lines;
  if (first === undefined) return [];
  const reason = `${lines.length} formulas without a value, from line ${first} on: read as empty; open and save it in a spreadsheet program`;
  return [readNotice(headerLine, 'formulas_empty', { reason, numbers: [lines.length, first] })];
}

/** A sheet that is not read is only shown; one that cannot be shown costs the others nothing. */
function unread({ file, place }: Source): SheetSeen {
  const seen = { file, name: place.name, isHidden: place.isHidden, isTaken: false, isPlain: true };
  return { ...seen, headerLines: [], noted: [], rows: lookedAt(place) };
}

function lookedAt(place: OpenedSheet): SheetSeen['rows'] {
  try {
    return place.look(SHOWN_ROWS);
  } catch (error) {
    if (workbookProblem(error) === null) throw error;
    return [];
  }
}
