import type { Browser } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, test } from './milepost.ts';
import { cutWords } from './walk/cutWords.ts';
import { PLACES, type Place } from './walk/places.ts';
import { visitStates } from './walk/states.ts';

/** German words are the longer ones. */
const PHONE = { width: 390, height: 844, locale: 'de-DE', stopsClockAt: null } as const;
const DESK = { ...PHONE, width: 1280, height: 800 } as const;

/** Where people are most, beside the dashboard, and what is built otherwise; the full run looks at every place. */
const IN_SHORT = ['a goal', 'entry', 'columns of an import'];

/** A minute where nothing else runs. */
const SHORT_WITHIN_MS = 600_000;
const FULL_WITHIN_MS = 1_800_000;

test('pages have nothing that axe finds, and cut no words of buttons, tabs and labels', async ({ browser }) => {
  test.setTimeout(SHORT_WITHIN_MS);
  const places = PLACES.filter(({ name }) => IN_SHORT.includes(name));
  expect(places).toHaveLength(IN_SHORT.length);
  expect(await faultsOf(browser, { places, look: PHONE, depth: 0 })).toEqual([]);
});

for (const look of [PHONE, DESK]) {
  for (const place of PLACES) {
    const name = `${place.name} and all that opens there have nothing that axe finds, and cut no words`;
    test(`${name}: ${look.width} px @full`, async ({ browser }) => {
      test.setTimeout(FULL_WITHIN_MS);
      expect(await faultsOf(browser, { places: [place], look, depth: 2 })).toEqual([]);
    });
  }
}

type Walk = {
  readonly places: readonly Place[];
  readonly look: typeof PHONE | typeof DESK;
  readonly depth: number;
};

async function faultsOf(browser: Browser, { places, look, depth }: Walk): Promise<readonly string[]> {
  const faults: string[] = [];
  await visitStates(browser, places, { look, depth }, async ({ page, name }) => {
    const found = [...(await cutWords(page))];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await axeViolations(page, { isThemeAlone: colorScheme === 'dark' })));
    }
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  });
  return faults;
}
