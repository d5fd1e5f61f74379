import type { ElementHandle, Page } from 'playwright-core';
import { type Control, elementOf } from './controls.ts';

export type PressedBy = 'mouse' | 'keyboard';

/**
 * Why a control could not be pressed: it is not there any more, out of view wherever one scrolls, lies under something,
 * or does not take the focus; null: it was.
 */
export type NotPressed = 'gone' | 'out of view' | 'covered' | 'without focus' | null;

const COMES_WITHIN_MS = 3_000;

/** Presses a control as a person does, and leaves the mouse where it is. */
export async function press(page: Page, control: Control, by: PressedBy): Promise<NotPressed> {
  const element = await elementSoon(page, control);
  if (element === null) return 'gone';
  try {
    return by === 'mouse' ? await pressByMouse(page, element) : await pressByKeyboard(page, element, control.role);
  } finally {
    await element.dispose();
  }
}

/** What was there before comes back in a moment, on a busy machine later. */
export async function elementSoon(page: Page, control: Control): Promise<ElementHandle<Element> | null> {
  const until = performance.now() + COMES_WITHIN_MS;
  let element = await elementOf(page, control);
  while (element === null && performance.now() < until) {
    await page.waitForTimeout(COMES_WITHIN_MS / 10);
    element = await elementOf(page, control);
  }
  return element;
}

async function pressByMouse(page: Page, element: ElementHandle<Element>): Promise<NotPressed> {
  const point = await element.evaluate(pointOn);
  if (typeof point === 'string') return point;
  await page.mouse.move(point.x, point.y, { steps: 2 });
  await page.mouse.down();
  await page.mouse.up();
  return null;
}

/** The focus is put there as if Tab had led to it; the key is a real one. */
async function pressByKeyboard(page: Page, element: ElementHandle<Element>, role: string): Promise<NotPressed> {
  const isFocused = await element.evaluate((place) => {
    const target = place instanceof HTMLLabelElement ? place.control : place;
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return false;
    target.focus({ focusVisible: true });
    return document.activeElement === target;
  });
  if (!isFocused) return (await element.evaluate(isForFocus)) ? 'without focus' : 'gone';
  await page.keyboard.press(KEYS[role] ?? 'Enter');
  return null;
}

/** Cells of a table are pressed by mouse alone, where their row takes the focus. Runs in the page. */
function isForFocus(place: Element): boolean {
  return place.isConnected && place.matches('a[href], button, input, select, textarea, summary, [tabindex]');
}

/** What a control is used by; all others by Enter. */
const KEYS: Readonly<Record<string, string>> = {
  checkbox: 'Space',
  radio: 'ArrowDown',
  slider: 'ArrowRight',
  range: 'ArrowRight',
  tab: 'ArrowRight',
  select: 'ArrowDown',
  text: 'a',
  combobox: 'a',
  search: 'a',
  textarea: 'a',
  email: 'a',
  password: 'a',
  number: '1',
};

/** A point of a control that nothing else lies on, or why there is none. Runs in the page. */
function pointOn(place: Element): { x: number; y: number } | 'out of view' | 'covered' {
  const THUMB = 16;
  const shown = place.matches('input') ? (place.closest('label') ?? place) : place;
  let isSeen = false;

  /** The middle and both ends; of a slider its thumb. */
  function placesAcross(width: number): readonly number[] {
    if (!(place instanceof HTMLInputElement) || place.type !== 'range') return [0.5, 0.1, 0.9].map((at) => at * width);
    const [least, most] = [Number(place.min || 0), Number(place.max || 100)];
    return [THUMB / 2 + ((width - THUMB) * (place.valueAsNumber - least)) / (most - least)];
  }

  function freePoint(): { x: number; y: number } | null {
    for (const { left, top, width, height } of shown.getClientRects()) {
      for (const across of placesAcross(width)) {
        const [x, y] = [left + across, top + height * 0.5];
        const hit = document.elementFromPoint(x, y);
        isSeen ||= hit !== null;
        if (hit !== null && (shown.contains(hit) || hit.closest('label')?.contains(place) === true)) return { x, y };
      }
    }
    return null;
  }

  const { top, bottom, left, right } = shown.getBoundingClientRect();
  const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const point = isInView ? freePoint() : null;
  if (point !== null) return point;
  // What lies under the header is scrolled out from under it.
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // A link that is seen with the focus alone is clipped away.
  return freePoint() ?? (isSeen && getComputedStyle(shown).clipPath === 'none' ? 'covered' : 'out of view');
}
