import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANGUAGES } from '#contract/language.ts';
import { expect, type RunningMilepost, signIn, test } from './milepost.ts';
import { speakPseudo } from './pseudo/pseudoLanguage.ts';
import { stringsIn, untranslated } from './pseudo/untranslated.ts';
import { cutFigures } from './walk/cutFigures.ts';
import { cutWords } from './walk/cutWords.ts';
import { drawn } from './walk/drawn.ts';
import { viewOf } from './walk/faults.ts';
import { PLACES } from './walk/places.ts';
import { watchQuiet } from './walk/quiet.ts';

const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1280, height: 800 } as const;

/** German has journeys of its own. */
const NEWEST = LANGUAGES.filter((language) => language !== 'en' && language !== 'de');

const MAIN = [
  'the dashboard filtered',
  'an expanded card',
  'a goal',
  'the table',
  'entry',
  'settings, general',
  'the report',
];
const PSEUDO = [
  ...MAIN,
  'the tree',
  'my-work',
  'history',
  'import',
  'settings, members',
  'settings, periods',
  'the account',
];

for (const language of NEWEST) {
  for (const viewport of [PHONE, DESK]) {
    // In the short run the pseudo-language stands for them, which is longer than any.
    test(`nothing scrolls sideways and no figure is cut in ${language} at ${viewport.width} px @full`, async ({
      browser,
      milepost,
    }) => {
      const found: string[] = [];
      await visit(browser, { milepost, viewport, locale: language, names: MAIN }, async (page, name) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const fault of await faultsOf(page)) found.push(`${name}: ${fault}`);
        if (viewport === DESK && name === 'the dashboard filtered') {
          const picker = page.getByRole('banner').getByRole('heading').locator('span').last();
          const beyond = await picker.evaluate((words) => words.scrollWidth - words.clientWidth);
          expect(beyond, 'the name of the dashboard is whole').toBe(0);
        }
      });
      expect(found).toEqual([]);
    });
  }
}

for (const locale of ['en', 'fr']) {
  test(`beside a goal at risk no control stands out of its card, and no word is cut, in ${locale}`, async ({
    browser,
    milepost,
  }) => {
    const context = await browser.newContext({ viewport: DESK, locale, timezoneId: 'UTC' });
    const page = await context.newPage();
    await signIn(page, milepost);
    const levels = encodeURIComponent('{"depth":[1,2]}');
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${levels}`);
    const atRisk = page.getByRole('article').filter({ has: page.locator('[data-risk]') });
    await expect(atRisk.first()).toBeVisible();
    const within = await atRisk.first().evaluate((card) => {
      const control = card.querySelector('[data-expand]')?.getBoundingClientRect();
      return control !== undefined && control.right <= card.getBoundingClientRect().right - 12;
    });
    expect(within).toBe(true);
    await page.goto(`${milepost.address}/plans/demo/dashboard?card=permits-online&filters=${levels}`);
    await expect(
      page
        .getByRole('article')
        .filter({ has: page.getByText('4.1.2') })
        .locator('[data-risk]'),
    ).toBeVisible();
    expect(await cutWords(page)).toEqual([]);
    await context.close();
  });
}

for (const viewport of [PHONE, DESK]) {
  const tag = viewport === DESK ? '' : ' @full';
  test(`in the pseudo-language everything is translated and fits at ${viewport.width} px${tag}`, async ({
    browser,
    milepost,
  }) => {
    const found: string[] = [];
    const data = new Set<string>();
    const prepare = async (context: BrowserContext) => {
      await speakPseudo(context);
      // Read on the way: a body is gone once the page has left for another.
      await context.route(/\/n?api\/(?!.*\/events)/, async (route) => {
        const response = await route.fetch();
        const isJson = /json/.test(response.headers()['content-type'] ?? '');
        if (isJson) for (const text of stringsIn(await response.json().catch(() => null))) data.add(text);
        await route.fulfill({ response });
      });
    };
    const names = viewport === DESK ? PSEUDO : MAIN;
    await visit(browser, { milepost, viewport, locale: 'de', names, prepare }, async (page, name) => {
      const { sideways } = await viewOf(page);
      if (sideways > 0) found.push(`${name} scrolls sideways by ${sideways} px`);
      for (const text of await untranslated(page, data)) {
        if (!isFigureWithUnit(text, data)) found.push(`${name} says in English: ${text}`);
      }
    });
    expect(found).toEqual([]);
  });
}

/** `21.2 days / 18 days`: numbers with units that the plan's people named. */
function isFigureWithUnit(text: string, data: ReadonlySet<string>): boolean {
  return text.split(' / ').every((figure) => {
    const [, unit] = /^[-−]?[\d.,\s]+\s(\p{L}.*)$/u.exec(figure) ?? [];
    return unit !== undefined && data.has(unit);
  });
}

type Visit = {
  readonly milepost: RunningMilepost;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly locale: string;
  readonly names: readonly string[];
  readonly prepare?: (context: BrowserContext) => Promise<void>;
};

async function visit(
  browser: Browser,
  { milepost, viewport, locale, names, prepare }: Visit,
  look: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport, locale, timezoneId: 'UTC' });
  const quiet = watchQuiet(context);
  await prepare?.(context);
  const page = await context.newPage();
  await signIn(page, milepost);
  for (const { name, path } of PLACES.filter((place) => names.includes(place.name))) {
    await page.goto(`${milepost.address}${typeof path === 'string' ? path : await path(page, milepost)}`);
    // Of a page that is still empty nothing could be found.
    await expect(page.locator('main')).toContainText(/\p{L}{2}/u);
    await drawn(page, quiet);
    await look(page, name);
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  const { sideways } = await viewOf(page);
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...(await cutWords(page)),
    ...(await cutFigures(page)),
  ];
}
