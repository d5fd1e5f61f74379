import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import type { SheetHead } from '#server/features/exchange/tables/sheetSeen.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import { readCellStyles } from './cellStyles.ts';
import { readSharedStrings } from './sharedStrings.ts';
import { type CellSetting, readSheetRows, type SheetRead } from './sheetRows.ts';
import { readSheetShape } from './sheetShape.ts';
import { readWorkbook, type SheetPlace } from './workbook.ts';
import { XmlRefusal } from './xmlTokens.ts';
import { openZip, type ZipArchive, type ZipLimits, ZipRefusal } from './zipArchive.ts';

/** What a workbook may cost, and how much may stand in it. */
export type WorkbookLimits = ZipLimits & Pick<FileLimits, 'rows' | 'cells'>;

/** Everything that stands in a sheet. */
export type WholeSheet = SheetHead &
  Pick<SheetRead, 'kinds' | 'looks'> & {
    /** Rows with a formula whose value the program did not keep. */
    readonly uncalculated: readonly number[];
  };

export type OpenedWorkbook = {
  readonly sheets: readonly SheetPlace[];
  /** Each sheet is read once; throws what reading it throws. */
  read(sheet: SheetPlace): WholeSheet;
  /** The first rows of a sheet that is only looked at. */
  look(sheet: SheetPlace, rows: number): readonly TableRow[];
};

/** Opens a workbook. Throws ZipRefusal and XmlRefusal for what is none, and for one that costs more than the limits. */
export function openWorkbook(bytes: Uint8Array, limits: WorkbookLimits): OpenedWorkbook {
  const archive = openZip(bytes, limits);
  const workbook = readWorkbook(required(archive, 'xl/workbook.xml'), required(archive, 'xl/_rels/workbook.xml.rels'));
  const mostCells = limits.cells ?? Number.POSITIVE_INFINITY;
  const setting: CellSetting = {
    strings: readPart(archive, workbook.stringsPath, readSharedStrings),
    styles: readPart(archive, workbook.stylesPath, readCellStyles),
    isFrom1904: workbook.isFrom1904,
    room: { rows: limits.rows ?? Number.POSITIVE_INFINITY, cells: mostCells },
    mostCells,
  };
  return {
    sheets: workbook.sheets,
    read: ({ path }) => {
      const xml = required(archive, path);
      const { rows, uncalculated, hidden, kinds, looks } = readSheetRows(xml, setting);
      const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
      const { merges, hiddenColumns } = readSheetShape(xml);
      return {
        rows,
        kinds,
        looks,
        uncalculated,
        merges,
        hiddenLines: hidden,
        hiddenColumns: hiddenColumns.filter((column) => column < width),
      };
    },
    look: ({ path }, most) => {
      const room = { rows: most, cells: Number.POSITIVE_INFINITY };
      return readSheetRows(required(archive, path), { ...setting, room }, most).rows;
    },
  };
}

function required(archive: ZipArchive, path: string): string {
  const content = archive.read(path);
  if (content === null) throw new ZipRefusal('an archive of something else');
  return textOf(content);
}

function readPart<T>(archive: ZipArchive, path: string | null, read: (xml: string) => T[]): T[] {
  const content = path === null ? null : archive.read(path);
  return content === null ? [] : read(textOf(content));
}

/** Spreadsheet programs write UTF-8. */
function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new XmlRefusal('XML that is not UTF-8');
  }
}
