import type { Page } from '@playwright/test';
import { expect, signIn, test } from './milepost.ts';
import { heightLeft } from './walk/heightLeft.ts';

const LEVELS = encodeURIComponent('{"depth":[0,1]}');

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 800 },
  { width: 320, height: 640 },
] as const;

/** Of the height, above the first card. */
const MOST = 0.4;

/** A screen of 1280 by 1024 at 400%. */
const ZOOMED = { width: 320, height: 256 } as const;

const CHECK_IN = { 'en-US': 'Check in', 'de-DE': 'Stand melden' } as const;

for (const locale of ['en-US', 'de-DE'] as const) {
  // German words are the longer ones.
  test.describe(`on a phone, ${locale}${locale === 'de-DE' ? '' : ' @full'}`, () => {
    test.use({ locale });

    test('the first card begins within two fifths of the height, and no tab is cut', async ({ page, milepost }) => {
      await signIn(page, milepost);
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await page.goto(`${milepost.address}/plans/demo/dashboard`);
        expect(await topOfFirstCard(page), `${size.width} px`).toBeLessThanOrEqual(size.height * MOST);
        expect(await cutTabs(page), `${size.width} px`).toEqual([]);
      }
      await page.setViewportSize(PHONES[0]);
      await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${LEVELS}`);
      expect(await topOfFirstCard(page), 'filtered').toBeLessThanOrEqual(PHONES[0].height * MOST);
    });

    test('the button of a detail says what it does, whole and within the screen', async ({ page, milepost }) => {
      await signIn(page, milepost);
      for (const size of [...PHONES, { width: 1280, height: 900 }]) {
        await page.setViewportSize(size);
        await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${LEVELS}`);
        await page.getByRole('article').filter({ hasText: '1.2 ' }).getByRole('link').first().click();
        const button = page.getByRole('dialog').getByText(CHECK_IN[locale], { exact: true });
        await expect(button, `${size.width} px`).toBeInViewport({ ratio: 1 });
        const goal = page.getByRole('dialog').getByRole('article').first();
        const beyond = await goal.evaluate((article) => article.scrollWidth - article.clientWidth);
        expect(beyond, `${size.width} px`).toBe(0);
      }
    });
  });
}

test('on a phone files are brought from the menu of the dashboard', async ({ page, milepost }) => {
  await signIn(page, milepost);
  await page.setViewportSize(PHONES[0]);
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(page.getByRole('link', { name: 'Import' })).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await expect(page.getByRole('button', { name: 'Drop a file here' })).toBeVisible();
});

for (const [screen, size] of [
  ['phone', PHONES[0]],
  ['tablet', { width: 820, height: 1180 }],
] as const) {
  test(`on a ${screen} the tree shows titles of up to 80 characters whole`, async ({ signedIn: page, milepost }) => {
    await page.setViewportSize(size);
    await page.goto(`${milepost.address}/plans/demo/dashboard?view=tree`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(rows.first()).toBeVisible();
    const cut = await rows
      .getByRole('link')
      .evaluateAll((links) =>
        links.flatMap((link) =>
          link.scrollHeight > link.clientHeight + 1 && link.textContent.length <= 80 ? [link.textContent] : [],
        ),
      );
    expect(cut).toEqual([]);
  });
}

test('at 400% zoom at least half of the height is left to the page that scrolls', async ({
  signedIn: page,
  milepost,
}) => {
  await page.setViewportSize(ZOOMED);
  const paths = ['dashboard', 'dashboard?view=table', 'dashboard?view=tree', 'entry', 'settings', 'history'];
  for (const path of paths) {
    await page.goto(`${milepost.address}/plans/demo/${path}`);
    await expect(page.getByRole('main').locator('button:visible').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 200));
    expect(await heightLeft(page), path).toBeGreaterThanOrEqual(ZOOMED.height / 2);
  }
});

async function topOfFirstCard(page: Page): Promise<number> {
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  return (await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
}

function cutTabs(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation')
    .locator('li a span')
    .evaluateAll((words) =>
      words.flatMap((word) => {
        const { left, right } = word.getBoundingClientRect();
        const tab = word.parentElement?.getBoundingClientRect();
        const isWhole = tab !== undefined && left >= tab.left - 1 && right <= tab.right + 1 && tab.right <= innerWidth;
        return isWhole && word.scrollWidth <= word.clientWidth ? [] : [word.textContent];
      }),
    );
}
