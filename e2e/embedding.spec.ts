import { createServer, type Server } from 'node:http';
import type { Frame, Page } from '@playwright/test';
import { expect, type RunningMilepost, signIn, test } from './milepost.ts';

/** Another site, on another port and so of another origin, that embeds what it is told to. */
async function otherSite(): Promise<{ readonly address: string; show(html: string): void; stop(): void }> {
  let markup = '';
  const server: Server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(`<!doctype html><title>Another site</title>${markup}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const show = (html: string) => {
    markup = html;
  };
  return { address: `http://127.0.0.1:${port}`, show, stop: () => server.close() };
}

async function share(page: Page, milepost: RunningMilepost, part: object) {
  await signIn(page, milepost);
  const reply = await page.request.post(`${milepost.address}/api/plans/demo/shares`, {
    data: { style: 'static', filters: '{}', fiscal_year: 'current', ...part },
    headers: { origin: milepost.address },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

test.describe('a share on another site', () => {
  test('is framed where its site is named, with the snippet as it is given, and sets no cookie', async ({
    page,
    context,
    milepost,
  }) => {
    const site = await otherSite();
    try {
      const named = await share(page, milepost, { frame_ancestors: [site.address] });
      const unnamed = await share(page, milepost, { frame_ancestors: ['http://127.0.0.1:1'] });
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
    const { health_meter_url: picture } = await share(page, milepost, {});
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
    const { health_meter_url: picture } = await share(page, milepost, {});
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await page.goto(picture);
    await expect(page.locator('text').first()).toBeVisible();
    expect(violations).toEqual([]);
  });
});
