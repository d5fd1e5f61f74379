import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { isFullRun } from '#testing/server/fullRun.ts';
import { makeShare } from './makeShare.ts';
import { expect, test } from './milepost.ts';

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** Waits until the first cards of a share are drawn for such a browser. */
async function drawnFor(page: Page, address: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const sent = async () => (await page.request.get(address, { headers })).text();
  await expect.poll(sent, { timeout: 90_000 }).toContain('<article');
}

async function openAs(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

/** The full run looks at three languages in both themes. */
const LOCALES = isFullRun ? ['en-US', 'de-DE', 'fr-FR'] : ['de-DE'];
const SCHEMES = isFullRun ? (['light', 'dark'] as const) : (['dark'] as const);

test.describe('the first cards of a share come with its page', () => {
  for (const [screen, viewport] of Object.entries(WIDTHS)) {
    test(`and become the page as they stand: ${screen}`, async ({ page, browser, milepost }) => {
      test.slow();
      const isMobile = screen === 'phone';
      const { long_url: address } = await makeShare(page, milepost);
      for (const locale of LOCALES) {
        const headers = { 'accept-language': locale, 'sec-ch-ua-mobile': isMobile ? '?1' : '?0' };
        await drawnFor(page, address, headers);
        for (const colorScheme of SCHEMES) {
          const reader = await openAs(browser, { viewport, colorScheme, locale, isMobile, extraHTTPHeaders: headers });
          const errors: string[] = [];
          // React reports here what it had to draw anew, and the browser what the content policy forbids.
          reader.on('pageerror', (error) => errors.push(String(error)));
          reader.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
          await reader.addInitScript(() => {
            addEventListener('DOMContentLoaded', () =>
              document.querySelector('article')?.setAttribute('data-first', ''),
            );
          });
          await reader.goto(address);
          await expect(reader.locator('ul[data-columns]')).not.toHaveAttribute('data-columns', '0');
          await expect(reader.locator('article[data-first]')).toBeVisible();
          await expect(reader.locator('[data-first-style]')).toHaveCount(0);
          await reader.getByRole('article').first().getByRole('link').first().click();
          await expect(reader.getByRole('dialog')).toBeVisible();
          expect(errors, `${locale}, ${colorScheme}`).toEqual([]);
          await reader.context().close();
        }
      }
    });
  }

  test('and can be read without script, their titles as links', async ({ page, browser, milepost }) => {
    const { long_url: address } = await makeShare(page, milepost, { style: 'chips', theme: 'dark' });
    const headers = { 'accept-language': 'en-US', 'sec-ch-ua-mobile': '?0' };
    await drawnFor(page, address, headers);
    const reader = await openAs(browser, { javaScriptEnabled: false, extraHTTPHeaders: headers });
    await reader.goto(address);
    await expect(reader.locator('html')).toHaveAttribute('data-theme', 'dark');
    const card = reader.getByRole('article').first();
    await expect(card).toContainText('A financially strong city');
    await expect(card).toContainText('73%');
    const columns = await reader
      .getByRole('article')
      .evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().left));
    expect(new Set(columns).size).toBeGreaterThan(1);
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/plans\/demo\/dashboard\?/);
    await reader.context().close();
  });

  test('also where they stand below headings, because they are filtered by status', async ({
    page,
    browser,
    milepost,
  }) => {
    const { long_url: address } = await makeShare(page, milepost, { filters: '{"status":["off_target","critical"]}' });
    const headers = { 'accept-language': 'en-US', 'sec-ch-ua-mobile': '?0' };
    await drawnFor(page, address, headers);
    const reader = await openAs(browser, { javaScriptEnabled: false, extraHTTPHeaders: headers });
    await reader.goto(address);
    await expect(reader.getByRole('article').first()).toContainText(/Off Target|Critical/);
    await reader.context().close();
  });

  test('but are drawn by the browser where it is of another width', async ({ page, browser, milepost }) => {
    const { long_url: address } = await makeShare(page, milepost);
    const headers = { 'accept-language': 'en-US', 'sec-ch-ua-mobile': '?1' };
    await drawnFor(page, address, headers);
    const reader = await openAs(browser, { viewport: WIDTHS.desktop, extraHTTPHeaders: headers });
    await reader.goto(address);
    await expect(reader.locator('ul[data-columns="4"]')).toBeVisible();
    await expect(reader.getByRole('article').first()).toBeVisible();
    await reader.context().close();
  });
});
