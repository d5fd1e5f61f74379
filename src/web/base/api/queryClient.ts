import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isSignedOut } from './ApiError.ts';
import { showPassNeeded } from './shareAccess.ts';
import { showSignedOut } from './signedOut.ts';

const MOST_RETRIES = 2;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isSignedOut(error)) showSignedOut();
      if (error instanceof ApiError && error.code === 'password_needed') showPassNeeded();
    },
  }),
  defaultOptions: {
    queries: { retry: isWorthRetrying, networkMode: 'always' },
    // Offline, mutations fail at once with a message instead of waiting silently.
    mutations: { networkMode: 'always' },
  },
});

/** A refusal stays a refusal; a server error may be gone a moment later. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < MOST_RETRIES;
}
