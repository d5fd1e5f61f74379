import { PROLONGED_AFTER_S, SESSION_S } from './auth.ts';

/** However often it is used, a session is at most this old: then one signs in again. */
export const LONGEST_SESSION_S = 90 * 86_400;

/** In milliseconds since 1970. */
export type SessionTimes = { readonly createdAt: number; readonly expiresAt: number };

/**
 * Whether a session lasts at a moment of the machine's clock. One that would last longer than any may was stamped
 * before that clock was set back: it ends, or it would live on by as much.
 */
export function sessionLasts({ createdAt, expiresAt }: SessionTimes, now: number): boolean {
  const left = expiresAt - now;
  return left > 0 && left <= (SESSION_S + LATITUDE_S) * 1000 && now - createdAt < LONGEST_SESSION_S * 1000;
}

/** Clocks are set by some minutes now and then. */
const LATITUDE_S = 600;

/** How long a session must still last for its prolonging not to be due (milliseconds). */
export const FRESH_FOR_MS = (SESSION_S - PROLONGED_AFTER_S) * 1000;
