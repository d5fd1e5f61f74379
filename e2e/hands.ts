import type { Locator } from '@playwright/test';
import { expect } from './milepost.ts';

/** How a journey is made: the same one by mouse, and again by keyboard alone. */
export type Hand = {
  readonly name: string;
  readonly isKeyboard: boolean;
  /** Presses a button, a link, a box or a choice of a menu. */
  press(control: Locator): Promise<void>;
  /** Stays on what has a tip. */
  restOn(place: Locator): Promise<void>;
  /** Writes in a field, in place of what it held. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses of a native list by its words. */
  choose(list: Locator, words: string): Promise<void>;
  /** Leaves a dialog without a button of it: by a press beside it, or by Esc. */
  leave(dialog: Locator): Promise<void>;
};

const byMouse: Hand = {
  name: 'by mouse',
  isKeyboard: false,
  press: (control) => control.click(),
  restOn: (place) => place.hover(),
  write: async (field, text) => {
    await field.click({ clickCount: 3 });
    await field.page().keyboard.type(text);
  },
  choose: async (list, words) => {
    await list.selectOption({ label: words });
  },
  leave: (dialog) => dialog.page().mouse.click(8, 450),
};

const byKeyboard: Hand = {
  name: 'by keyboard alone',
  isKeyboard: true,
  press: async (control) => {
    await reach(control);
    if (await control.evaluate(isChosenByArrows)) return;
    await control.page().keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  },
  restOn: reach,
  write: async (field, text) => {
    await reach(field);
    await field.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  choose: async (list, words) => {
    await reach(list);
    await list.page().keyboard.type(words);
    await expect(list.locator('option:checked')).toHaveText(words);
  },
  leave: (dialog) => dialog.page().keyboard.press('Escape'),
};

export const HANDS = [byMouse, byKeyboard] as const;

/** More keys than this to any place of a screen would be a fault of the screen. */
const FARTHEST = 150;

/** Leads the focus to a control by the keys that lead there: Tab, and arrows within what has one stop alone. */
async function reach(control: Locator): Promise<void> {
  await control.waitFor();
  for (let pressed = 0; pressed < FARTHEST; pressed += 1) {
    const key = await control.evaluate(keyTowards);
    if (key === null) return;
    await control.page().keyboard.press(key);
  }
  throw new Error(`${FARTHEST} keys do not lead to ${control}.`);
}

/** Runs in the page; null where the focus is there. */
function keyTowards(goal: HTMLElement | SVGElement): string | null {
  const at = document.activeElement;
  if (at === goal) return null;
  // On a card the arrows lead from the title to what is no stop of its own.
  const card = goal.tabIndex < 0 ? goal.closest('article') : null;
  const title = card?.querySelector('a') ?? null;
  if (at !== null && (at === title || (at instanceof HTMLElement && at.tabIndex < 0 && card?.contains(at)))) {
    return 'ArrowRight';
  }
  const control = title ?? goal;
  if (at === null) return 'Tab';
  const group = at.closest('[role="menu"], [role="tablist"], fieldset:has([type="radio"])');
  if (group?.contains(control)) return group.getAttribute('role') === 'tablist' ? 'ArrowRight' : 'ArrowDown';
  const isBefore = (at.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  return isBefore && !at.contains(control) && !control.contains(at) ? 'Shift+Tab' : 'Tab';
}

/** Runs in the page: what has the focus is chosen already. */
function isChosenByArrows(control: HTMLElement | SVGElement): boolean {
  return control.matches('[type="radio"]:checked, [role="tab"][aria-selected="true"]');
}
