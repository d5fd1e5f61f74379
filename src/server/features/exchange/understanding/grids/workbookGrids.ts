import { isForPeople } from '#server/features/exchange/tables/aboutSheet.ts';
import { openWorkbook, type WorkbookLimits } from '#server/features/exchange/reading/xlsx/openWorkbook.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Grid } from './grid.ts';

/** The sheets of a workbook (.xlsx). Throws what opening and reading it throws. */
export function workbookGrids({ name, bytes }: SourceFile, limits: WorkbookLimits): Grid[] {
  const workbook = openWorkbook(bytes, limits);
  return workbook.sheets
    .filter((place) => !isForPeople(place.name))
    .map((place): Grid => {
      const { rows, kinds, looks, merges, hiddenLines, hiddenColumns } = workbook.read(place);
      return {
        file: name,
        sheet: place.name,
        isHidden: place.isHidden,
        rows,
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
