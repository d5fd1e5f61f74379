import { useEffect } from 'react';
import { latePart } from '#web/ui/latePart.ts';
import { whenIdle } from '#web/ui/whenIdle.ts';

const keyHandler = latePart(async () => (await import('./handleKey.ts')).handleKey);

/** Listens to the keys of the page: shortcuts, and arrows between cards (look, Keys). */
export function useKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', listen);
    const stop = whenIdle(() => keyHandler.load().catch(() => null)); // The next key asks for it again.
    return () => {
      document.removeEventListener('keydown', listen);
      stop();
    };
  }, []);
}

/** A key pressed before what it does is known is pressed once more as soon as it is. */
function listen(event: KeyboardEvent): void {
  const handle = keyHandler.read();
  if (handle !== null) {
    handle(event);
    return;
  }
  const { target } = event;
  keyHandler.load().then(
    () => target?.dispatchEvent(new KeyboardEvent(event.type, event)),
    () => null,
  );
}
