import { useState } from 'react';
import { late } from '#web/base/failure/late.tsx';
import { useCommands } from './commands.ts';
import { useKeys } from './useKeys.ts';

const KeysHelp = late(() => import('./KeysHelp.tsx'));

export function KeysHost() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useKeys();
  useCommands({ help: () => setHelpOpen(true) });
  return isHelpOpen && <KeysHelp onClose={() => setHelpOpen(false)} />;
}
