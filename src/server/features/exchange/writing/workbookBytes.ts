import type { ExportTable } from '#server/platform/csv/exportTable.ts';
import { bytesOfText } from './bytesOfText.ts';
import { sheetXml } from './sheetXml.ts';
import { escapedXml } from './xmlText.ts';
import { zipFiles } from './zipFiles.ts';

/**
 * Tables as the sheets of an Excel workbook (ECMA-376): a bold header that stays in view, numbers of goals as text, so
 * that 1.10 stays 1.10, days as days. The same tables make the same bytes.
 */
export function workbookBytes(tables: readonly ExportTable[]): Buffer {
  const parts: [string, Iterable<string>][] = [
    ['[Content_Types].xml', [contentTypesXml(tables)]],
    ['_rels/.rels', [relationsXml([{ id: 'workbook', type: 'officeDocument', target: 'xl/workbook.xml' }])]],
    ['xl/workbook.xml', [workbookXml(tables)]],
    ['xl/_rels/workbook.xml.rels', [relationsXml(workbookRelations(tables))]],
    ['xl/styles.xml', [STYLES_XML]],
    ...tables.map((table, at): [string, Iterable<string>] => [`xl/${sheetPath(at)}`, sheetXml(table)]),
  ];
  return zipFiles(new Map(parts.map(([name, xml]) => [name, bytesOfText(withHead(xml))])));
}

function* withHead(xml: Iterable<string>): Generator<string> {
  yield XML_HEAD;
  yield* xml;
}

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** In the order of `CELL_STYLES` (sheetXml.ts): plain, header, text as it is, day. */
const STYLES_XML =
  `<styleSheet xmlns="${SPREADSHEET}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

type Relation = { readonly id: string; readonly type: string; readonly target: string };

function sheetPath(at: number): string {
  return `worksheets/sheet${at + 1}.xml`;
}

function workbookRelations(tables: readonly ExportTable[]): Relation[] {
  const sheets = tables.map((_, at) => ({ id: `sheet${at + 1}`, type: 'worksheet', target: sheetPath(at) }));
  return [...sheets, { id: 'styles', type: 'styles', target: 'styles.xml' }];
}

function relationsXml(relations: readonly Relation[]): string {
  const all = relations.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function workbookXml(tables: readonly ExportTable[]): string {
  const sheets = tables.map(
    ({ name }, at) => `<sheet name="${escapedXml(name)}" sheetId="${at + 1}" r:id="sheet${at + 1}"/>`,
  );
  return `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function contentTypesXml(tables: readonly ExportTable[]): string {
  const parts = [
    ['workbook.xml', 'sheet.main'],
    ['styles.xml', 'styles'],
    ...tables.map((_, at) => [sheetPath(at), 'worksheet']),
  ];
  const overrides = parts.map(
    ([path, type]) => `<Override PartName="/xl/${path}" ContentType="${CONTENT}.${type}+xml"/>`,
  );
  return (
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`
  );
}
