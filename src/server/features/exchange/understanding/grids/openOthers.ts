import type { OtherCell, OtherSheet } from '#server/features/exchange/tables/otherSheet.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';

const OTHERS = /\.(?:ods|xls|xlsb)$/i;

/** Reads the sheets of .ods, .xls and .xlsb, which take a library; other files stay as they are. */
export async function openOthers(
  files: readonly SourceFile[],
  limits: { readonly bytes: number },
): Promise<readonly SourceFile[]> {
  if (!files.some(({ name }) => OTHERS.test(name))) return files;
  const opened: SourceFile[] = [];
  for (const file of files)
    opened.push(OTHERS.test(file.name) && file.bytes.length <= limits.bytes ? await opensAs(file) : file);
  return opened;
}

async function opensAs(file: SourceFile): Promise<SourceFile> {
  try {
    const { read } = await import('hucre');
    const { sheets } = await read(file.bytes);
    return { ...file, sheets: sheets.map(sheetOf) };
  } catch {
    return file;
  }
}

type Read = {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
  readonly merges?: readonly {
    readonly startRow: number;
    readonly endRow: number;
    readonly startCol: number;
    readonly endCol: number;
  }[];
};

function sheetOf({ name, rows, merges = [] }: Read): OtherSheet {
  return {
    name,
    rows: rows.map((row) => Array.from(row, cellOf)),
    merges: merges.map(({ startRow, endRow, startCol, endCol }) => ({
      firstLine: startRow + 1,
      lastLine: endRow + 1,
      firstColumn: startCol,
      lastColumn: endCol,
    })),
  };
}

function cellOf(value: unknown): OtherCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'object' && 'toISOString' in value && typeof value.toISOString === 'function')
    return { day: String(value.toISOString()).slice(0, 10) };
  return String(value);
}
