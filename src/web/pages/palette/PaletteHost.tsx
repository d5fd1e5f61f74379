import { late } from '#web/base/failure/late.tsx';
import { PALETTE_KEYS } from '#web/base/keys/keyNames.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './SearchBox.module.css';
import type { ShownDashboard } from './shownDashboard.ts';
import { usePaletteOpening } from './usePaletteOpening.ts';

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
