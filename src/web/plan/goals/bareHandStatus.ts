import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Status } from '#core/goal/status.ts';

/** Only what figures depend on; who set it, when and why is not on the page. */
export function bareHandStatus(status: Status): HandStatus {
  return { status, note: '', memberId: null, by: '', at: '', computedActual: null };
}
