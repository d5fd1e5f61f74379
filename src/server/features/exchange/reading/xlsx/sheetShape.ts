import { columnNumber } from '#core/format/columnLetters.ts';
import { MOST_SHEET_COLUMNS } from '#server/features/exchange/reading/sheets/sheetRoom.ts';
import type { Merge } from '#server/features/exchange/tables/sheetSeen.ts';
import { attributeOf, isTrue, xmlTokens } from './xmlTokens.ts';

/** What a sheet has beside its cells. */
export type SheetShape = {
  readonly merges: readonly Merge[];
  /** Columns that the program does not show, counted from 0. */
  readonly hiddenColumns: readonly number[];
};

/** No sheet made by hand has more; those of a damaged one are not gone through. */
const MOST_MERGES = 100_000;

const MOST_COLUMN_TOKENS = 10_000;

/** Reads merged cells, which stand behind the rows of a sheet, and hidden columns, which stand before them. */
export function readSheetShape(xml: string): SheetShape {
  const start = xml.indexOf('sheetData');
  const end = xml.lastIndexOf('sheetData');
  const isWhole = start < 0 || xml.indexOf('>', end) < 0;
  if (isWhole) return { merges: [], hiddenColumns: [] };
  return {
    hiddenColumns: hiddenColumnsIn(xml.slice(0, xml.lastIndexOf('<', start))),
    merges: mergesIn(xml.slice(xml.indexOf('>', end) + 1)),
  };
}

function hiddenColumnsIn(xml: string): number[] {
  const columns = new Set<number>();
  let read = 0;
  for (const token of xmlTokens(xml)) {
    read += 1;
    if (read > MOST_COLUMN_TOKENS) break;
    if (token.kind !== 'open' || token.name !== 'col' || !isTrue(attributeOf(token.attributes, 'hidden'))) continue;
    const first = Number(attributeOf(token.attributes, 'min') ?? 1);
    const last = Math.min(Number(attributeOf(token.attributes, 'max') ?? first), MOST_SHEET_COLUMNS);
    for (let column = first; column <= last; column += 1) columns.add(column - 1);
  }
  return [...columns];
}

function mergesIn(xml: string): Merge[] {
  const merges: Merge[] = [];
  for (const token of xmlTokens(xml)) {
    if (token.kind !== 'open' || token.name !== 'mergeCell') continue;
    const merge = readMerge(attributeOf(token.attributes, 'ref') ?? '');
    if (merge !== null) merges.push(merge);
    if (merges.length === MOST_MERGES) break;
  }
  return merges;
}

function readMerge(ref: string): Merge | null {
  const [, fromColumn = '', fromLine = '', toColumn = '', toLine = ''] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(ref) ?? [];
  if (fromColumn === '') return null;
  const lastColumn = Math.min(columnNumber(toColumn), MOST_SHEET_COLUMNS - 1);
  return {
    firstLine: Number(fromLine),
    lastLine: Number(toLine),
    firstColumn: columnNumber(fromColumn),
    lastColumn,
  };
}
