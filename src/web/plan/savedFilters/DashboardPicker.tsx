import { useEffect, useRef, useState } from 'react';
import { LatePopover } from '#web/base/failure/LatePopover.tsx';
import { late } from '#web/base/failure/late.tsx';
import { useCommands } from '#web/base/keys/commands.ts';
import { latePart } from '#web/base/loading/latePart.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './DashboardPicker.module.css';
import type { SavedFilters } from './useSavedFilters.ts';

const filterRows = latePart(
  () => import('./FilterRows.tsx'),
  ({ FilterRows }) => FilterRows,
);
const Saver = late(() => import('./Saver.tsx'));

export function DashboardPicker({ saved }: { readonly saved: SavedFilters }) {
  const { face, picker, isGone, tell } = saved;
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  useFocusAfterSaver(button, picker.saver !== null);
  useCommands({ save: face.isSaveShown && face.maySave ? () => tell({ kind: 'saveBegun' }) : undefined });

  if (isGone) return <h1 className="visually-hidden">{face.label}</h1>;
  return (
    <>
      {face.isPickerShown ? (
        <h1 className={styles.heading}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            popoverTarget="dashboard-list"
            aria-label={say.saved.picker(face.label)}
          >
            {face.current.kind === 'custom' && <span className={styles.dot} />}
            <span>{face.label}</span>
            <Icon name="chevronDown" size={12} />
          </button>
        </h1>
      ) : (
        <h1 className={styles.label}>
          <span>{face.label}</span>
        </h1>
      )}
      {face.isPickerShown && (
        <LatePopover id="dashboard-list" className={styles.list} part={filterRows}>
          {(FilterRows, close) => <FilterRows saved={saved} onSay={setSaid} onClose={close} />}
        </LatePopover>
      )}
      {face.isSaveShown && <SaveButton isAllowed={face.maySave} onSave={() => tell({ kind: 'saveBegun' })} />}
      {picker.saver !== null && (
        <Saver saver={picker.saver} saved={saved} onSay={setSaid} onClose={() => tell({ kind: 'saverClosed' })} />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

function SaveButton({ isAllowed, onSave }: { readonly isAllowed: boolean; readonly onSave: () => void }) {
  const tip = useTip(() => (isAllowed ? null : say.saved.nothingToSave));
  return (
    <Button
      look="primary"
      size="small"
      className={styles.save}
      aria-disabled={!isAllowed}
      onClick={isAllowed ? onSave : undefined}
      {...tip}
    >
      {say.saved.save}
    </Button>
  );
}

/** The saver had taken the focus from the picker. */
function useFocusAfterSaver(button: { readonly current: HTMLButtonElement | null }, isSaverShown: boolean) {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isSaverShown) button.current?.focus();
    wasShown.current = isSaverShown;
  }, [button, isSaverShown]);
}
