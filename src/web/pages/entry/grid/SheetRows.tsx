import { useMemo } from 'react';
import type { Draft } from '#web/goal/entries/draft.ts';
import type { CellKey } from '#web/goal/entries/sheetCell.ts';
import type { Drafts } from '#web/goal/entries/sheetFigures.ts';
import type { Sheet } from '#web/goal/entries/sheetModel.ts';
import type { Doubts } from '#web/pages/entry/book/doubt.ts';
import type { ColumnSpan } from '#web/pages/entry/cell/columnsInView.ts';
import type { Block } from '#web/pages/entry/keys/selection.ts';
import type { SheetControl } from '#web/pages/entry/keys/sheetControl.ts';
import { GoalRows } from './GoalRows.tsx';
import { GroupRow } from './GroupRow.tsx';
import styles from './SheetScroller.module.css';
import type { SheetLayout } from './sheetLayout.ts';
import type { ItemsInView } from './useItemsInView.ts';

/** Rows near the viewport, and the focused one. */
export function SheetRows({
  sheet,
  year,
  drafts,
  doubts,
  layout,
  view,
  span,
  control,
  fill,
  problemId,
  onToggleGroup,
  onType,
}: {
  readonly sheet: Sheet;
  readonly year: number;
  readonly drafts: Drafts;
  readonly doubts: Doubts;
  readonly layout: SheetLayout;
  readonly view: ItemsInView;
  readonly span: ColumnSpan;
  readonly control: Pick<SheetControl, 'selection' | 'block'>;
  readonly fill: Block | null;
  readonly problemId: string | null;
  readonly onToggleGroup: (goalId: string) => void;
  readonly onType: (text: string) => void;
}) {
  const byGoal = useMemo(() => draftsByGoal(drafts), [drafts]);
  const { selection, block } = control;
  const activeItem = layout.itemOfLine[selection.active.line] ?? -1;
  const drawn = sheet.items.flatMap((item, index) => {
    const isInView = index >= view.first && index <= view.last;
    return isInView || index === activeItem ? { item, index } : [];
  });
  return (
    <div role="presentation" className={styles.rows} style={{ blockSize: `${layout.height}px` }}>
      {drawn.map(({ item, index }) => {
        const top = layout.tops[index] ?? 0;
        const row = layout.rows[index] ?? 0;
        if (item.kind === 'group') {
          return <GroupRow key={item.goal.id} item={item} top={top} row={row} onToggle={onToggleGroup} />;
        }
        const lines = { first: item.firstLine, last: item.firstLine + sheet.figures.length - 1 };
        const isActive = index === activeItem;
        return (
          <GoalRows
            key={item.of.goal.id}
            of={item.of}
            firstLine={item.firstLine}
            top={top}
            row={row}
            year={year}
            columns={sheet.columns}
            span={span}
            figures={sheet.figures}
            doubts={doubts}
            drafts={byGoal.get(item.of.goal.id) ?? NO_DRAFTS}
            block={touching(block, lines)}
            fillBlock={touching(fill, lines)}
            active={isActive ? selection.active : null}
            edit={isActive ? selection.edit : null}
            onType={onType}
            problemId={isActive ? problemId : null}
          />
        );
      })}
    </div>
  );
}

const NO_DRAFTS: Drafts = new Map();

function touching(block: Block | null, lines: { readonly first: number; readonly last: number }): Block | null {
  return block !== null && block.top <= lines.last && block.bottom >= lines.first ? block : null;
}

function draftsByGoal(drafts: Drafts): ReadonlyMap<string, Drafts> {
  const goals = new Map<string, Map<CellKey, Draft>>();
  for (const [key, draft] of drafts) {
    const known = goals.get(draft.goalId);
    if (known === undefined) goals.set(draft.goalId, new Map([[key, draft]]));
    else known.set(key, draft);
  }
  return goals;
}
