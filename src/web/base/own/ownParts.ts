import type { OwnField } from '#core/own/ownField.ts';
import { loadFile } from '#web/base/loading/loadFile.ts';
import type * as late from './lateOwn.ts';

/** What filters by own fields and names them: plans without any, and the first load, do without. */
export let ownParts: typeof late | null = null;

export async function loadOwnParts(fields: readonly OwnField[]): Promise<void> {
  if (fields.length > 0) ownParts ??= await loadFile(() => import('./lateOwn.ts'));
}
