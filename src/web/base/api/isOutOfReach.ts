import type { ApiError } from './ApiError.ts';

/** The server is unreachable, or the session has ended. */
export function isOutOfReach({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}
