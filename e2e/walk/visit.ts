import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type RunningMilepost, signIn, startMilepost } from '#e2e/milepost.ts';
import { type Faults, watchFaults } from './faults.ts';
import type { Place } from './places.ts';
import { watchQuiet } from './quiet.ts';

/** React holds back what comes late for a third of a second; ms. */
const DRAWN_FOR_MS = 400;
const DRAWN_TRIES = 10;

/** All requests but those to this machine end at a port where nobody answers. */
const NO_INTERNET = { server: 'http://127.0.0.1:1', bypass: '127.0.0.1' };

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
  /** Opens a place while another one is looked at, so that it is there when it is asked for next. */
  openAhead(place: Place): void;
  /** The next place is opened on a new store. */
  forget(): void;
  close(): Promise<void>;
};

/** A browser context that keeps the files of the page from one place to the next. */
type Seat = { readonly context: BrowserContext; readonly faults: Faults; readonly quiet: () => Promise<void> };

export function createVisitor(browser: Browser, look: Look): Visitor {
  let milepost: RunningMilepost | null = null;
  let variables = '';
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
  let paths = new Map<string, string>();
  /** Where somebody is, and where the place that is opened ahead stands. */
  let taken: Seat | null = null;
  let free: Seat | null = null;
  let ahead: { readonly place: Place; readonly seat: Promise<Seat>; readonly opened: Promise<Opened> } | null = null;

  async function stop(): Promise<void> {
    await ahead?.opened.catch(() => null);
    for (const seat of new Set([taken, free, await ahead?.seat.catch(() => null)])) await seat?.context.close();
    await milepost?.stop();
    taken = null;
    free = null;
    ahead = null;
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

  async function newSeat(server: RunningMilepost): Promise<Seat> {
    const context = await browser.newContext({
      viewport: { width: look.width, height: look.height },
      locale: look.locale,
      timezoneId: 'UTC',
      baseURL: server.address,
      proxy: NO_INTERNET,
    });
    return { context, faults: watchFaults(context), quiet: watchQuiet(context) };
  }

  /** A seat as if nobody had been there; with a clock that stands still, a new one. */
  async function cleared(seat: Seat | null, server: RunningMilepost): Promise<Seat> {
    if (seat === null) return newSeat(server);
    if (look.stopsClockAt !== null) {
      await seat.context.close();
      return newSeat(server);
    }
    for (const page of seat.context.pages()) await page.close();
    await seat.context.clearCookies();
    return seat;
  }

  async function openIn({ context, faults, quiet }: Seat, place: Place, server: RunningMilepost): Promise<Opened> {
    const path = await pathOf(place, server);
    if (place.isSignedIn) await context.addCookies(cookies);
    const page = await context.newPage();
    if (look.stopsClockAt === null) {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: server.address, storageTypes: 'local_storage' });
      await session.detach();
    } else {
      await page.clock.install({ time: look.stopsClockAt });
      await page.clock.pauseAt(look.stopsClockAt);
    }
    let documents = 0;
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    faults.take();
    await page.goto(path);
    await quiet();
    await place.prepare?.(page);
    await quiet();
    if (look.stopsClockAt === null) await drawn(page);
    // Whoever goes back stays on the page, with whatever is open over it.
    await page.evaluate(() => history.pushState(history.state, '', location.href));
    faults.takeWrites();
    return { page, faults, quiet, documents: () => documents };
  }

  return {
    open: async (place) => {
      const server = await start(place);
      const before = ahead;
      ahead = null;
      if (before?.place === place) {
        free = taken;
        taken = await before.seat;
        return before.opened;
      }
      if (before !== null) {
        await before.opened.catch(() => null);
        free = await before.seat;
      }
      taken = await cleared(taken, server);
      return openIn(taken, place, server);
    },
    openAhead: (place) => {
      const server = milepost;
      if (server === null || ahead !== null || variables !== JSON.stringify(place.variables)) return;
      const seat = cleared(free, server);
      free = null;
      ahead = { place, seat, opened: seat.then((at) => openIn(at, place, server)) };
      ahead.opened.catch(() => null);
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
