import { Refusal } from '#server/base/errors.ts';
import { RECORD_KINDS, RECORD_NAMES } from '#server/store/kinds/recordKinds.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { FoldedChange } from './foldedChange.ts';

/**
 * An archived plan is read-only: its goals, figures and comments take no changes. People and settings do, and
 * restoring it in the same step opens it. Throws `plan_archived` (409).
 */
export function refuseArchived(stored: Row | null, { plan, states, cells }: FoldedChange): void {
  if (stored === null || stored.is_archived !== 1 || plan?.is_archived === 0) return;
  const isOpen = RECORD_NAMES.every((name) => RECORD_KINDS[name].isOpenInArchive || states[name].size === 0);
  if (isOpen && cells.size === 0) return;
  throw new Refusal({
    code: 'plan_archived',
    status: 409,
    message: 'This plan is archived. Its lead can bring it back in the settings.',
  });
}
