import type { Query } from '@tanstack/react-query';

/**
 * Until a query that has never been answered is, or failed. What is told meanwhile may be newer than the answer on its
 * way, and a first question is not asked anew where it is said to be out of date.
 */
export async function firstAnswer(query: Query | undefined): Promise<void> {
  if (query?.state.data === undefined) await query?.promise?.catch(() => undefined);
}
