import type { Command } from './commands.ts';
import { isPaletteKey } from './paletteKey.ts';

/** A key pressed, as far as a shortcut can tell. */
export type KeyPress = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

/** Keys that type a character by themselves; a member may switch them off (look, Keys). */
export const SINGLE_KEYS: ReadonlyMap<string, Command> = new Map([
  ['/', 'keyword'],
  ['f', 'filters'],
  ['[', 'previous'],
  [']', 'next'],
  ['F', 'fullscreen'],
  ['?', 'help'],
]);

/** The same keys over a dialog: there the two that lead on lead from goal to goal. */
const DIALOG_KEYS: ReadonlyMap<string, Command> = new Map([
  ['[', 'previousGoal'],
  [']', 'nextGoal'],
]);

/** Where a key is pressed: a field, a menu or a list takes characters itself; a dialog leaves the page behind it alone. */
export type KeyPlace = 'page' | 'dialog' | 'field';

/** The command of a key press; null for none. `hasSingleKeys` says that the member did not switch single keys off. */
export function shortcutOf(
  press: KeyPress,
  { place, hasSingleKeys }: { readonly place: KeyPlace; readonly hasSingleKeys: boolean },
): Command | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (isPaletteKey(press)) return 'palette';
  if (place === 'field') return null;
  if (key === 'Escape') return place === 'page' ? 'close' : null;
  // AltGr, which types [ and ] on many keyboards, reads as Ctrl with Alt.
  const isTyped = !metaKey && ctrlKey === altKey;
  if (!hasSingleKeys || !isTyped) return null;
  return (place === 'page' ? SINGLE_KEYS : DIALOG_KEYS).get(letterOf(key, shiftKey)) ?? null;
}

/** Caps Lock swaps the case of letters: what was meant is told by Shift. */
function letterOf(key: string, shiftKey: boolean): string {
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}
