export type JsonBounds = { readonly depth: number; readonly keys?: number };

/** Which bound a JSON text goes beyond, before it is parsed: one pass without recursion, strings skipped. */
export function boundExceeded(
  text: string,
  { depth: deepest, keys: most = Number.POSITIVE_INFINITY }: JsonBounds,
): 'depth' | 'keys' | null {
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at);
    else if (character === BRACE || character === BRACKET) depth += 1;
    else if (character === BRACE_END || character === BRACKET_END) depth -= 1;
    else if (character === COLON) keys += 1;
    if (depth > deepest) return 'depth';
    if (keys > most) return 'keys';
  }
  return null;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
const BRACE_END = 0x7d;
const BRACKET = 0x5b;
const BRACKET_END = 0x5d;
const COLON = 0x3a;

/** Where the quote stands that ends a string. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === BACKSLASH) at += 1;
    else if (character === QUOTE) return at;
  }
  return text.length;
}
