import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Status } from '#core/goal/status.ts';

/** A status set by hand, as far as figures depend on it: who set it, when and why does not come to the page. */
export function bareHandStatus(status: Status): HandStatus {
  return { status, note: '', memberId: null, by: '', at: '', computedActual: null };
}
