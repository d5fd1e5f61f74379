import type { Page } from 'playwright-core';
import { type Control, elementOf } from './controls.ts';
import type { Opened } from './visit.ts';

/** Whatever a press can change: a press after which it is the same did nothing. */
export async function traceOf({ page, faults, documents }: Opened): Promise<string> {
  return `${documents()} ${faults.asked()} ${page.url()} ${await page.evaluate(traceOfDocument)}`;
}

/** Whether the focus is on a control, in it, or on what it is in; null where the control is not in reach. */
export async function isFocusAt(page: Page, control: Control): Promise<boolean | null> {
  const element = await elementOf(page, control);
  if (element === null) return null;
  const isAt = await element.evaluate((place) => {
    const target = place instanceof HTMLLabelElement ? place.control : place;
    return target === document.activeElement;
  });
  await element.dispose();
  return isAt;
}

/** Runs in the page. */
function traceOfDocument(): string {
  const elements = [...document.querySelectorAll('*')];
  const fields = elements.filter((each) => 'value' in each || 'checked' in each);
  return JSON.stringify([
    document.documentElement.outerHTML,
    fields.map((each) => ['value' in each && each.value, 'checked' in each && each.checked]),
    elements.map(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft).filter((at) => at > 0),
    scrollY,
  ]);
}
