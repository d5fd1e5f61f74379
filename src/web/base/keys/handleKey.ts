import { loadFile } from '#web/base/loading/loadFile.ts';
import { closeTopmost } from './closeTopmost.ts';
import { type Command, runCommand } from './commands.ts';
import { keepFocus } from './keepFocus.ts';
import { moveFocus } from './moveFocus.ts';
import { type KeyPlace, shortcutOf } from './shortcuts.ts';
import { areSingleKeysOn } from './singleKeys.ts';

keepFocus();
// Loaded with the keys, on every page that has dialogs, to stay out of the first load.
if (!('closedBy' in HTMLDialogElement.prototype)) void loadFile(() => import('#web/base/olderBrowsers/fallbacks.ts'));

/** A key event, and what it was meant for. */
export type KeyPress = { readonly event: KeyboardEvent; readonly target: EventTarget | null };

/**
 * Does what a key pressed on the page asks for: a shortcut, or an arrow between cards (look, Keys). Not what something
 * on the page has done already, as a cell or a menu does.
 */
export function handleKey({ event, target }: KeyPress): void {
  if (event.defaultPrevented || event.isComposing) return;
  const place = placeOf(target);
  const command = shortcutOf(event, { place, hasSingleKeys: areSingleKeysOn() });
  const isDone = command === null ? place === 'page' && hasNoModifier(event) && moveFocus(event.key) : done(command);
  if (isDone) event.preventDefault();
}

function done(command: Command): boolean {
  return command === 'close' ? closeTopmost() : runCommand(command);
}

/** Fields take characters, menus and lists search by them. */
const TAKING_KEYS =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="slider"], [role="tablist"], [popover]';

/** The focus leaves a dialog that was closed only with the next frame: what is pressed until then is the page's. */
const CLOSED = 'dialog:not([open])';

/** Over two dialogs nothing but their own keys is meant. */
function placeOf(target: EventTarget | null): KeyPlace {
  const dialogs = document.querySelectorAll('dialog:modal').length;
  if (dialogs > 1 || (target instanceof Element && takesKeys(target))) return 'field';
  return dialogs === 1 ? 'dialog' : 'page';
}

function takesKeys(target: Element): boolean {
  return target.closest(TAKING_KEYS) !== null && target.closest(CLOSED) === null;
}

function hasNoModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !shiftKey;
}
