import { ApiError } from '#web/base/api/ApiError.ts';

export type WhyRefused = 'missing' | 'twoFactor' | 'failed';

/** Why a plan cannot be shown. */
export function whyRefused(error: unknown): WhyRefused {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'two_factor_needed') return 'twoFactor';
  return error.status === 403 || error.status === 404 ? 'missing' : 'failed';
}
