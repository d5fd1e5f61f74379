import type { Page } from '@playwright/test';
import { makeShare } from './makeShare.ts';
import { expect, signIn, test } from './milepost.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('at first sight, in a window of 1440 by 900, there are', () => {
  test.beforeEach(async ({ page, milepost }) => signIn(page, milepost));

  test('at most 45 controls on the dashboard', async ({ page, milepost }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/^Health/).first()).toBeVisible();
    expect((await controlsIn(page)).length).toBeLessThanOrEqual(45);
  });

  test('at most 20 in the detail of a goal, the facts folded', async ({ page, milepost }) => {
    for (const id of ['serious-crashes', 'grants', 'new-homes']) {
      await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${id}`);
      const detail = page.getByRole('dialog');
      await expect(detail.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
      await expect(detail.getByText(/^Likely|· Likely/)).toBeVisible();
      await expect(detail.getByRole('button', { name: 'Facts' })).toHaveAttribute('aria-expanded', 'false');
      expect((await controlsIn(page, 'dialog')).length, id).toBeLessThanOrEqual(20);
    }
  });

  test('at most 12 on the entry sheet, beside its cells', async ({ page, milepost }) => {
    await page.goto(`${milepost.address}/plans/demo/entry`);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    const besideCells = (await controlsIn(page, 'main')).length - (await controlsIn(page, '[role="grid"]')).length;
    expect(besideCells).toBeLessThanOrEqual(12);
  });

  test('two stops a card, the title and the card; the arrows lead from the title to the rest', async ({
    page,
    milepost,
  }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'KPI' }) })
      .first();
    await expect(card).toBeVisible();
    const title = card.getByRole('heading').getByRole('link');
    await title.focus();
    await page.keyboard.press('ArrowRight');
    await expect(card.locator('button[data-status]')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(title).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: /^Expand/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.locator(':focus')).toHaveCount(0);
    // Read in order, a card begins with its heading.
    expect(await card.evaluate((element) => element.firstElementChild?.tagName)).toBe('H2');
  });

  test('at most 15 in a share of each style', async ({ page, milepost, browser }) => {
    for (const style of ['static', 'chips'] as const) {
      const { long_url } = await makeShare(page, milepost, { style });
      const viewer = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await viewer.goto(long_url);
      await expect(viewer.getByRole('article').first()).toBeVisible();
      expect((await controlsIn(viewer)).length, style).toBeLessThanOrEqual(15);
      await viewer.close();
    }
  });
});

/**
 * What counts: everything in sight that the Tab key stops at. A set of which it stops at one, such as the views, the
 * statuses or the periods of a chart, counts once; what is shown only with the focus, such as the links to skip, and
 * what is disabled does not count.
 */
async function controlsIn(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const sets = new Set<string>();
    return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
      .filter((element) => {
        const { width, height, top, bottom } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
        const isInSight = top < window.innerHeight && bottom > 0;
        const isClipped = getComputedStyle(element).clipPath.startsWith('inset(50%');
        if (element.tabIndex < 0 || !isShown || !isInSight || isClipped || element.matches(':disabled, main'))
          return false;
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        const isFirst = !sets.has(element.name);
        sets.add(element.name);
        return isFirst;
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40));
  });
}
