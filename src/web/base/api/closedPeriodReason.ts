import type { ApiError } from './ApiError.ts';

/** The headers that give a reason for changing closed figures. Throws the refusal where none is given. */
export type AskForReason = (path: string, refusal: ApiError) => Promise<Record<string, string>>;

/** Set by the page as it starts: the dialog that asks belongs to a plan, of which the calls know nothing. */
export const closedPeriodReason: { ask: AskForReason } = {
  ask: (_path, refusal) => Promise.reject(refusal),
};
