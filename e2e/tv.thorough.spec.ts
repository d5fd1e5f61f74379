import { expectNoAxeViolations } from './axe.ts';
import { makeShare } from './makeShare.ts';
import { expect, test } from './milepost.ts';

/** What the page asks of the server, not the page itself. */
const CALLS = /\/(?:api|napi)\//;

test.use({ viewport: { width: 1920, height: 1080 } });

test.describe('a share on a screen', () => {
  test('pages through its cards by itself, stays when told to, and ends with its share', async ({ page, milepost }) => {
    const made = await makeShare(page, milepost, { style: 'static', filters: '{"depth":[1]}' });
    const screen = made.long_url.replace('/dashboard?', '/tv?');
    await page.clock.install();
    await page.goto(`${screen}&every=20`);
    await expect(page.getByText('1 of 4')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(8);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
    await expectNoAxeViolations(page);
    const first = await page.getByRole('heading', { level: 3 }).first().textContent();
    await page.clock.runFor(20_500);
    await expect(page.getByText('2 of 4')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.clock.runFor(45_000);
    await expect(page.getByText('2 of 4')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('1 of 4')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeVisible();

    // The server goes away: what is there stays, and goes on from page to page.
    await page.route(CALLS, (route) => route.abort());
    await page.clock.runFor(200_500);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('3 of 4')).toBeVisible();
    await page.unroute(CALLS);
    await page.request.delete(`${milepost.address}/api/plans/demo/shares/${made.id}`, {
      headers: { origin: milepost.address },
    });
    await page.clock.runFor(61_000);
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    expect((await page.request.get(screen)).status()).toBe(404);
  });

  test('keeps the screen awake, and comes on by itself once the server is there', async ({ page, milepost }) => {
    const made = await makeShare(page, milepost, { style: 'static', filters: '{"depth":[1]}' });
    await page.addInitScript(() => {
      let asked = 0;
      const request = async () => {
        asked += 1;
        document.documentElement.setAttribute('data-awake', String(asked));
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    await page.clock.install();
    await page.route(CALLS, (route) => route.abort());
    await page.goto(made.long_url.replace('/dashboard?', '/tv?'));
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(CALLS);
    await page.clock.runFor(16_000);
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.locator('html[data-awake="1"]')).toBeAttached();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('html[data-awake="2"]')).toBeAttached();
  });
});
