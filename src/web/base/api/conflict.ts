import { type ConflictDetails, conflictDetailsSchema } from '#contract/entryCells.ts';
import { ApiError } from './ApiError.ts';

export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'changed_meanwhile';
}

export function conflictIn(error: unknown): ConflictDetails | null {
  return isConflict(error) ? (conflictDetailsSchema.safeParse(error.details).data ?? null) : null;
}
