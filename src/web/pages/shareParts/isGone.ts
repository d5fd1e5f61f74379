import { ApiError } from '#web/base/api/ApiError.ts';

/** Revoked, paused, expired and unknown look the same (rule 7.4). */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
