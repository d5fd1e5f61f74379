import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say as savedWords } from '#web/base/messages/say/savedFilters.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FilterRows.module.css';
import { namesOtherYear } from './reduceDashboard.ts';
import type { SavedFilter } from './savedFilter.ts';

export function BuiltInRow({
  isCurrent,
  onPick,
  children,
}: {
  readonly isCurrent: boolean;
  readonly onPick: () => void;
  readonly children: string;
}) {
  return (
    <li className={styles.row}>
      <PickButton isCurrent={isCurrent} onPick={onPick}>
        {children}
      </PickButton>
    </li>
  );
}

export function FilterRow({
  filter,
  isCurrent,
  isDeleting,
  mayEdit,
  onPick,
  onEdit,
  onAskDelete,
  onDecline,
  onDelete,
}: {
  readonly filter: SavedFilter;
  readonly isCurrent: boolean;
  readonly isDeleting: boolean;
  readonly mayEdit: boolean;
  readonly onPick: () => void;
  readonly onEdit: () => void;
  readonly onAskDelete: () => void;
  readonly onDecline: () => void;
  readonly onDelete: () => Promise<void>;
}) {
  const { plan, year } = usePlan();
  const bin = useRef<HTMLButtonElement>(null);
  useFocusAfterDeclining(bin, isDeleting);
  const { fiscalYear } = filter.params;
  return (
    <li className={styles.row} data-deleting={isDeleting}>
      <PickButton isCurrent={isCurrent} onPick={onPick}>
        {filter.name}
      </PickButton>
      {isDeleting ? (
        <DeleteQuestion name={filter.name} onDecline={onDecline} onDelete={onDelete} />
      ) : (
        <>
          {fiscalYear !== null && namesOtherYear(filter, year) && (
            <span className={styles.year}>{formatFiscalYear(fiscalYear, plan.fiscalDisplay)}</span>
          )}
          {mayEdit && (
            <span className={styles.controls}>
              <Button look="ghost" size="square" aria-label={savedWords.edit(filter.name)} onClick={onEdit}>
                <LateIcon name="pencil" size={14} />
              </Button>
              <Button
                ref={bin}
                look="ghost"
                size="square"
                aria-label={savedWords.delete(filter.name)}
                onClick={onAskDelete}
              >
                <LateIcon name="trash" size={14} />
              </Button>
            </span>
          )}
        </>
      )}
    </li>
  );
}

function PickButton({
  isCurrent,
  onPick,
  children,
}: {
  readonly isCurrent: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.pick}
      aria-current={isCurrent}
      data-first-focus={isCurrent ? '' : undefined}
      onClick={onPick}
    >
      <span className={styles.tick}>{isCurrent && <LateIcon name="check" />}</span>
      <span className={styles.name} dir="auto">
        {children}
      </span>
    </button>
  );
}

/** 'Delete?' in the row: Yes takes the focus, No and Esc go back (look, Filters). */
function DeleteQuestion({
  name,
  onDecline,
  onDelete,
}: {
  readonly name: string;
  readonly onDecline: () => void;
  readonly onDelete: () => Promise<void>;
}) {
  const yes = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);
  useLayoutEffect(() => yes.current?.focus(), []);

  async function handleYes() {
    if (isSending) return;
    setSending(true);
    await onDelete();
    setSending(false);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Otherwise the whole list would close.
    event.preventDefault();
    onDecline();
  }

  return (
    <fieldset
      className={styles.question}
      data-status="critical"
      aria-label={savedWords.delete(name)}
      onKeyDown={handleKey}
    >
      <span>{savedWords.deleteQuestion}</span>
      <Button ref={yes} look="danger" size="small" onClick={handleYes}>
        {savedWords.yes}
      </Button>
      <Button size="small" onClick={onDecline}>
        {savedWords.no}
      </Button>
    </fieldset>
  );
}

function useFocusAfterDeclining(bin: { readonly current: HTMLButtonElement | null }, isDeleting: boolean) {
  const wasDeleting = useRef(false);
  useLayoutEffect(() => {
    if (wasDeleting.current && !isDeleting) bin.current?.focus();
    wasDeleting.current = isDeleting;
  }, [bin, isDeleting]);
}
