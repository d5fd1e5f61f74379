import { useState } from 'react';
import { late } from '#web/base/failure/late.tsx';
import { useCommands } from '#web/base/keys/commands.ts';
import { PALETTE_KEYS } from '#web/base/keys/keyNames.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './SearchBox.module.css';
import type { ShownDashboard } from './shownDashboard.ts';
import { beginTyping, isTypingAhead, takeTyped } from './typedAhead.ts';

const LatePalette = late(() => import('./LatePalette.tsx'));

export function PaletteHost({ dashboard }: { readonly dashboard: ShownDashboard | null }) {
  const { isOpen, open, close } = usePaletteOpening();
  return (
    <>
      <button type="button" className={styles.box} data-guide="search" aria-haspopup="dialog" onClick={open}>
        <Icon name="search" />
        <span>{say.frame.search} </span>
        <kbd>{PALETTE_KEYS}</kbd>
      </button>
      {isOpen && <LatePalette dashboard={dashboard} onClose={close} />}
    </>
  );
}

function usePaletteOpening() {
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
