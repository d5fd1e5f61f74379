import type { ApiError } from './ApiError.ts';

/** Returns the headers that give a reason for changing closed figures. Throws the refusal where none is given. */
export type AskForReason = (path: string, refusal: ApiError) => Promise<Record<string, string>>;

/** Set by the page on start: the dialog belongs to a plan, which the calls know nothing about. */
export const closedPeriodReason: { ask: AskForReason } = {
  ask: (_path, refusal) => Promise.reject(refusal),
};
