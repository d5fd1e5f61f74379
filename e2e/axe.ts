import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFullRun } from '#testing/server/fullRun.ts';

/** Cards are alike: in the short run those after the first eight are hidden from axe, which takes its time over each. */
const FURTHER_CARDS = 'li:nth-child(n + 9):has(> article)';

/** What can fail in one theme and not in the other. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Nothing that axe finds, on the page as it is now: in the full run, for axe takes as long as the journey it looks at
 * (decision 123).
 */
export async function expectNoAxeViolations(page: Page, options: AxeOptions = {}): Promise<void> {
  if (!isFullRun) return;
  expect(await axeViolations(page, options)).toEqual([]);
}

/** Nothing that axe finds in both themes, in every run; the page is in the light one after it. */
export async function expectNoAxeViolationsInThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, { isThemeAlone: colorScheme === 'dark' }), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same page has been looked at in the other theme, so that in the short run only its colours are. */
type AxeOptions = { readonly isThemeAlone?: boolean };

/** What axe finds; transitions are let to end first, for they dim what they move. */
export async function axeViolations(page: Page, { isThemeAlone = false }: AxeOptions = {}): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // What waits for something pulses without an end.
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .every(({ playState }) => playState !== 'running'),
  );
  // The page has no frames of other origins, for which the other mode opens a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (isThemeAlone && !isFullRun) axe.withRules(OF_COLOURS);
  // Of WCAG 2.2, and off unless it is asked for: what is pressed is 24 px large, or has as much room.
  else axe.options({ rules: { 'target-size': { enabled: true } } });
  if (!isFullRun) await hideFurtherCards(page, true);
  const { violations } = await axe.analyze();
  if (!isFullRun) await hideFurtherCards(page, false);
  return violations.flatMap(({ id, nodes }) => {
    const real = nodes.filter((node) => !isUnderHeader(node));
    return real.length === 0 ? [] : [`${id}: ${real.map(({ html }) => html.slice(0, 160)).join(' | ')}`];
  });
}

/** Half of a target may be scrolled under the sticky header; the walk finds what lies under something for good. */
function isUnderHeader({ any }: { readonly any: readonly { readonly data: unknown }[] }): boolean {
  return any.some(
    ({ data }) =>
      typeof data === 'object' && data !== null && 'messageKey' in data && data.messageKey === 'partiallyObscured',
  );
}

function hideFurtherCards(page: Page, isHidden: boolean): Promise<void> {
  return page.locator(FURTHER_CARDS).evaluateAll((items, hidden) => {
    for (const item of items) if (item instanceof HTMLElement) item.hidden = hidden;
  }, isHidden);
}
