import type { ApiError } from '#web/base/api/ApiError.ts';

/** Neither yes nor no: the server is away, or asks who this is. */
export function isOutOfReach({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}
