import { isOffered, runCommand } from '#web/base/keys/commands.ts';
import { isPaletteKey } from '#web/base/keys/paletteKey.ts';
import { beginTyping, isTypingAhead, keepTyped, takeTyped } from './typedAhead.ts';

/** Handles the palette's keys from the start and buffers what is typed until it is loaded. Esc cancels. */
export function listenForPalette(): void {
  window.addEventListener('keydown', handleKey, { capture: true });
}

function handleKey(event: KeyboardEvent): void {
  if (isPaletteKey(event) || (event.key === 'Escape' && isTypingAhead())) {
    if (!isOffered('palette') && !toggleEarly(event)) return;
    runCommand('palette');
  } else if (!keepTyped(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** For the page to come; a loaded page without a palette leaves typing to its fields. */
function toggleEarly({ target }: KeyboardEvent): boolean {
  if (target !== document.body) return false;
  if (isTypingAhead()) takeTyped();
  else beginTyping();
  return true;
}
