import { Refusal } from '#server/base/errors.ts';
import { boundExceeded } from '#server/base/jsonBounds.ts';

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
  const exceeded = boundExceeded(text, { depth: MAX_JSON_DEPTH, keys: MAX_JSON_KEYS });
  if (exceeded === 'depth') throw refused(`The body nests deeper than ${MAX_JSON_DEPTH} levels.`);
  if (exceeded === 'keys') throw refused(`The body has more than ${MAX_JSON_KEYS} keys.`);
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
