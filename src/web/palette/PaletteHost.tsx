import { Suspense } from 'react';
import { late } from '#web/failure/late.tsx';
import { PALETTE_KEYS } from '#web/keys/keyNames.ts';
import { say } from '#web/messages/say.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SearchBox.module.css';
import type { ShownDashboard } from './shownDashboard.ts';
import { usePaletteOpening } from './usePaletteOpening.ts';

const LatePalette = late(() => import('./LatePalette.tsx'));

/** The search box of the header, and the palette it and the keys open. */
export function PaletteHost({ dashboard }: { readonly dashboard: ShownDashboard | null }) {
  const { isOpen, open, close } = usePaletteOpening();
  return (
    <>
      <button type="button" className={styles.box} data-guide="search" aria-haspopup="dialog" onClick={open}>
        <Icon name="search" />
        <span>{say.frame.search} </span>
        <kbd>{PALETTE_KEYS}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <LatePalette dashboard={dashboard} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
