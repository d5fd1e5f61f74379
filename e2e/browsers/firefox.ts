import puppeteer, { type Frame } from 'puppeteer-core';
import type { Browser } from './browser.ts';

/** Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  });
  const page = await browser.newPage();
  let at: Frame = page.mainFrame();
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^\D*/, ''),
    open: async (address) => {
      await page.goto(address);
      at = page.mainFrame();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) => at.evaluate<[], () => ReturnType<typeof run>>(`(${run})(...${JSON.stringify(args)})`),
    enter: async (frame) => {
      const element = frame === null ? null : await page.waitForSelector(frame);
      at = (await element?.contentFrame()) ?? page.mainFrame();
    },
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async (file) => {
      await page.screenshot({ path: file });
    },
    forget: async () => {
      for (const cookie of await browser.cookies()) await browser.deleteCookie(cookie);
    },
    end: () => browser.close(),
  };
}
