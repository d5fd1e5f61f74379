import { type RefusedRows, refusedRowsSchema } from '#contract/refusedRows.ts';
import { ApiError } from './ApiError.ts';

/** The rows that a refusal of many lists; none where it is another error. */
export function refusedRows(error: unknown, code: string): RefusedRows['refused'] {
  if (!(error instanceof ApiError) || error.code !== code) return [];
  const read = refusedRowsSchema.safeParse(error.details);
  return read.success ? read.data.refused : [];
}
