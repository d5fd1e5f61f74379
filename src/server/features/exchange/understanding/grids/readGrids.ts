import { isWorkbook, isZip } from '#server/features/exchange/reading/disguise.ts';
import { isTooDeep } from '#server/features/exchange/reading/jsonDepth.ts';
import { WORKBOOK_NAME, workbookProblem } from '#server/features/exchange/reading/openWorkbook.ts';
import { SheetTooLarge } from '#server/features/exchange/reading/sheets/sheetRoom.ts';
import { openZip, type ZipLimits } from '#server/features/exchange/reading/xlsx/zipArchive.ts';
import type { Delimiter } from '#server/features/exchange/tables/delimiter.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import type { FileRefusal, SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { ENCODINGS, type Encoding, type EncodingTold } from './encodings.ts';
import { filledIn, type Grid } from './grid.ts';
import { jsonGrids } from './jsonGrids.ts';
import { parseInOrder } from './jsonInOrder.ts';
import { textGrid } from './textGrid.ts';
import { workbookGrids } from './workbookGrids.ts';

export type GridsRead = {
  readonly grids: readonly Grid[];
  /** Of texts that are no UTF-8, by their files. */
  readonly encodings: ReadonlyMap<string, EncodingTold>;
};

const MOST_PARTS = 200;
const MOST_ZIP_FILES = 1000;
/** Larger files are none that people made; they are read by the columns they name. */
const MOST_CELLS = 600_000;
const MOST_MERGES = 5000;
const KNOWN = /\.(?:xlsx|xlsm|xls|ods|csv|tsv|txt|tab|json)$/i;

/** The sheets of files in any container; null where one of them cannot be read here. Throws FileTooLarge. */
export function readGrids(
  files: readonly SourceFile[],
  {
    limits,
    encoding,
    delimiter,
  }: { readonly limits: FileLimits; readonly encoding: string | undefined; readonly delimiter: Delimiter | undefined },
): GridsRead | null {
  const named = ENCODINGS.find((each) => each === encoding?.toLowerCase()) ?? null;
  const grids: Grid[] = [];
  const encodings = new Map<string, EncodingTold>();
  const spent = { bytes: 0 };
  for (const file of files) {
    const read = gridsOf(file, { limits: { ...limits, spent }, encoding: named, delimiter, encodings });
    if (read === null) return null;
    grids.push(...read);
  }
  if (grids.some(({ merges }) => merges.length > MOST_MERGES)) return null;
  const cells = grids.reduce((sum, grid) => sum + filledIn(grid), 0);
  return grids.length === 0 || cells > MOST_CELLS ? null : { grids, encodings };
}

type Asked = {
  readonly limits: FileLimits & Pick<ZipLimits, 'spent'>;
  readonly encoding: Encoding | null;
  readonly delimiter: Delimiter | undefined;
  readonly encodings: Map<string, EncodingTold>;
};

function gridsOf(file: SourceFile, asked: Asked): readonly Grid[] | null {
  const { name, bytes } = file;
  if (bytes.length === 0 || bytes.length > asked.limits.bytes) return null;
  if (/\.json$/i.test(name)) return jsonFile(file);
  try {
    if (isWorkbook(bytes) && WORKBOOK_NAME.test(name))
      return workbookGrids(file, {
        ...asked.limits,
        cells: Math.min(asked.limits.cells ?? MOST_CELLS, MOST_CELLS),
        entries: MOST_PARTS,
      });
    if (isZip(bytes) && /\.zip$/i.test(name)) return zipGrids(file, asked);
  } catch (error) {
    if (workbookProblem(error) !== null) return null;
    throw error;
  }
  if (isZip(bytes) || !/\.(?:csv|tsv|txt|tab)$/i.test(name)) return null;
  const read = textGrid(file, asked);
  if (read === null) return null;
  if (read.told.encoding !== 'utf-8') asked.encodings.set(name, read.told);
  return [read.grid];
}

/** A file that nothing else reads either, in words for the person who chose it. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  readonly refusal: FileRefusal;

  constructor(file: string, reason: string) {
    super(reason);
    this.refusal = { file, line: null, column: null, reason };
  }
}

function jsonFile({ name, bytes }: SourceFile): readonly Grid[] | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isTooDeep(text)) return null;
    const grids = jsonGrids(name, parseInOrder(text));
    return grids.length === 0 ? null : grids;
  } catch (error) {
    if (error instanceof SheetTooLarge) throw new FileTooLarge(name, error.message);
    return null;
  }
}

function zipGrids(file: SourceFile, asked: Asked): readonly Grid[] | null {
  const archive = openZip(file.bytes, { ...asked.limits, entries: MOST_ZIP_FILES });
  const names = archive.names.filter(
    (name) => KNOWN.test(name) && !name.startsWith('__MACOSX/') && !/(?:^|\/)\./.test(name),
  );
  const grids: Grid[] = [];
  for (const name of names) {
    const content = archive.read(name);
    if (content === null) continue;
    const read = gridsOf({ name: `${file.name}, ${name}`, bytes: content }, asked);
    if (read === null) return null;
    grids.push(...read);
  }
  return grids;
}
