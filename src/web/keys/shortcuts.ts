import type { Command } from './commands.ts';

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

/**
 * The command of a key press; null for none. `isFree` says that nothing else takes characters: neither a field has the
 * focus, nor a menu or dialog is open; `hasSingleKeys` that the member did not switch single keys off.
 */
export function shortcutOf(
  press: KeyPress,
  { isFree, hasSingleKeys }: { readonly isFree: boolean; readonly hasSingleKeys: boolean },
): Command | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return 'palette';
  if (!isFree) return null;
  if (key === 'Escape') return 'close';
  // AltGr, which types [ and ] on many keyboards, reads as Ctrl with Alt.
  const isTyped = !metaKey && ctrlKey === altKey;
  if (!hasSingleKeys || !isTyped) return null;
  return SINGLE_KEYS.get(letterOf(key, shiftKey)) ?? null;
}

/** Caps Lock swaps the case of letters: what was meant is told by Shift. */
function letterOf(key: string, shiftKey: boolean): string {
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}
