import { zipFiles } from '#server/features/exchange/writing/zipFiles.ts';

/** An OpenDocument spreadsheet of these tables, and of styles before them; as LibreOffice writes it, only shorter. */
export function odsFile(tables: string, styles = ''): Buffer {
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  return zipFiles(
    new Map([
      ['mimetype', Buffer.from('application/vnd.oasis.opendocument.spreadsheet')],
      ['content.xml', Buffer.from(content)],
    ]),
  );
}

/** A table with rows of cells. */
export function odsTable(rows: readonly (readonly string[])[], name = 'Goals', style = ''): string {
  const body = rows.map((cells) => `<table:table-row>${cells.join('')}</table:table-row>`).join('');
  return `<table:table table:name="${name}" table:style-name="${style}">${body}</table:table>`;
}

export function odsText(text: string, more = ''): string {
  return `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`;
}

export function odsNumber(value: number, { type = 'float', shown = String(value), more = '' } = {}): string {
  return `<table:table-cell office:value-type="${type}" office:value="${value}" ${more}><text:p>${shown}</text:p></table:table-cell>`;
}
