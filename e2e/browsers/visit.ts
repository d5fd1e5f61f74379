import { ADMIN } from '#e2e/milepost.ts';
import type { OtherSite } from '#e2e/otherSite.ts';
import type { Browser, Place } from './browser.ts';

const PATIENCE = 30_000;
const PAUSE = 60;

/** What a check does in a browser, and looks at. */
export type Visit = ReturnType<typeof visitIn>;

export function visitIn(browser: Browser, address: string, site: OtherSite, pictures: string) {
  /** Of the frame that was entered, in the window. */
  let corner: Place = { x: 0, y: 0 };

  /** Looks again until something is there. */
  async function until<Value>(what: string, look: () => Promise<Value | null | false>): Promise<Value> {
    const end = performance.now() + PATIENCE;
    let failure = '';
    while (performance.now() < end) {
      try {
        const found = await look();
        if (found !== null && found !== false) return found;
      } catch (error) {
        failure = `: ${String(error)}`;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    throw new Error(`Not seen within ${PATIENCE / 1000} s: ${what}${failure}`);
  }

  /** Of what is in view, uncovered and at rest. */
  async function placeOf(selector: string, words = ''): Promise<Place> {
    let before = '';
    return until(`${selector} ${words}`, async () => {
      const inFrame = await browser.evaluate(placeInPage, selector, words);
      const place = inFrame && { x: inFrame.x + corner.x, y: inFrame.y + corner.y };
      const isAtRest = JSON.stringify(place) === before;
      before = JSON.stringify(place);
      return isAtRest && place;
    });
  }

  return {
    browser,
    address,
    site,
    until,
    open: (path: string) => {
      corner = { x: 0, y: 0 };
      return browser.open(path.startsWith('http') ? path : address + path);
    },
    /** Enters a frame of the page: what is looked for and pressed is in it from then on. */
    enter: async (frame: string) => {
      corner = await until(frame, () => browser.evaluate(cornerInPage, frame));
      await browser.enter(frame);
    },
    placeOf,
    press: async (selector: string, words = '') => browser.clickAt(await placeOf(selector, words)),
    sees: (selector: string, words = '') =>
      until(`${selector} ${words}`, () => browser.evaluate(isSeen, selector, words)),
    seesNot: (selector: string, words = '') =>
      until(`no ${selector} ${words}`, async () => !(await browser.evaluate(isSeen, selector, words))),
    textOf: (selector: string) => browser.evaluate((each) => document.querySelector(each)?.textContent ?? '', selector),
    picture: (name: string) => browser.screenshot(`${pictures}/${browser.name}-${name}.png`),
    signIn: async () => {
      await browser.open(address);
      await until('a signed-in page', () =>
        browser.evaluate(async (body) => {
          const headers = { 'content-type': 'application/json' };
          return (await fetch('/api/auth/sign-in/email', { method: 'POST', headers, body })).ok;
        }, JSON.stringify(ADMIN)),
      );
    },
  };
}

/** Runs in the page. */
function isSeen(selector: string, words: string): boolean {
  return Array.from(document.querySelectorAll(selector)).some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.includes(words),
  );
}

/** Runs in the page: where the content of a frame begins. */
function cornerInPage(selector: string): { x: number; y: number } | null {
  const frame = document.querySelector(selector);
  if (frame === null) return null;
  const { left, top } = frame.getBoundingClientRect();
  return { x: left + frame.clientLeft, y: top + frame.clientTop };
}

/** Runs in the page: where the mouse reaches the first element with these words; null while it reaches none. */
function placeInPage(selector: string, words: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(selector)) {
    if (!`${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.includes(words)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    const reached = document.elementFromPoint(place.x, place.y);
    if (reached !== null && (element.contains(reached) || reached.contains(element))) return place;
  }
  return null;
}
