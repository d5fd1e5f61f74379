import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const isFull = process.env.MILEPOST_TEST_FULL === '1';

/** Cards are alike: in the short run those behind the first eight are left out, for axe takes its time over each. */
const FURTHER_CARDS = 'li:nth-child(n + 9) > article';

/** Nothing that axe finds, on the page as it is now; transitions are let to end first, for they dim what they move. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // What waits for something pulses without an end.
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .every(({ playState }) => playState !== 'running'),
  );
  // The page has no frames of other origins, for which the other mode opens a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Of WCAG 2.2, and off unless it is asked for: what is pressed is 24 px large, or has as much room.
  axe.options({ rules: { 'target-size': { enabled: true } } });
  if (!isFull) axe.exclude(FURTHER_CARDS);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}
