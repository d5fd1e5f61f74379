import type { ImportMapping } from '#contract/import.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { Refusal } from '#server/base/errors.ts';
import { unknownColumnIn } from '#server/features/exchange/mapping/readMapping.ts';

/** Throws Refusal (400) for a mapping to a column that is none of ours, and no own field of the plan. */
export function checkMapping(mapping: ImportMapping | undefined, fields: readonly OwnField[]): void {
  const unknown = mapping === undefined ? undefined : unknownColumnIn(mapping, fields);
  if (unknown === undefined) return;
  throw new Refusal({ code: 'bad_request', status: 400, message: `“${unknown}” is not a column of an import.` });
}
