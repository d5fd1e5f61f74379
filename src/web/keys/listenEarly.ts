import { isPaletteKey } from './paletteKey.ts';
import { beginTyping, keepTyped } from './typedAhead.ts';

/** Keeps what is typed for the palette while nothing is drawn yet that would. */
export function listenEarly(root: Element): void {
  window.addEventListener('keydown', (event) => {
    if (root.childElementCount > 0) return;
    if (isPaletteKey(event)) beginTyping();
    else if (!keepTyped(event)) return;
    event.preventDefault();
  });
}
