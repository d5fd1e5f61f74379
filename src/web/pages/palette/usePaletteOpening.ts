import { useState } from 'react';
import { useCommands } from '#web/base/keys/commands.ts';
import { beginTyping, isTypingAhead, takeTyped } from './typedAhead.ts';

export function usePaletteOpening() {
  const [isOpen, setOpen] = useState(isTypingAhead);

  function open() {
    beginTyping();
    setOpen(true);
  }

  function close() {
    takeTyped();
    setOpen(false);
  }

  useCommands({ palette: isOpen ? close : open });
  return { isOpen, open, close };
}
