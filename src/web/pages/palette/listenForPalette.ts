import { isOffered, runCommand } from '#web/base/keys/commands.ts';
import { isPaletteKey } from '#web/base/keys/paletteKey.ts';
import { beginTyping, isTypingAhead, keepTyped, takeTyped } from './typedAhead.ts';

/**
 * Opens the palette by its keys from the first moment of a page on, and keeps what is typed until it is there: before
 * anything is drawn, while the page loads, and while the palette itself does. Esc calls it off.
 */
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

/** For the page to come; a page that is there and has no palette keeps what is typed in its fields. */
function toggleEarly({ target }: KeyboardEvent): boolean {
  if (target !== document.body) return false;
  if (isTypingAhead()) takeTyped();
  else beginTyping();
  return true;
}
