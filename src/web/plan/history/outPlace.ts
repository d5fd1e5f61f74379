import type { ImportProof } from '#contract/importQuestion.ts';
import { say } from '#web/base/messages/say/importAsked.ts';

/** Whether what stays out as one is a sheet, and how its place is called. */
export function outPlaceOf({
  what,
  first_row: first,
  last_row: last,
}: Pick<ImportProof['groups'][number], 'what' | 'first_row' | 'last_row'>): readonly [isSheet: boolean, where: string] {
  const letters = /^column ([A-Z]+)$/.exec(what)?.[1];
  if (letters !== undefined)
    return [false, first === last ? `${letters}${first}` : `${letters}${first}:${letters}${last}`];
  if (what.startsWith('row ')) return [false, say.rowAt(first)];
  return [true, say.rowsAt(first, last)];
}
