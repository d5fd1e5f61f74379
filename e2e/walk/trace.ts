import type { ElementHandle, Page } from 'playwright-core';
import { type Control, elementOf } from './controls.ts';
import type { Opened } from './visit.ts';

/** Whatever a press can change: a press after which it is the same did nothing. */
export async function traceOf({ page, faults, documents }: Opened): Promise<string> {
  return `${documents()} ${faults.asked()} ${page.url()} ${await page.evaluate(traceOfDocument)}`;
}

/** Roles of controls whose press does something each time. */
const DOES = /^(button|link|menuitem)/;

/** Whether a press on what promises to do something changed nothing at all. */
export async function isWithoutEffect(opened: Opened, { role, isChosen }: Control, before: string): Promise<boolean> {
  if (!DOES.test(role) || isChosen || (await traceOf(opened)) !== before) return false;
  // Saving again what is wrong leads back to the field that says so.
  return (await opened.page.locator(':focus[aria-invalid="true"]').count()) === 0;
}

/**
 * Whether the focus is back on what was pressed or, where that went with the menu it was in, on what had opened the menu.
 * Null where anything else went: it gave way to what opened.
 */
export async function isFocusBack(
  page: Page,
  path: readonly Control[],
  pressed: ElementHandle<Element> | null,
): Promise<boolean | null> {
  if ((await pressed?.evaluate((element) => element.isConnected && element.checkVisibility())) === true)
    return hasFocus(pressed);
  const [opener, last] = path.slice(-2);
  if (last?.role.startsWith('menuitem') !== true || opener === undefined) return null;
  const element = await elementOf(page, opener);
  const isBack = element === null ? null : await hasFocus(element);
  await element?.dispose();
  return isBack;
}

async function hasFocus(element: ElementHandle<Element> | null): Promise<boolean | null> {
  if (element === null) return null;
  return element.evaluate((place) => {
    const target = place instanceof HTMLLabelElement ? place.control : place;
    return target === document.activeElement;
  });
}

/** A figure that differs where anything does. Runs in the page. */
function traceOfDocument(): number {
  const elements = [...document.querySelectorAll('*')];
  const fields = elements.filter((each) => 'value' in each || 'checked' in each);
  const text = JSON.stringify([
    document.documentElement.outerHTML,
    fields.map((each) => ['value' in each && each.value, 'checked' in each && each.checked]),
    elements.map(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft).filter((at) => at > 0),
    elements.filter((each) => each.matches(':popover-open, :modal')).length,
    scrollY,
  ]);
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
