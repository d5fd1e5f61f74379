import type { GoalPatch } from '#contract/goalCalls.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import { badRequest } from './goalRefusals.ts';
import { TEXT_LIMITS } from './textLimits.ts';

export type StatusStamp = Pick<HandStatus, 'memberId' | 'by' | 'at' | 'computedActual'>;

/**
 * The status set by hand after a patch; `before` where the patch has none (rule 3.8). Throws
 * Refusal (400) for a status without a reason, and for a reason without a status.
 */
export function handStatusAfter(
  before: HandStatus | null,
  { status_set: status, status_note: note }: Pick<GoalPatch, 'status_set' | 'status_note'>,
  stamp: StatusStamp,
): HandStatus | null {
  if (status === undefined) {
    if (note === undefined) return before;
    throw badRequest('status_note is the reason of a status: send status_set with it.');
  }
  if (status === null) return null;
  const reason = note?.trim() ?? '';
  if (reason === '') throw badRequest('A status set by hand needs its reason in status_note.');
  if (reason.length > TEXT_LIMITS.status_note) {
    throw badRequest(`status_note has more than ${TEXT_LIMITS.status_note} characters.`);
  }
  return { status, note: reason, ...stamp };
}
