import { endOfString } from '#server/base/jsonBounds.ts';

/** Before a name that is a number: JavaScript puts years before all other names, wherever they stand in the text. */
const MARK = '\u0000';
const NUMBER = /^\d+$/;
const COLON = /\s*:/y;

/** Any of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON whose names stay in the order of the text, where `nameInText` gives what they are. Throws SyntaxError. */
export function parseInOrder(text: string): Json {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('"'); at >= 0; ) {
    const end = endOfString(text, at);
    COLON.lastIndex = end + 1;
    if (NUMBER.test(text.slice(at + 1, end)) && COLON.test(text)) {
      parts.push(text.slice(from, at + 1), '\\u0000');
      from = at + 1;
    }
    at = text.indexOf('"', end + 1);
  }
  return JSON.parse(parts.join('') + text.slice(from));
}

/** A name that keeps its place among others. */
export function nameInOrder(name: string): string {
  return NUMBER.test(name) ? `${MARK}${name}` : name;
}

/** The name, or a path of several, as the text has it. */
export function nameInText(path: string): string {
  return path.replaceAll(MARK, '');
}
