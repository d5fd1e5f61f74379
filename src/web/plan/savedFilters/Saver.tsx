import { type SubmitEvent, type ToggleEvent, useLayoutEffect, useRef } from 'react';
import { FILTER_NAME_MAX_LENGTH } from '#contract/filterParams.ts';
import { say as savedWords } from '#web/base/messages/say/savedFilters.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { classes } from '#web/base/ui/classes.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { closePopover, openPopover } from '#web/base/ui/openPopover.ts';
import popoverStyles from '#web/base/ui/Popover.module.css';
import { placePopover } from '#web/base/ui/placePopover.ts';
import { TextField } from '#web/base/ui/TextField.tsx';
import { useLineEnded } from '#web/plan/live/liveChanges.ts';
import { FilterMeanwhile } from './FilterMeanwhile.tsx';
import type { SaverState } from './reduceSaver.ts';
import styles from './Saver.module.css';
import type { SavedFilters } from './useSavedFilters.ts';

export default function Saver({
  saver,
  saved,
  onSay,
  onClose,
}: {
  readonly saver: SaverState;
  readonly saved: SavedFilters;
  readonly onSay: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { tell, submit, face } = saved;
  const card = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { editing, name, problem, isSending } = saver;
  const now = saved.filters?.find(({ id }) => id === editing?.id) ?? null;
  const isLost = useLineEnded() || (editing !== null && now === null);

  useLayoutEffect(
    () =>
      openPopover(card.current, (element) => {
        placePopover(element, element.parentElement?.querySelector('h1') ?? element, 'start');
        form.current?.querySelector('input')?.select();
      }),
    [],
  );

  function handleToggle(event: ToggleEvent) {
    if (event.newState === 'closed') onClose();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    form.current?.querySelector('input')?.focus();
    if (isLost) return;
    if (await submit(saver)) onSay(savedWords.wasSaved(name.trim()));
  }

  return (
    <div
      ref={card}
      popover="auto"
      role="dialog"
      aria-label={editing === null ? savedWords.saver : savedWords.editor(editing.name)}
      className={classes(popoverStyles.popover, styles.saver)}
      onToggle={handleToggle}
    >
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <FilterMeanwhile editing={editing} now={now} typed={name} />
        <TextField
          label={savedWords.nameLabel}
          name="filter-name"
          autoComplete="off"
          value={name}
          maxLength={FILTER_NAME_MAX_LENGTH}
          error={problem === 'nameless' || problem === 'taken' ? savedWords[problem] : null}
          onChange={({ target }) => tell({ kind: 'nameTyped', name: target.value })}
        />
        {editing !== null && face.maySave && (
          <label className={styles.replace} htmlFor="replace-filters">
            <Checkbox
              id="replace-filters"
              checked={saver.isReplacing}
              onChange={({ target }) => tell({ kind: 'replacingChosen', isReplacing: target.checked })}
            />
            {savedWords.replace}
          </label>
        )}
        {(problem === 'failed' || problem === 'tooMany') && (
          <p role="alert" className={styles.alert} data-status="critical">
            <LateIcon name="warning" size={14} />
            {savedWords[problem]}
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={() => closePopover(card.current)}>{savedWords.cancel}</Button>
          <Button look="primary" type="submit" aria-disabled={isSending || isLost}>
            {say.saved.save}
          </Button>
        </div>
      </form>
    </div>
  );
}
