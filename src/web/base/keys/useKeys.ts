import { useEffect } from 'react';
import { latePart } from '#web/base/loading/latePart.ts';
import { whenIdle } from '#web/base/ui/whenIdle.ts';
import { keyListener } from './keyListener.ts';

const keyHandler = latePart(
  () => import('./handleKey.ts'),
  ({ handleKey }) => handleKey,
);

export function useKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', listen);
    const stop = whenIdle(() => keyHandler.load().catch(() => null)); // The next key requests it again.
    return () => {
      document.removeEventListener('keydown', listen);
      stop();
    };
  }, []);
}

const press = keyListener(keyHandler);

/** The target of an event is cleared after dispatch. */
function listen(event: KeyboardEvent): void {
  press({ event, target: event.target });
}
