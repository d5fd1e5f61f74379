import type { Page } from 'playwright-core';

/** What is pressed or labels a field, with its words cut, beside its box, or broken into lines where it is made for one. */
export async function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** What names or describes goals, people or the values of a filter may be cut where it is long. */
    const OF_PEOPLE =
      '[data-crumb], [class*="chip"], [class*="objective"], [role="option"], [role="gridcell"], article a';
    const selector =
      'button, summary, label, legend, [role="tab"], [role^="menuitem"], nav a, th, [role="columnheader"]';
    const found = new Set<string>();

    function isShown(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function textsIn(element: Element): Text[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '') texts.push(node);
      return texts;
    }

    function isHidden(element: Element | null): boolean {
      for (let at = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return true;
      }
      return false;
    }

    for (const element of document.querySelectorAll(selector)) {
      if (!isShown(element) || element.closest(OF_PEOPLE) !== null) continue;
      const box = element.getBoundingClientRect();
      for (const text of textsIn(element)) {
        const parent = text.parentElement;
        if (parent === null || isHidden(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const name = `${element.localName} “${text.data.trim().slice(0, 60)}”`;
        for (let at: Element = parent; ; at = at.parentElement ?? element) {
          if (
            at.scrollWidth > at.clientWidth + 1 &&
            at.clientWidth > 0 &&
            getComputedStyle(at).overflowX !== 'visible' &&
            getComputedStyle(at).overflowX !== 'auto'
          )
            found.add(`${name} is cut`);
          if (at === element) break;
        }
        if (rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
          found.add(`${name} stands out of its box`);
        const lines = new Set(rects.map(({ top }) => Math.round(top / 4)));
        const isOneLine = element.matches('button, [role="tab"], [role^="menuitem"], summary') && parent === element;
        const isInMenu = window.innerWidth >= 375 && element.matches('nav a');
        if ((isOneLine || isInMenu) && lines.size > 1) found.add(`${name} is broken into lines`);
      }
    }
    for (const select of document.querySelectorAll('select')) {
      const words = select.selectedOptions[0]?.label ?? '';
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const measure = document.createElement('canvas').getContext('2d');
      if (!isShown(select) || measure === null) continue;
      measure.font = font;
      const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      if (measure.measureText(words).width > room + 1) found.add(`select “${words}” is cut`);
    }
    return [...found];
  });
}
