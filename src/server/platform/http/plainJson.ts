import { Refusal } from '#server/base/errors.ts';

/** Checked before parsing: JSON.parse takes a depth of a million and blocks meanwhile. */
export const MAX_JSON_BYTES = 256 * 1024;
export const MAX_JSON_DEPTH = 32;
export const MAX_JSON_KEYS = 10_000;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export function readPlainJson(text: string): unknown {
  checkBounds(text);
  const value = parse(text);
  checkContent(value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('The body is not valid JSON.');
  }
}

function checkBounds(text: string): void {
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at);
    else if (character === BRACE || character === BRACKET) depth += 1;
    else if (character === BRACE_END || character === BRACKET_END) depth -= 1;
    else if (character === COLON) keys += 1;
    if (depth > MAX_JSON_DEPTH) throw refused(`The body nests deeper than ${MAX_JSON_DEPTH} levels.`);
    if (keys > MAX_JSON_KEYS) throw refused(`The body has more than ${MAX_JSON_KEYS} keys.`);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
const BRACE_END = 0x7d;
const BRACKET = 0x5b;
const BRACKET_END = 0x5d;
const COLON = 0x3a;

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === BACKSLASH) at += 1;
    else if (character === QUOTE) return at;
  }
  return text.length;
}

/** Rejects keys that are never data, and text that no store can keep. Without recursion. */
function checkContent(root: unknown): void {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') checkText(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw refused(`The key ${key} is not allowed.`);
      checkText(key);
      open.push(inner);
    }
  }
}

/** Refuses U+0000 and lone surrogates, which no store keeps as they are. */
export function checkText(text: string): void {
  if (text.includes('\0')) throw refused('Text must not hold the character U+0000.');
  if (!text.isWellFormed()) throw refused('Text must be valid Unicode: a half of a character pair stands alone.');
}

function refused(message: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message });
}
