import type { Page } from 'playwright-core';

/** Figures of cards that do not fit into their place. */
export async function cutFigures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('article *')) {
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      if (!/^[^\p{L}]*\d[^\p{L}]*[kmbtMd]*[^\p{L}]*$/u.test(text) || !element.checkVisibility()) continue;
      const card = element.closest('article')?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
      const isOutside = card !== undefined && (left < card.left - 1 || right > card.right + 1);
      if (isCut || isOutside) found.add(`the figure “${text}” is cut`);
    }
    return [...found];
  });
}
