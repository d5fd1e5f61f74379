import type { Frame } from '@playwright/test';
import { makeShare } from './makeShare.ts';
import { expect, test } from './milepost.ts';
import { otherSite } from './otherSite.ts';

test.describe('a share on another site', () => {
  test('is framed where its site is named, with the snippet as it is given, and sets no cookie', async ({
    page,
    context,
    milepost,
  }) => {
    const site = await otherSite();
    try {
      const named = await makeShare(page, milepost, { frame_ancestors: [site.address] });
      const unnamed = await makeShare(page, milepost, { frame_ancestors: ['http://127.0.0.1:1'] });
      await context.clearCookies();
      site.show(`${named.embed}${unnamed.embed}`.replaceAll(' loading="lazy"', ''));
      await page.goto(site.address);
      const hasPage = (frame: Frame | undefined) =>
        frame?.evaluate(() => document.querySelector('#root') !== null).catch(() => false);
      await expect.poll(() => hasPage(page.frames()[1])).toBe(true);
      expect(await hasPage(page.frames()[2])).toBe(false);
      expect(await context.cookies()).toEqual([]);
    } finally {
      site.stop();
    }
  });

  test('has a picture that stands on any page', async ({ page, context, milepost }) => {
    const { health_meter_url: picture } = await makeShare(page, milepost, {});
    await context.clearCookies();
    const png = picture.replace('.svg', '.png');
    const site = await otherSite();
    site.show(`<img src="${picture}" width="120"><img src="${png}">`);
    try {
      await page.goto(site.address);
      const sizes = () =>
        page.evaluate(() =>
          Array.from(document.images, ({ naturalWidth, complete }) => (complete ? naturalWidth : -1)),
        );
      await expect.poll(sizes).toEqual([320, 640]);
    } finally {
      site.stop();
    }
  });

  test('opened by itself, the picture is a document within its policy', async ({ page, milepost }) => {
    const { health_meter_url: picture } = await makeShare(page, milepost, {});
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await page.goto(picture);
    await expect(page.locator('text').first()).toBeVisible();
    expect(violations).toEqual([]);
  });
});
