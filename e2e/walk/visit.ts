import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type RunningMilepost, signIn, startMilepost } from '#e2e/milepost.ts';
import { type Faults, watchFaults } from './faults.ts';
import type { Place } from './places.ts';
import { watchQuiet } from './quiet.ts';

/** React holds back what comes late for a third of a second; ms. */
const DRAWN_FOR_MS = 400;
const DRAWN_TRIES = 10;

/** How a place is looked at. */
export type Look = {
  readonly width: number;
  readonly height: number;
  readonly locale: 'en-US' | 'de-DE';
  /** The clock of the pages stands still at this moment until it is moved; null: it goes. */
  readonly stopsClockAt: Date | null;
};

/** A place opened as for the first time. */
export type Opened = {
  readonly page: Page;
  readonly faults: Faults;
  /** Waits until the page asks for nothing more. */
  readonly quiet: () => Promise<void>;
  /** The documents loaded so far in its page. */
  documents(): number;
};

/** Opens places on a server of their own, each as it was in the beginning: with a new store where something was written. */
export type Visitor = {
  open(place: Place): Promise<Opened>;
  /** The next place is opened on a new store. */
  forget(): void;
  close(): Promise<void>;
};

export function createVisitor(browser: Browser, look: Look): Visitor {
  let milepost: RunningMilepost | null = null;
  let variables = '';
  let context: BrowserContext | null = null;
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
  let paths = new Map<string, string>();

  async function stop(): Promise<void> {
    await context?.close();
    await milepost?.stop();
    context = null;
    milepost = null;
  }

  async function start(place: Place): Promise<RunningMilepost> {
    const wanted = JSON.stringify(place.variables);
    if (milepost !== null && variables === wanted) return milepost;
    await stop();
    milepost = await startMilepost(place.variables);
    variables = wanted;
    paths = new Map();
    cookies = [];
    if (place.variables.MILEPOST_ADMIN_EMAIL === '') return milepost;
    const signingIn = await browser.newContext();
    await signIn(await signingIn.newPage(), milepost);
    cookies = await signingIn.cookies();
    await signingIn.close();
    return milepost;
  }

  async function pathOf(place: Place, server: RunningMilepost): Promise<string> {
    const known = paths.get(place.name);
    if (known !== undefined) return known;
    let path = place.path;
    if (typeof path !== 'string') {
      const asking = await browser.newContext();
      await asking.addCookies(cookies);
      path = await path(await asking.newPage(), server);
      await asking.close();
    }
    paths.set(place.name, path);
    return path;
  }

  return {
    open: async (place) => {
      const server = await start(place);
      const path = await pathOf(place, server);
      await context?.close();
      context = await browser.newContext({
        viewport: { width: look.width, height: look.height },
        locale: look.locale,
        timezoneId: 'UTC',
        baseURL: server.address,
      });
      if (place.isSignedIn) await context.addCookies(cookies);
      await context.route(
        (url) => url.origin !== server.address && url.protocol.startsWith('http'),
        (route) => route.abort(),
      );
      const faults = watchFaults(context);
      const quiet = watchQuiet(context);
      const page = await context.newPage();
      if (look.stopsClockAt !== null) {
        await page.clock.install({ time: look.stopsClockAt });
        await page.clock.pauseAt(look.stopsClockAt);
      }
      let documents = 0;
      page.on('domcontentloaded', () => {
        documents += 1;
      });
      await page.goto(path);
      await quiet();
      await place.prepare?.(page);
      await quiet();
      if (look.stopsClockAt === null) await drawn(page);
      faults.takeWrites();
      return { page, faults, quiet, documents: () => documents };
    },
    forget: () => {
      variables = '';
    },
    close: stop,
  };
}

/** Waits until nothing more is drawn. */
async function drawn(page: Page): Promise<void> {
  let before = -1;
  for (let tries = 0; tries < DRAWN_TRIES; tries += 1) {
    const count = await page.locator('*').count();
    if (count === before) return;
    before = count;
    await page.waitForTimeout(DRAWN_FOR_MS);
  }
}
