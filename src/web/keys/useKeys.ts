import { useEffect } from 'react';
import { latePart } from '#web/ui/latePart.ts';
import { whenIdle } from '#web/ui/whenIdle.ts';
import { keyListener } from './keyListener.ts';

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

const press = keyListener<KeyPress>(
  {
    read: () => {
      const handle = keyHandler.read();
      return handle === null ? null : ({ event }) => handle(event);
    },
    load: keyHandler.load,
  },
  ({ event, target }) => target?.dispatchEvent(new KeyboardEvent(event.type, event)),
);

/** A key event, and what it was meant for: an event forgets that once it is over. */
type KeyPress = { readonly event: KeyboardEvent; readonly target: EventTarget | null };

function listen(event: KeyboardEvent): void {
  press({ event, target: event.target });
}
