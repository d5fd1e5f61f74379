import { type CSSProperties, memo } from 'react';
import { type Draft, needsAuthor } from '#web/goal/entries/draft.ts';
import { cellText, roundedText } from '#web/goal/entries/sheetFigures.ts';
import type { Editing, Spot } from '#web/pages/entry/keys/selection.ts';
import { CellEditor } from './CellEditor.tsx';
import type { PlaceBeside } from './columnsInView.ts';
import styles from './GridCell.module.css';

export type GridCellProps = {
  readonly spot: Spot;
  readonly beside: PlaceBeside | null;
  readonly stored: number | null;
  /** What waits for a yes; undefined where nothing does. */
  readonly waiting: number | null | undefined;
  readonly draft: Draft | null;
  readonly isDoubted: boolean;
  readonly isLocked: boolean;
  readonly isComputed: boolean;
  readonly isCurrent: boolean;
  readonly isDue: boolean;
  readonly isActive: boolean;
  readonly edges: string | null;
  readonly isFilled: boolean;
  readonly edit: Editing | null;
  readonly problemId: string | null;
  readonly name: string;
  readonly onType: (text: string) => void;
};

export const GridCell = memo(
  function GridCell(props: GridCellProps) {
    const { spot, beside, stored, draft, isLocked, isActive, edges, edit, problemId } = props;
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
        style={beside === null ? undefined : besideStyle(beside)}
        data-beside={beside?.side}
        data-column={spot.column}
        data-doubted={props.isDoubted || undefined}
        data-locked={isLocked || undefined}
        data-current={props.isCurrent || undefined}
        data-due={(props.isDue && draft === null && stored === null) || undefined}
        data-waiting={(props.waiting !== undefined && draft === null) || undefined}
        data-state={draft?.state.kind}
        data-edges={edges ?? undefined}
        data-filled={props.isFilled || undefined}
      >
        {edit === null ? (
          <Figure
            draft={draft}
            stored={props.waiting === undefined ? stored : props.waiting}
            isRounded={props.isComputed}
          />
        ) : (
          <CellEditor name={props.name} edit={edit} onType={props.onType} />
        )}
        {edges?.endsWith('h') && edit === null && !isLocked && <i className={styles.handle} data-handle />}
      </div>
    );
  },
  (before, after) =>
    before.beside?.side === after.beside?.side &&
    before.beside?.start === after.beside?.start &&
    before.stored === after.stored &&
    before.waiting === after.waiting &&
    before.draft === after.draft &&
    before.isDoubted === after.isDoubted &&
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

/** Only text may be cut: numbers fit, and skip the extra element. */
function Figure({
  draft,
  stored,
  isRounded,
}: Pick<GridCellProps, 'draft' | 'stored'> & { readonly isRounded: boolean }) {
  if (draft === null) return isRounded ? roundedText(stored) : cellText(stored);
  return draft.value === null ? <span>{draft.text}</span> : cellText(draft.value);
}

function besideStyle({ start, share }: PlaceBeside): CSSProperties {
  return { marginInlineStart: `${start * 100}%`, inlineSize: `${share * 100}%` };
}
