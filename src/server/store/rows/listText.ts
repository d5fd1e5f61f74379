import { z } from 'zod';
import { textOrNullOf } from './rowReading.ts';
import type { Row } from './tables.ts';

const ids = z.array(z.string());

/** A list of ids as a column holds it. */
export function idsText(list: readonly string[]): string {
  return JSON.stringify(list);
}

/** The inverse of idsText; nothing in an older row. */
export function idsOf(row: Row, column: string): readonly string[] {
  const text = textOrNullOf(row, column);
  return text === null ? [] : ids.parse(JSON.parse(text));
}
