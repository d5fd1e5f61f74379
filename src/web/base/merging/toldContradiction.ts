import type { Contradiction } from '#core/merge/merge.ts';
import { say } from '#web/base/messages/say/merging.ts';

/** A contradiction as a sentence; `textOf` is how a value reads, null where it has no short text. */
export function toldContradiction(
  what: string,
  { mine, theirs }: Pick<Contradiction, 'mine' | 'theirs'>,
  textOf: (value: unknown) => string | null = plainText,
): string {
  if (mine === null) return say.goneByMe(what);
  if (theirs === null) return say.goneByThem(what);
  const [my, their] = [textOf(mine), textOf(theirs)];
  return my === null || their === null ? say.otherwise(what) : say.differs(what, my, their);
}

function plainText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
