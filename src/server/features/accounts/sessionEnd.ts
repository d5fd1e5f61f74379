import { PROLONGED_AFTER_S, SESSION_S } from './auth.ts';

export const LONGEST_SESSION_S = 90 * 86_400;

export type SessionTimes = { readonly createdAt: number; readonly expiresAt: number };

/**
 * Whether a session is valid at a time of the machine's clock. One that would last longer than any may was stamped
 * before that clock was set back, and ends.
 */
export function sessionLasts({ createdAt, expiresAt }: SessionTimes, now: number): boolean {
  const left = expiresAt - now;
  return left > 0 && left <= (SESSION_S + LATITUDE_S) * 1000 && now - createdAt < LONGEST_SESSION_S * 1000;
}

/** Clocks are corrected by some minutes now and then. */
const LATITUDE_S = 600;

export const FRESH_FOR_MS = (SESSION_S - PROLONGED_AFTER_S) * 1000;
