import { Suspense, useRef, useState } from 'react';
import { late } from '#web/failure/late.tsx';
import { useCommands } from '#web/keys/commands.ts';
import { PALETTE_KEYS } from '#web/keys/keyNames.ts';
import { say } from '#web/messages/say.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SearchBox.module.css';
import { TypedAhead } from './TypedAhead.tsx';
import type { PaletteInput } from './usePaletteGroups.ts';

const Palette = late(() => import('./Palette.tsx'));

/** The search box of the header, and the palette it and the keys open. */
export function PaletteHost({ input }: { readonly input: PaletteInput }) {
  const [isOpen, setOpen] = useState(false);
  const typed = useRef('');
  useCommands({ palette: () => setOpen(!isOpen) });

  function handleClose() {
    typed.current = '';
    setOpen(false);
  }

  return (
    <>
      <button
        type="button"
        className={styles.box}
        data-guide="search"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>{say.frame.search} </span>
        <kbd>{PALETTE_KEYS}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={<TypedAhead typed={typed} />}>
          <Palette input={input} typed={typed} onClose={handleClose} />
        </Suspense>
      )}
    </>
  );
}
