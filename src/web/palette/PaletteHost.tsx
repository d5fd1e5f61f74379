import { Suspense } from 'react';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { late } from '#web/failure/late.tsx';
import { PALETTE_KEYS } from '#web/keys/keyNames.ts';
import { say } from '#web/messages/say.ts';
import type { SavedFilters } from '#web/savedFilters/useSavedFilters.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SearchBox.module.css';
import { usePaletteOpening } from './usePaletteOpening.ts';

const LatePalette = late(() => import('./LatePalette.tsx'));

/** What a dashboard lets the palette do in its place; other pages leave for the dashboard. */
export type ShownDashboard = {
  readonly state: DashboardState;
  readonly saved: SavedFilters;
  readonly onOpenGoal: (goalId: string) => void;
};

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
