import { axeViolations } from './axe.ts';
import { expect, startMilepost, test } from './milepost.ts';

test('every part of the page in its states, light and dark, has nothing that axe finds', async ({ page }) => {
  const milepost = await startMilepost({ MILEPOST_GALLERY: '1', MILEPOST_DEMO: '0' });
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${milepost.address}/dev/gallery`);
      await expect(page.getByRole('heading', { name: 'Above the page' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(11);
      expect(await axeViolations(page, { isThemeAlone: colorScheme === 'dark' })).toEqual([]);
      const controls = page.getByRole('region', { name: 'Controls' });
      await expect(controls).toHaveScreenshot(`gallery-controls-${colorScheme}.png`, {
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        maxDiffPixelRatio: 0.01,
      });
      await page.getByRole('button', { name: 'A dialog', exact: true }).click();
      expect(await axeViolations(page, { isThemeAlone: colorScheme === 'dark' })).toEqual([]);
    }
  } finally {
    await milepost.stop();
  }
});
