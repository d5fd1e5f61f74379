import { Refusal } from '#server/base/errors.ts';

/** Refuses text that a store cannot keep: U+0000, which PostgreSQL cannot store, and lone surrogates. The same on both stores. */
export function refuseUnstorableText(text: string): void {
  if (!text.includes('\u0000') && text.isWellFormed()) return;
  throw new Refusal({
    code: 'unstorable_text',
    status: 400,
    message: 'A text holds a character that cannot be stored (a NUL or half a character). Remove it and try again.',
  });
}

export function stringifyStorable(value: unknown): string {
  return JSON.stringify(value, (key, each) => {
    refuseUnstorableText(key);
    if (typeof each === 'string') refuseUnstorableText(each);
    return each;
  });
}
