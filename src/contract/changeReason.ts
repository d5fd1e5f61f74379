/**
 * On any call that writes: why a lead changes figures of closed periods. Without it such a change answers 409
 * `period_closed`. The text is percent-encoded, for a header holds no letters beyond Latin ones.
 */
export const CHANGE_REASON_HEADER = 'x-change-reason';

export const MAX_REASON = 300;

/** Percent-encoded, because headers are limited to Latin letters. */
export function writeReason(reason: string): string {
  return encodeURIComponent(reason.trim());
}

/** Null where there is none to be read. */
export function readReason(header: string): string | null {
  try {
    const reason = decodeURIComponent(header).trim();
    return reason === '' || reason.length > MAX_REASON ? null : reason;
  } catch {
    return null;
  }
}
