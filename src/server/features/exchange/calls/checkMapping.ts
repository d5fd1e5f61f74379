import type { ImportMapping } from '#contract/import.ts';
import { Refusal } from '#server/base/errors.ts';
import { unknownColumnIn } from '#server/features/exchange/mapping/readMapping.ts';

/** Throws Refusal (400) for a mapping to a column that is none of ours. */
export function checkMapping(mapping: ImportMapping | undefined): void {
  const unknown = mapping === undefined ? undefined : unknownColumnIn(mapping);
  if (unknown === undefined) return;
  throw new Refusal({ code: 'bad_request', status: 400, message: `“${unknown}” is not a column of an import.` });
}
