import type { Command } from './commands.ts';
import { isPaletteKey } from './paletteKey.ts';

export type KeyPress = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

export const SINGLE_KEYS: ReadonlyMap<string, Command> = new Map([
  ['/', 'keyword'],
  ['f', 'filters'],
  ['[', 'previous'],
  [']', 'next'],
  ['F', 'fullscreen'],
  ['n', 'addGoal'],
  ['l', 'lookBack'],
  ['?', 'help'],
]);

const DIALOG_KEYS: ReadonlyMap<string, Command> = new Map([
  ['[', 'previousGoal'],
  [']', 'nextGoal'],
]);

export type KeyPlace = 'page' | 'dialog' | 'field';

export function shortcutOf(
  press: KeyPress,
  { place, hasSingleKeys }: { readonly place: KeyPlace; readonly hasSingleKeys: boolean },
): Command | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (isPaletteKey(press)) return 'palette';
  if (place === 'field') return null;
  if (key === 'Escape') return place === 'page' ? 'close' : null;
  // AltGr, which types [ and ] on many keyboards, is reported as Ctrl with Alt.
  const isTyped = !metaKey && ctrlKey === altKey;
  if (!hasSingleKeys || !isTyped) return null;
  return (place === 'page' ? SINGLE_KEYS : DIALOG_KEYS).get(letterOf(key, shiftKey)) ?? null;
}

/** Caps Lock swaps the case: Shift decides. */
function letterOf(key: string, shiftKey: boolean): string {
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}
