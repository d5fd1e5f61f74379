import { sessionQuery } from './queries.ts';
import { queryClient } from './queryClient.ts';

/**
 * Asks who is signed in, and so notices an ended session, and a new version of the server. Where somebody else has
 * signed in meanwhile the page is loaded anew: nothing of the one is shown to the other.
 */
export async function checkSession(): Promise<void> {
  const before = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
  const now = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false }).catch(() => null);
  if (before !== undefined && now !== null && now.user.id !== before) window.location.reload();
}
