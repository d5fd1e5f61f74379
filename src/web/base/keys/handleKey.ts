import { loadFile } from '#web/base/loading/loadFile.ts';
import { closeTopmost } from './closeTopmost.ts';
import { type Command, runCommand } from './commands.ts';
import { keepFocus } from './keepFocus.ts';
import { moveFocus } from './moveFocus.ts';
import { type KeyPlace, shortcutOf } from './shortcuts.ts';
import { areSingleKeysOn } from './singleKeys.ts';

keepFocus();
if (!('closedBy' in HTMLDialogElement.prototype)) void loadFile(() => import('#web/base/olderBrowsers/fallbacks.ts'));

export type KeyPress = { readonly event: KeyboardEvent; readonly target: EventTarget | null };

/**
 * Handles a key pressed on the page: a shortcut, or an arrow between cards (look, Keys). Skips keys that a cell or
 * menu has handled.
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

const TAKING_KEYS =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="slider"], [role="tablist"], [popover]';

/** After a dialog closes, the focus leaves it only with the next frame: keys until then belong to the page. */
const CLOSED = 'dialog:not([open])';

/** With two dialogs open only their own keys count. */
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
