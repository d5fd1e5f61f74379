import { openWorkbook } from '#server/features/exchange/reading/openWorkbook.ts';
import type { WorkbookLimits } from '#server/features/exchange/reading/xlsx/openXlsx.ts';
import { isForPeople } from '#server/features/exchange/tables/aboutSheet.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Grid } from './grid.ts';

/** Spreadsheets keep 15 digits: 1.2999999999999998 was typed as 1.3. */
function plainNumber(cell: string, kind: string): string {
  if (!/^[nNpP]$/.test(kind) || cell.length < 16) return cell;
  const value = Number(cell.replace('%', ''));
  return Number.isFinite(value) ? `${Number(value.toPrecision(15))}${cell.endsWith('%') ? '%' : ''}` : cell;
}

/** The sheets of a workbook. Throws what opening and reading it throws. */
export function workbookGrids({ name, bytes }: SourceFile, limits: WorkbookLimits): Grid[] {
  return openWorkbook(bytes, limits)
    .filter((place) => !isForPeople(place.name))
    .map((place): Grid => {
      const { rows, kinds, looks, merges, hiddenLines, hiddenColumns } = place.read();
      return {
        file: name,
        sheet: place.name,
        isHidden: place.isHidden,
        rows: rows.map(({ line, cells }, at) => ({
          line,
          cells: cells.map((cell, column) => plainNumber(cell, kinds[at]?.[column] ?? 't')),
        })),
        kinds,
        looks,
        merges,
        hiddenLines,
        hiddenColumns,
        usualMark: '.',
        notes: [],
        levels: [],
      };
    });
}
