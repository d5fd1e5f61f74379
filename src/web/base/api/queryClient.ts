import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isSignedOut } from './ApiError.ts';
import { showPassNeeded } from './shareAccess.ts';
import { showSignedOut } from './signedOut.ts';

const MOST_RETRIES = 2;

/** One cache of server data for the page. When the session has ended, the page asks to sign in at the same address. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isSignedOut(error)) showSignedOut();
      if (error instanceof ApiError && error.code === 'password_needed') showPassNeeded();
    },
  }),
  defaultOptions: {
    queries: { retry: isWorthRetrying, networkMode: 'always' },
    // What is sent while offline fails at once and is said, instead of waiting without a word.
    mutations: { networkMode: 'always' },
  },
});

/** What the server refused it will refuse again; what it could not answer it may answer a moment later. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < MOST_RETRIES;
}
