import { useEffect } from 'react';
import { runCommand } from './commands.ts';
import { moveFocus } from './moveFocus.ts';
import { shortcutOf } from './shortcuts.ts';
import { areSingleKeysOn } from './singleKeys.ts';

/** Listens to the keys of the page: shortcuts, and arrows between cards (look, Keys). */
export function useKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const isFree = !isTakingKeys(event.target);
  const command = shortcutOf(event, { isFree, hasSingleKeys: areSingleKeysOn() });
  const isDone = command === null ? isFree && hasNoModifier(event) && moveFocus(event.key) : runCommand(command);
  if (isDone) event.preventDefault();
}

/** Fields take characters, menus and lists search by them, dialogs have keys of their own. */
const TAKING_KEYS =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="slider"], [role="tablist"], [popover], dialog';

function isTakingKeys(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal') !== null) return true;
  return target instanceof Element && target.closest(TAKING_KEYS) !== null;
}

function hasNoModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !shiftKey;
}
