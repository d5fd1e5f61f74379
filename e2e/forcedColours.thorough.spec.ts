import type { Locator } from '@playwright/test';
import { expect, test } from './milepost.ts';

const LEVELS = encodeURIComponent('{"depth":[0,1]}');

test('with forced colours, tracks, ticks, segments and swatches are still told from the page', async ({
  signedIn: page,
  milepost,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${LEVELS}`);
  const card = page.getByRole('article').filter({ hasText: 'Hold overtime' });
  await expect(card).toBeVisible();
  await expectSeen(card.locator('[class^="track"]'), '');
  await expectSeen(card.locator('[class^="fill"]'), '');
  await expectSeen(page.locator('article [class^="tick_"]').first(), '');
  await expectSeen(card.locator('[data-line="actual"]').first(), '::before');
  await expectSeen(card.locator('[data-line="target"]').first(), '::before');
  await expectSeen(page.locator('[data-guide="status"] [aria-hidden="true"] > button').first(), '::before');
  await page.goto(`${milepost.address}/plans/demo/dashboard?as_of=2026-10-31&compare=2026-06-30`);
  await expectSeen(page.locator('main i[data-status]').first(), '');
});

/** Its fill is neither that of the page nor nothing. */
async function expectSeen(part: Locator, pseudo: '' | '::before'): Promise<void> {
  await expect(part).toBeAttached();
  const isSeen = await part.evaluate((element, name) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.background = 'Canvas';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const { backgroundColor, backgroundImage, forcedColorAdjust } = getComputedStyle(element, name);
    const isPainted = backgroundImage !== 'none' || ![canvas, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
    return isPainted && forcedColorAdjust === 'none';
  }, pseudo);
  expect(isSeen, String(part)).toBe(true);
}
