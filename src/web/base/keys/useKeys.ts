import { useEffect } from 'react';
import { latePart } from '#web/base/loading/latePart.ts';
import { whenIdle } from '#web/base/ui/whenIdle.ts';
import { keyListener } from './keyListener.ts';

const keyHandler = latePart(
  () => import('./handleKey.ts'),
  ({ handleKey }) => handleKey,
);

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

const press = keyListener(keyHandler);

/** An event forgets what it was meant for once it is over. */
function listen(event: KeyboardEvent): void {
  press({ event, target: event.target });
}
