import type { Page } from 'playwright-core';

/** How much of the screen's height is left to what scrolls, in px: what stays in view above and below it is not. */
export function heightLeft(page: Page): Promise<number> {
  return page.evaluate(() => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const rows = new Set<number>();
    for (const element of (modal ?? document).querySelectorAll('*')) {
      const { position, pointerEvents, clipPath } = getComputedStyle(element);
      if (!['fixed', 'sticky'].includes(position) || pointerEvents === 'none' || clipPath !== 'none') continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < innerWidth / 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row += 1) rows.add(row);
    }
    return innerHeight - rows.size;
  });
}
