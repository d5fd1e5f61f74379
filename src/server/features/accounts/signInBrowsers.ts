import type { FastifyReply, FastifyRequest } from 'fastify';
import { machineTime } from '#server/base/clock.ts';
import { readCookie } from '#server/platform/http/readCookie.ts';
import { COOKIE_PREFIX, HOST_PREFIX } from './auth.ts';
import { KNOWN_FOR_MS, type KnownBrowsers } from './knownBrowsers.ts';

/** Browsers somebody signed in from before, in a cookie that outlasts the session. */
export type SignInBrowsers = {
  find(request: FastifyRequest, email: string): string | null;
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void;
};

const MOST_PEOPLE = 5;
const BETWEEN = '~';

export function createSignInBrowsers(
  browsers: KnownBrowsers,
  { isHttps }: { readonly isHttps: boolean },
): SignInBrowsers {
  const name = `${isHttps ? HOST_PREFIX : ''}${COOKIE_PREFIX}.known_browser`;
  const marksIn = (request: FastifyRequest) => (readCookie(request, name) ?? '').split(BETWEEN).slice(0, MOST_PEOPLE);
  const subjectOf = (email: string) => `sign-in ${email.toLowerCase()}`;
  return {
    find: (request, email) => {
      const now = machineTime();
      const ids = marksIn(request).map((mark) => browsers.read(mark, subjectOf(email), now));
      return ids.find((id) => id !== null) ?? null;
    },
    remember: (request, reply, email) => {
      const marks = [browsers.mark(subjectOf(email), machineTime()), ...marksIn(request).filter((mark) => mark !== '')];
      const value = marks.slice(0, MOST_PEOPLE).join(BETWEEN);
      const maxAge = KNOWN_FOR_MS / 1000;
      reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge });
    },
  };
}
