import type { Page } from 'playwright-core';
import { controlsOn } from './controls.ts';
import { type PressedBy, press } from './press.ts';

/** The ways out of what opened. */
export const WAYS = ['Escape', 'a press outside', '✕', 'back'] as const;
export type Way = (typeof WAYS)[number];

/** Where there is nothing before, or a page is left on its own account, nothing comes; ms. */
const BACK_WITHIN_MS = 5_000;

export const CLOSE = /^(Close|Schließen)$/;

/** Leaves what is uppermost; false where there is no such way here. */
export async function leave(page: Page, way: Way, by: PressedBy): Promise<boolean> {
  switch (way) {
    case 'Escape':
      await page.keyboard.press('Escape');
      return true;
    case 'a press outside': {
      const point = by === 'mouse' ? await page.evaluate(pointOutside) : null;
      if (point === null) return false;
      await page.mouse.click(point.x, point.y);
      return true;
    }
    case '✕': {
      const close = (await controlsOn(page)).findLast(({ name }) => CLOSE.test(name));
      return close !== undefined && (await press(page, close, by)) === null;
    }
    case 'back':
      await page.goBack({ waitUntil: 'commit', timeout: BACK_WITHIN_MS }).catch(() => null);
      return true;
  }
}

/** A point beside all that is open, with no control on it; null where nothing is beside. Runs in the page. */
function pointOutside(): { x: number; y: number } | null {
  const open = [...document.querySelectorAll('dialog[open], :popover-open')].map((each) =>
    each.getBoundingClientRect(),
  );
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
  for (const down of steps) {
    for (const across of steps) {
      const [x, y] = [Math.round(innerWidth * across), Math.round(innerHeight * down)];
      const isInside = open.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
      const hit = document.elementFromPoint(x, y);
      const isPress = hit?.closest('a, button, input, select, textarea, label, article, [role], summary') ?? null;
      const isBackdrop = hit?.matches('dialog') ?? false;
      if (!isInside && (isBackdrop || isPress === null || isPress.matches('main, dialog'))) return { x, y };
    }
  }
  return null;
}
