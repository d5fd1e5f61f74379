import { type ConflictDetails, conflictDetailsSchema } from '#contract/entryCells.ts';
import { ApiError } from './ApiError.ts';

/** Whether a call was refused because others changed the same since it was shown. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'changed_meanwhile';
}

/** What others changed, by field; null for any other refusal, and where the refusal names nothing. */
export function conflictIn(error: unknown): ConflictDetails | null {
  return isConflict(error) ? (conflictDetailsSchema.safeParse(error.details).data ?? null) : null;
}
