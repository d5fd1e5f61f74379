import { useEffect, useRef, useState } from 'react';
import { LateMenu } from '#web/base/failure/LateMenu.tsx';
import { LatePopover } from '#web/base/failure/LatePopover.tsx';
import { late } from '#web/base/failure/late.tsx';
import { useCommands } from '#web/base/keys/commands.ts';
import { latePart } from '#web/base/loading/latePart.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './DashboardPicker.module.css';
import type { SavedFilter } from './savedFilter.ts';
import type { SavedFilters } from './useSavedFilters.ts';

const filterRows = latePart(
  () => import('./FilterRows.tsx'),
  ({ FilterRows }) => FilterRows,
);
const saveItems = latePart(
  () => import('./SaveItems.tsx'),
  ({ SaveItems }) => SaveItems,
);
const Saver = late(() => import('./Saver.tsx'));

export function DashboardPicker({ saved }: { readonly saved: SavedFilters }) {
  const { face, picker, isGone, tell } = saved;
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  useFocusAfterSaver(button, picker.saver !== null);
  useCommands({ save: face.isSaveShown && face.maySave ? handleSave : undefined });

  function handleSave() {
    if (face.changedFrom === null) tell({ kind: 'saveBegun' });
    else document.querySelector<HTMLElement>(`[popovertarget="${SAVE_MENU}"]`)?.click();
  }

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
      {face.isSaveShown && face.changedFrom === null && (
        <SaveButton isAllowed={face.maySave} onSave={() => tell({ kind: 'saveBegun' })} />
      )}
      {face.isSaveShown && face.changedFrom !== null && (
        <SaveMenu saved={saved} changedFrom={face.changedFrom} onSay={setSaid} />
      )}
      {picker.saver !== null && (
        <Saver saver={picker.saver} saved={saved} onSay={setSaid} onClose={() => tell({ kind: 'saverClosed' })} />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

/** Of a saved dashboard that was changed: overwrite it, save it under another name, or go back to it. */
function SaveMenu({
  saved,
  changedFrom,
  onSay,
}: {
  readonly saved: SavedFilters;
  readonly changedFrom: SavedFilter;
  readonly onSay: (text: string) => void;
}) {
  return (
    <>
      <Button look="primary" size="small" className={styles.save} popoverTarget={SAVE_MENU}>
        {say.saved.save}
        <Icon name="chevronDown" size={12} />
      </Button>
      <LateMenu id={SAVE_MENU} part={saveItems}>
        {(SaveItems, close) => <SaveItems {...{ saved, changedFrom, onSay }} onClose={close} />}
      </LateMenu>
    </>
  );
}

const SAVE_MENU = 'save-menu';

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
