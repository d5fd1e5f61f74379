import { memo } from 'react';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/entry.ts';
import type { Figure } from '#web/goal/entries/sheetCell.ts';
import { tracksOf } from '#web/pages/entry/cell/columnsInView.ts';
import type { Block } from '#web/pages/entry/keys/selection.ts';
import { GoalLine } from './GoalLine.tsx';
import styles from './GoalRows.module.css';
import { GoalTitle } from './GoalTitle.tsx';
import type { GoalRowsProps } from './goalRowsProps.ts';

export const GoalRows = memo(
  function GoalRows(props: GoalRowsProps) {
    const { of, firstLine, top, row, figures, span, columns } = props;
    // Set on rows: set once above them, a change would restyle every cell.
    const style = { gridTemplateColumns: tracksOf(span, columns.length) };
    const name = `${shownNumber(of.goal.number)} ${of.goal.title}`;
    return (
      <div role="rowgroup" className={styles.goal} style={{ insetBlockStart: `${top}px` }}>
        {figures.map((figure, offset) => (
          <div
            key={figure}
            role="row"
            aria-rowindex={row + offset}
            className={styles.line}
            style={style}
            data-figure={figure}
            data-line={firstLine + offset}
          >
            <div role="presentation" className={styles.frozen}>
              {offset === 0 && <GoalTitle of={of} rows={figures.length} />}
              <LineName name={name} figure={figure} />
            </div>
            <GoalLine {...props} name={name} figure={figure} line={firstLine + offset} />
          </div>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.of === after.of &&
    before.firstLine === after.firstLine &&
    before.top === after.top &&
    before.columns === after.columns &&
    before.span === after.span &&
    before.figures === after.figures &&
    before.drafts === after.drafts &&
    before.doubts === after.doubts &&
    before.active === after.active &&
    before.edit === after.edit &&
    before.problemId === after.problemId &&
    isSameBlock(before.block, after.block) &&
    isSameBlock(before.fillBlock, after.fillBlock),
);

function LineName({ name, figure }: { readonly name: string; readonly figure: Figure }) {
  const text = figure === 'target' ? say.target : say.actual;
  return (
    <div role="rowheader" aria-colindex={2} aria-label={`${text}, ${name}`} className={styles.lineName}>
      {text}
    </div>
  );
}

function isSameBlock(one: Block | null, other: Block | null): boolean {
  if (one === null || other === null) return one === other;
  return one.top === other.top && one.bottom === other.bottom && one.left === other.left && one.right === other.right;
}
