import type { Query } from '@tanstack/react-query';

/**
 * Resolves once a query has been answered or has failed for the first time. Changes that arrive meanwhile may be
 * newer than that answer, and invalidating a first request does not repeat it.
 */
export async function firstAnswer(query: Query | undefined): Promise<void> {
  if (query?.state.data === undefined) await query?.promise?.catch(() => undefined);
}
