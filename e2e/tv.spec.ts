import { expectNoAxeViolations } from './axe.ts';
import { makeShare } from './makeShare.ts';
import { expect, test } from './milepost.ts';

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
    await page.request.delete(`${milepost.address}/api/plans/demo/shares/${made.id}`, {
      headers: { origin: milepost.address },
    });
    expect((await page.request.get(screen)).status()).toBe(404);
  });
});
