/**
 * Text for XML, in an element or an attribute. Characters that XML 1.0 has no room for are left out; a text that looks
 * like a spreadsheet's escape of one (`_x000D_`) is escaped itself (ECMA-376, 22.9.2.19 ST_Xstring).
 */
export function escapedXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (character) => ESCAPES.get(character) ?? character);
}

const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\r', '&#13;'],
]);
