import type { Browser, Page } from 'playwright-core';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { createRandom, type Random } from '#testing/server/corruptedFile.ts';
import { type Control, controlsOn, nameOf } from './controls.ts';
import { faultsIn, viewOf } from './faults.ts';
import { leave, WAYS } from './leave.ts';
import { PLACES, type Place } from './places.ts';
import { press } from './press.ts';
import { createVisitor, type Opened } from './visit.ts';

export const SCREENS = ['phone', 'desktop'] as const;

export type RandomWalkOptions = {
  readonly seed: number;
  readonly atMost: number;
  readonly until: number;
  /** Chosen by the seed where they are not given. */
  readonly screen?: (typeof SCREENS)[number] | undefined;
  readonly language?: Language | undefined;
};

export type Leg = {
  readonly seed: number;
  /** What was done, in order. */
  readonly steps: readonly string[];
  /** What must not be, met at the last step; the walk ends there. */
  readonly faults: readonly string[];
};

/** The pages' clock stands still but when it is moved: the same seed meets the same page, on a slow machine too. */
const MORNING = new Date('2026-11-20T09:00:00Z');
/** So long one looks after each step, by the clock of the page; ms. */
const LOOK_MS = 1_000;
const TICK_MS = 250;

/** What people write in fields: numbers, dates, texts that are no number, texts that are long or from elsewhere. */
const TEXTS = ['12', '1,234.5', '-3', '0', 'abc', '31/12/2026', '2026-02-30', '', '🙂 Ænea', 'x'.repeat(300), '=1+1'];

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
const nameIn = new Intl.DisplayNames('en', { type: 'language' });

/** Where walks begin: where most can be pressed, and a bit of everything else. */
const BEGINNINGS = PLACES.filter(
  ({ isSignedIn, prepare, variables }) => isSignedIn && prepare === null && Object.keys(variables).length === 0,
);

/** Walks until something must not be, or so many steps are done. All that is chosen is chosen by the seed. */
export async function walkAtRandom(browser: Browser, options: RandomWalkOptions): Promise<Leg> {
  const { seed, atMost, until } = options;
  const random = createRandom(seed);
  const chosen = {
    screen: random(3) === 0 ? 'phone' : 'desktop',
    // One walk in three is in another language than English.
    language: OTHERS[random(3 * OTHERS.length)] ?? DEFAULT_LANGUAGE,
  };
  const { screen = chosen.screen, language = chosen.language } = options;
  const visitor = createVisitor(browser, {
    ...(screen === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 800 }),
    locale: language,
    stopsClockAt: MORNING,
  });
  const steps: string[] = [];
  const found: string[] = [];

  async function begin(): Promise<Opened> {
    const place = pick(BEGINNINGS, random);
    steps.push(`open ${place.name} on a ${screen} in ${nameIn.of(language)}`);
    return arrive(place);
  }

  async function arrive(place: Place): Promise<Opened> {
    const opened = await visitor.open(place);
    await look(opened);
    return opened;
  }

  try {
    let opened = await begin();
    while (found.length === 0 && steps.length < atMost && performance.now() < until) {
      const { page } = opened;
      const controls = await controlsOn(page);
      // Signed out, or on a page that leads nowhere: somewhere else it goes on.
      if (controls.length < 3 || page.url() === 'about:blank' || random(40) === 0) {
        visitor.forget();
        opened = await begin();
      } else {
        const documents = opened.documents();
        const { step, isByKey } = await stepAtRandom(page, controls, random);
        steps.push(step);
        await look(opened);
        const view = await viewOf(page);
        if (isByKey && opened.documents() === documents && !view.hasFocus) found.push('the focus is lost');
        if (page.url() !== 'about:blank') found.push(...faultsIn(view));
      }
      found.push(...opened.faults.take());
    }
  } finally {
    await visitor.close();
  }
  return { seed, steps, faults: [...new Set(found)] };
}

/** Moves the page's clock on by a second, never while an answer is on its way. */
async function look({ page, quiet }: Opened): Promise<void> {
  for (let passed = 0; passed < LOOK_MS; passed += TICK_MS) {
    await quiet();
    await page.clock.runFor(TICK_MS);
  }
  await quiet();
}

async function stepAtRandom(
  page: Page,
  controls: readonly Control[],
  random: Random,
): Promise<{ step: string; isByKey: boolean }> {
  const by = random(2) === 0 ? 'mouse' : 'keyboard';
  if (random(4) === 0) {
    const way = pick(WAYS, random);
    const isDone = await leave(page, way, by);
    return { step: `leave by ${way}${isDone ? '' : ' (there is no such way)'}`, isByKey: false };
  }
  // Kinds first: a hundred cards would leave nothing for the rest.
  const kinds = [...new Set(controls.map(({ kind }) => kind))];
  const kind = pick(kinds, random);
  const control = pick(
    controls.filter((each) => each.kind === kind),
    random,
  );
  const text = pick(TEXTS, random);
  const problem = await press(page, control, by);
  const step = `press ${nameOf(control)} by ${by}`;
  if (problem !== null) return { step: `${step} (${problem})`, isByKey: false };
  if (!FIELDS.has(control.role)) return { step, isByKey: by === 'keyboard' };
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  return { step: `${step} and write “${text.slice(0, 20)}”`, isByKey: by === 'keyboard' };
}

const FIELDS: ReadonlySet<string> = new Set(['text', 'search', 'textarea', 'email', 'password', 'number', 'textbox']);

function pick<Each>(values: readonly Each[], random: Random): Each {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('There is nothing to choose of.');
  return value;
}
