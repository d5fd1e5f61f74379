import { boundExceeded } from '#server/base/jsonBounds.ts';

/** A plan nests six levels. */
const DEEPEST = 32;

/** Whether JSON nests deeper than a plan ever does. */
export function isTooDeep(text: string): boolean {
  return boundExceeded(text, { depth: DEEPEST }) !== null;
}
