import { useEffect, useState } from 'react';
import { late } from '#web/base/failure/late.tsx';
import { latePart } from '#web/base/loading/latePart.ts';
import { whenIdle } from '#web/base/ui/whenIdle.ts';
import { useCommands } from './commands.ts';
import { keyListener } from './keyListener.ts';

const KeysHelp = late(() => import('./KeysHelp.tsx'));

export function KeysHost() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useKeys();
  useCommands({ help: () => setHelpOpen(true) });
  return isHelpOpen && <KeysHelp onClose={() => setHelpOpen(false)} />;
}

const keyHandler = latePart(
  () => import('./handleKey.ts'),
  ({ handleKey }) => handleKey,
);

function useKeys(): void {
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
