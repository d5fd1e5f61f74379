/** A piece of an XML text. Names are without their prefix: `x:row` is a row. */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** The text is no XML that a spreadsheet program writes. */
export class XmlRefusal extends Error {
  override readonly name = 'XmlRefusal';
}

/**
 * The pieces of an XML text in order, as far as a spreadsheet has them: elements and text. It never looks anything up
 * and expands nothing: a text with a document type is refused (trust.md, section 2).
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const opening = xml.indexOf('<', at);
    if (opening !== at) yield { kind: 'text', text: unescapeXml(xml.slice(at, opening < 0 ? xml.length : opening)) };
    if (opening < 0) return;
    if (xml.startsWith('<![CDATA[', opening)) {
      const end = endOf(xml, ']]>', opening);
      yield { kind: 'text', text: xml.slice(opening + 9, end) };
      at = end + 3;
    } else if (xml.startsWith('<!--', opening)) {
      at = endOf(xml, '-->', opening) + 3;
    } else if (xml.startsWith('<!', opening)) {
      throw new XmlRefusal('XML with a document type');
    } else {
      const end = endOfTag(xml, opening + 1);
      if (xml[opening + 1] !== '?') yield tagOf(xml.slice(opening + 1, end));
      at = end + 1;
    }
  }
}

/** The value of an attribute by its name without a prefix; null where it is not there. */
export function attributeOf(attributes: string, name: string): string | null {
  const pattern = patterns.get(name) ?? new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const value = pattern.exec(attributes);
  return value === null ? null : unescapeXml(value[1] ?? value[2] ?? '');
}

/** Whether an attribute says yes. */
export function isTrue(value: string | null): boolean {
  return value === '1' || value === 'true';
}

const patterns = new Map<string, RegExp>();

/** A greater-than sign in quotes does not end a tag. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at += 1) {
    const character = xml[at];
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
    else if (character === '<') break;
  }
  throw new XmlRefusal('XML that breaks off');
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from);
  if (end < 0) throw new XmlRefusal('XML that breaks off');
  return end;
}

function tagOf(tag: string): XmlToken {
  if (tag.startsWith('/')) return { kind: 'close', name: withoutPrefix(tag.slice(1).trim()) };
  const isEmpty = tag.endsWith('/');
  const inside = isEmpty ? tag.slice(0, -1) : tag;
  const blank = inside.search(/\s/);
  const name = withoutPrefix(blank < 0 ? inside : inside.slice(0, blank));
  return { kind: 'open', name, attributes: blank < 0 ? '' : inside.slice(blank), isEmpty };
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The five entities of XML and characters by their number; anything else stays as it stands. */
function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return ENTITIES.get(String(name)) ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hexadecimal), 16) : Number(decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : '';
  });
}

/** No NUL and no half of a surrogate pair: no store keeps them. */
function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
