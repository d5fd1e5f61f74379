import { columnLetters } from '#core/format/columnLetters.ts';
import { escapedXml } from '#server/features/exchange/writing/xmlText.ts';
import { zipOf } from './exampleWorkbook.ts';

/** A sheet as people make them: texts and numbers where they stand, null for an empty cell. */
export type HandmadeSheet = {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Such as `A1:H1`. */
  readonly merges?: readonly string[];
  /** Counted from 1. */
  readonly hiddenRows?: readonly number[];
  readonly hiddenColumns?: readonly number[];
  readonly isHidden?: boolean;
};

/** A workbook of such sheets: for tests. */
export function handmadeWorkbook(sheets: readonly HandmadeSheet[]): Buffer {
  const list = sheets.map(({ name, isHidden = false }, at) => {
    const state = isHidden ? ' state="hidden"' : '';
    return `<sheet name="${escapedXml(name)}" sheetId="${at + 1}"${state} r:id="s${at + 1}"/>`;
  });
  const parts = sheets.map((_, at) => `<Relationship Id="s${at + 1}" Type="x/worksheet" Target="sheet${at + 1}.xml"/>`);
  return zipOf({
    'xl/workbook.xml': `<workbook><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${parts.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/sheet${at + 1}.xml`, sheetXml(sheet)])),
  });
}

function sheetXml({ rows, merges = [], hiddenRows = [], hiddenColumns = [] }: HandmadeSheet): string {
  const columns = hiddenColumns.map((column) => `<col min="${column}" max="${column}" hidden="1"/>`).join('');
  const lines = rows.map((cells, at) => {
    const line = at + 1;
    const hidden = hiddenRows.includes(line) ? ' hidden="1"' : '';
    return `<row r="${line}"${hidden}>${cells.map((cell, column) => cellXml(cell, `${columnLetters(column)}${line}`)).join('')}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<worksheet><cols>${columns}</cols><sheetData>${lines.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`;
}

function cellXml(cell: string | number | null, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t>${escapedXml(cell)}</t></is></c>`;
}
