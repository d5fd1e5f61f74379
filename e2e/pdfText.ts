import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF of the browser, in the order it is drawn, as a reader would copy it: the codes of each font are
 * turned into letters by the table that comes with it. Without such tables nothing could be selected.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'));
  const letters = lettersOfFonts(objects);
  let text = '';
  for (const { content } of objects.values()) {
    if (!/\bBT\b[\s\S]*\bTf\b/.test(content)) continue;
    text += drawnIn(content, letters);
  }
  return text;
}

type PdfObject = { readonly head: string; readonly content: string };

function objectsOf(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\nendobj/g)) {
    const begin = /\bstream\r?\n/.exec(body);
    const head = body.slice(0, begin?.index);
    const raw = begin === null ? '' : body.slice(begin.index + begin[0].length).replace(/\r?\nendstream$/, '');
    objects.set(id, { head, content: head.includes('/FlateDecode') ? inflated(raw) : raw });
  }
  return objects;
}

function inflated(raw: string): string {
  try {
    return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
  } catch {
    // A picture, or what is no stream of text.
    return '';
  }
}

type Letters = { readonly digits: number; readonly of: ReadonlyMap<number, string> };

/** By the name under which pages draw with a font: that of its object. */
function lettersOfFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>();
  for (const [id, { head }] of objects) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
    if (table === undefined) continue;
    const digits = head.includes('/Type0') ? 4 : 2;
    fonts.set(`F${id}`, { digits, of: lettersIn(objects.get(table)?.content ?? '') });
  }
  return fonts;
}

function lettersIn(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi)) {
      letters.set(Number.parseInt(code, 16), unicodeOf(text));
    }
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]+)>/gi)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code += 1) {
        letters.set(code, String.fromCharCode(Number.parseInt(text, 16) + code - first));
      }
    }
  }
  return letters;
}

function unicodeOf(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
}

function drawnIn(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let font: Letters | undefined;
  let text = '';
  for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>|\bET\b/gi)) {
    if (name !== undefined) font = fonts.get(name);
    else if (hex === undefined) text += '\n';
    else for (const code of hex.match(new RegExp(`.{${font?.digits ?? 4}}`, 'g')) ?? []) text += letter(font, code);
  }
  return text;
}

function letter(font: Letters | undefined, code: string): string {
  return font?.of.get(Number.parseInt(code, 16)) ?? '\ufffd';
}
