import type { Browser, BrowserContext, Page } from 'playwright-core';
import { drawn } from './drawn.ts';
import { type Faults, watchFaults } from './faults.ts';
import type { Place } from './places.ts';
import { watchQuiet } from './quiet.ts';
import { startVisitedServer, type VisitedServer } from './visitedServer.ts';

const STOPPED_WITHIN_MS = 60_000;

/** All requests but those to this machine end at a port where nobody answers. */
const NO_INTERNET = { server: 'http://127.0.0.1:1', bypass: '127.0.0.1' };

/** How a place is looked at. */
export type Look = {
  readonly width: number;
  readonly height: number;
  readonly locale: string;
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
  let server: VisitedServer | null = null;
  let isForgotten = false;
  /** Where somebody is, and where the place that is opened ahead stands. */
  let taken: Seat | null = null;
  let free: Seat | null = null;
  let ahead: { readonly place: Place; readonly seat: Promise<Seat>; readonly opened: Promise<Opened> } | null = null;

  async function stop(): Promise<void> {
    await ahead?.opened.catch(() => null);
    for (const seat of new Set([taken, free, await ahead?.seat.catch(() => null)])) await seat?.context.close();
    await server?.stop();
    taken = null;
    free = null;
    ahead = null;
    server = null;
  }

  async function serverFor(place: Place): Promise<VisitedServer> {
    if (server !== null && !isForgotten && server.suits(place)) return server;
    await stop();
    isForgotten = false;
    server = await startVisitedServer(browser, place);
    return server;
  }

  async function newSeat({ address }: VisitedServer): Promise<Seat> {
    const context = await browser.newContext({
      viewport: { width: look.width, height: look.height },
      locale: look.locale,
      timezoneId: 'UTC',
      baseURL: address,
      proxy: NO_INTERNET,
    });
    await context.addInitScript(countPickers);
    return { context, faults: watchFaults(context), quiet: watchQuiet(context) };
  }

  /** A seat as if nobody had been there; with a clock that stands still, a new one. */
  async function cleared(seat: Seat | null, on: VisitedServer): Promise<Seat> {
    if (seat === null) return newSeat(on);
    if (look.stopsClockAt !== null) {
      await seat.context.close();
      return newSeat(on);
    }
    for (const page of seat.context.pages()) await page.close();
    await seat.context.clearCookies();
    return seat;
  }

  async function openIn({ context, faults, quiet }: Seat, place: Place, on: VisitedServer): Promise<Opened> {
    const path = await on.pathOf(place);
    if (place.isSignedIn) await context.addCookies(on.cookies);
    const page = await context.newPage();
    if (look.stopsClockAt === null) {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: on.address, storageTypes: 'local_storage' });
      await session.detach();
    } else {
      // It goes until it is stopped, and cannot be stopped in the past: on a busy machine much may pass between.
      await page.clock.install({ time: look.stopsClockAt.getTime() - STOPPED_WITHIN_MS });
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
    if (look.stopsClockAt === null) await drawn(page, quiet);
    // Whoever goes back stays on the page, with whatever is open over it.
    await page.evaluate(() => history.pushState(history.state, '', location.href));
    faults.takeWrites();
    return { page, faults, quiet, documents: () => documents };
  }

  return {
    open: async (place) => {
      const on = await serverFor(place);
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
      taken = await cleared(taken, on);
      return openIn(taken, place, on);
    },
    openAhead: (place) => {
      const on = server;
      if (on === null || ahead !== null || isForgotten || !on.suits(place)) return;
      const seat = cleared(free, on);
      free = null;
      ahead = { place, seat, opened: seat.then((at) => openIn(at, place, on)) };
      ahead.opened.catch(() => null);
    },
    forget: () => {
      isForgotten = true;
    },
    close: stop,
  };
}

/** The browser's own calendar is no part of the page and takes the next key: that it is asked for is all. Runs in the page. */
function countPickers(): void {
  HTMLInputElement.prototype.showPicker = () => {
    document.documentElement.dataset.pickers = `${document.documentElement.dataset.pickers ?? ''}+`;
  };
}
