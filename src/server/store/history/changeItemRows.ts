import { LOGGED_NAMES } from '#contract/loggedNames.ts';
import { textOf, textOrNullOf, wordOf } from '#server/store/rows/rowReading.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { LoggedItem } from './loggedItem.ts';

export type PlacedItem = LoggedItem & { readonly version: number; readonly seq: number };

export function placedItemOf(row: Row): PlacedItem {
  return {
    version: Number(row.version),
    seq: Number(row.seq),
    entity: wordOf(row, 'entity', LOGGED_NAMES),
    entityId: textOf(row, 'entity_id'),
    before: textOrNullOf(row, 'before'),
    after: textOrNullOf(row, 'after'),
  };
}
