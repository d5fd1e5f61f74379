import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type RunningMilepost, signIn, startMilepost } from '#e2e/milepost.ts';
import type { Place } from './places.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** A server that places are looked at on, with somebody signed in. */
export type VisitedServer = {
  readonly address: string;
  readonly cookies: Cookies;
  /** Whether a place is looked at on a server like this one. */
  suits(place: Place): boolean;
  /** The path of a place; what it needs, such as a share, is made the first time. */
  pathOf(place: Place): Promise<string>;
  stop(): Promise<void>;
};

export async function startVisitedServer(browser: Browser, { variables }: Place): Promise<VisitedServer> {
  const milepost = await startMilepost(variables);
  const cookies = variables.MILEPOST_ADMIN_EMAIL === '' ? [] : await signedIn(browser, milepost);
  const paths = new Map<string, string>();
  return {
    address: milepost.address,
    cookies,
    suits: (place) => JSON.stringify(place.variables) === JSON.stringify(variables),
    pathOf: async ({ name, path }) => {
      const known = paths.get(name);
      if (known !== undefined) return known;
      const found = typeof path === 'string' ? path : await asked(browser, cookies, (page) => path(page, milepost));
      paths.set(name, found);
      return found;
    },
    stop: milepost.stop,
  };
}

async function signedIn(browser: Browser, milepost: RunningMilepost): Promise<Cookies> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), milepost);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function asked(browser: Browser, cookies: Cookies, ask: (page: Page) => Promise<string>): Promise<string> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const answer = await ask(await context.newPage());
  await context.close();
  return answer;
}
