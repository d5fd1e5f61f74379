import { memo, useLayoutEffect, useRef } from 'react';
import { type Draft, needsAuthor } from './draft.ts';
import styles from './EntryGrid.module.css';
import type { Editing, Spot } from './selection.ts';
import { cellText, roundedText } from './sheetFigures.ts';

export type GridCellProps = {
  readonly spot: Spot;
  readonly stored: number | null;
  readonly draft: Draft | null;
  readonly isLocked: boolean;
  /** Worked out from other goals. */
  readonly isComputed: boolean;
  readonly isCurrent: boolean;
  readonly isDue: boolean;
  readonly isActive: boolean;
  /** Which outer edges of the selection it has; null: it is not selected. */
  readonly edges: string | null;
  /** It is about to be filled. */
  readonly isFilled: boolean;
  readonly edit: Editing | null;
  readonly problemId: string | null;
  /** Of the active one, for its field. */
  readonly name: string;
  readonly onType: (text: string) => void;
};

/** One figure of one period. */
export const GridCell = memo(
  function GridCell(props: GridCellProps) {
    const { spot, stored, draft, isLocked, isActive, edges, edit, problemId } = props;
    const isBad = draft !== null && needsAuthor(draft);
    return (
      <div
        role="gridcell"
        tabIndex={isActive && edit === null ? 0 : -1}
        aria-colindex={spot.column + 3}
        aria-selected={edges !== null}
        aria-readonly={isLocked || undefined}
        aria-invalid={isBad || undefined}
        aria-describedby={problemId ?? undefined}
        className={styles.cell}
        data-line={spot.line}
        data-column={spot.column}
        data-locked={isLocked || undefined}
        data-current={props.isCurrent || undefined}
        data-due={(props.isDue && draft === null && stored === null) || undefined}
        data-state={draft?.state.kind}
        data-edges={edges ?? undefined}
        data-filled={props.isFilled || undefined}
      >
        {edit === null ? (
          <span>{props.isComputed ? roundedText(stored) : textOf(draft, stored)}</span>
        ) : (
          <CellEditor name={props.name} edit={edit} onType={props.onType} />
        )}
        {edges?.endsWith('h') && edit === null && !isLocked && <i className={styles.handle} data-handle />}
      </div>
    );
  },
  (before, after) =>
    before.stored === after.stored &&
    before.draft === after.draft &&
    before.isLocked === after.isLocked &&
    before.isDue === after.isDue &&
    before.isActive === after.isActive &&
    before.edges === after.edges &&
    before.isFilled === after.isFilled &&
    before.edit === after.edit &&
    before.problemId === after.problemId &&
    before.spot.line === after.spot.line &&
    before.spot.column === after.spot.column,
);

/** What is not a number stands as it was typed; so does what others have changed, until one of both is chosen. */
function textOf(draft: Draft | null, stored: number | null): string {
  if (draft === null) return cellText(stored);
  return draft.value === null ? draft.text : cellText(draft.value);
}

function CellEditor({
  name,
  edit,
  onType,
}: {
  readonly name: string;
  readonly edit: Editing;
  readonly onType: (text: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const element = field.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  return (
    <input
      ref={field}
      className={styles.editor}
      aria-label={name}
      value={edit.text}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
