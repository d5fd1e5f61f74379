import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { cameToRest } from './cameToRest.ts';
import { expect, startMilepost, test } from './milepost.ts';
import { openDashboard } from './savedFilters.ts';

/** Files of the page that are loaded later; those of the first load have a name. */
const LATER = /\/assets\/(?!page-|index-|rolldown-runtime-)[^/]+\.js/;

const NOT_LOADED = 'This part could not be loaded.';
const BROKEN = 'This part could not be shown.';

async function stopFiles(page: Page): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort();
  await page.route(LATER, refuse);
  return () => page.unroute(LATER, refuse);
}

test.describe('a file of the page that does not come', () => {
  test('a dialog says so, can be closed, is tried again in vain, and comes when it is to be had', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await cameToRest(page);
    const letThrough = await stopFiles(page);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    const failed = page.getByRole('dialog', { name: NOT_LOADED });

    await share.click();
    await expect(failed.getByText('You may be offline')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failed).toHaveCount(0);
    await expect(share).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(7);

    await share.click();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed.getByText('That did not help.')).toBeVisible();
    await expectNoAxeViolations(page);
    await letThrough();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Share', exact: false })).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('a view says so in its place, and the focus goes on into what comes', async ({ signedIn: page, milepost }) => {
    await openDashboard(page, milepost);
    await cameToRest(page);
    const letThrough = await stopFiles(page);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const failed = page.getByRole('alert').filter({ hasText: NOT_LOADED });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await letThrough();
    await failed.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
    await expect(failed).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('a menu says so in its place', async ({ signedIn: page, milepost }) => {
    const letThrough = await stopFiles(page);
    await openDashboard(page, milepost);
    await cameToRest(page);
    await page.getByRole('button', { name: /account of/ }).click();
    const retry = page.locator('[popover]:popover-open').getByRole('button');
    await expect(retry.first()).toBeVisible();
    await letThrough();
    await retry.first().click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  });

  test('a whole page says so and comes when it is to be had', async ({ signedIn: page, milepost }) => {
    const letThrough = await stopFiles(page);
    await page.goto(`${milepost.address}/plans/demo/my-work`);
    const failed = page.getByRole('alert');
    await expect(failed, 'what works beside the page is tried again without a word').toHaveCount(1);
    await expect(failed).toContainText(NOT_LOADED);
    await letThrough();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My work' })).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('German words that do not come leave the page in English', async ({ signedIn: page, milepost }) => {
    await page.addInitScript(() => localStorage.setItem('milepost.language', 'de'));
    await stopFiles(page);
    await page.goto(`${milepost.address}/plans/demo/dashboard`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to the goals' })).toHaveCount(1);
  });

  test('in German it is said in German', async ({ signedIn: page, milepost }) => {
    await page.addInitScript(() => localStorage.setItem('milepost.language', 'de'));
    await openDashboard(page, milepost);
    await cameToRest(page);
    await stopFiles(page);
    await page.getByRole('button', { name: 'Teilen', exact: true }).click();
    const failed = page.getByRole('dialog', { name: 'Dieser Teil konnte nicht geladen werden.' });
    await expect(failed.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    await expect(failed.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  });
});

test.describe('a part that is loaded later', () => {
  test('is drawn as soon as it is loaded, without waiting for a timer', async ({ signedIn: page, milepost }) => {
    await page.clock.install();
    await openDashboard(page, milepost);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

test.describe('a fault in drawing', () => {
  test('of a chart leaves its card, of a card the others', async ({ signedIn: page, milepost }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await openDashboard(page, milepost);
    const broken = await page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Expand/ })
      .getAttribute('aria-label');
    const images = await page
      .getByRole('article')
      .nth(5)
      .locator('svg[role="img"]')
      .evaluateAll((found) => found.map((each) => each.getAttribute('aria-label') ?? ''));
    const chart = images.toSorted((one, other) => other.length - one.length)[0];
    await page.addInitScript(
      (labels) => {
        const set = Element.prototype.setAttribute;
        Element.prototype.setAttribute = function (name, value) {
          if (name === 'aria-label' && labels.includes(value) && !('isMended' in window))
            throw new Error('A fault for a test.');
          set.call(this, name, value);
        };
      },
      [broken, chart],
    );
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: BROKEN });
    await expect(failed).toHaveCount(2);
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('article').filter({ has: failed })).toHaveCount(1);
    await expectNoAxeViolations(page);
    expect(errors.join(), 'it is reported').toContain('A fault for a test.');
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await failed.first().getByRole('button', { name: 'Try again' }).click();
    await failed.first().getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(7);
  });

  test('of a page leaves the menu and the header, of the header is said in place of the page', async ({
    signedIn: page,
    milepost,
  }) => {
    await page.addInitScript(() => {
      const set = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'aria-label' && value === localStorage.getItem('broken')) throw new Error('A fault for a test.');
        set.call(this, name, value);
      };
    });
    const failed = page.getByRole('alert').filter({ hasText: BROKEN });
    const breakPart = (label: string | null) =>
      page.evaluate((broken) => localStorage.setItem('broken', broken ?? ''), label);

    await page.goto(`${milepost.address}/plans/demo/settings/members`);
    const members = page.getByRole('table', { name: 'Members of this plan' });
    await expect(members).toBeVisible();
    await breakPart(await members.locator('[aria-label]').first().getAttribute('aria-label'));
    await page.reload();
    await expect(failed).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await breakPart(null);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(members).toBeVisible();

    const account = await page.getByRole('button', { name: /account of/ }).getAttribute('aria-label');
    await breakPart(account);
    await page.goto(`${milepost.address}/plans/demo/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: BROKEN })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await breakPart(null);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(7);
  });

  test('of anything else is said and can be left, with the focus where it can be gone on from', async ({ page }) => {
    const milepost = await startMilepost({ MILEPOST_GALLERY: '1', MILEPOST_DEMO: '0' });
    try {
      await page.goto(`${milepost.address}/dev/gallery`);
      const shelf = page.getByRole('region', { name: 'Failed' });
      await shelf.getByRole('button', { name: 'Break a part' }).click();
      await expect(shelf.getByText('A part that stands.')).toHaveCount(0);
      await shelf.getByRole('button', { name: 'Try again' }).last().click();
      await expect(shelf.getByText('A part that stands.')).toBeVisible();
      await shelf.getByRole('button', { name: 'A broken dialog' }).click();
      const dialog = page.getByRole('dialog', { name: BROKEN });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(shelf.getByRole('button', { name: 'A broken dialog' })).toBeFocused();
    } finally {
      await milepost.stop();
    }
  });
});
