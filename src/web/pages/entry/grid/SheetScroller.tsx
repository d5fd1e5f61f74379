import { type DOMAttributes, type RefObject, useCallback, useMemo } from 'react';
import { say } from '#web/base/messages/say/entry.ts';
import type { Drafts } from '#web/goal/entries/sheetFigures.ts';
import type { Sheet } from '#web/goal/entries/sheetModel.ts';
import type { Doubts } from '#web/pages/entry/book/doubt.ts';
import type { Block } from '#web/pages/entry/keys/selection.ts';
import type { SheetControl } from '#web/pages/entry/keys/sheetControl.ts';
import { fittingWidths } from './fittingWidth.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetRows } from './SheetRows.tsx';
import styles from './SheetScroller.module.css';
import { layoutOf } from './sheetLayout.ts';
import { useColumnsInView } from './useColumnsInView.ts';
import { useItemsInView } from './useItemsInView.ts';

/** Only what is near the viewport renders, and scrolling renders nothing else. */
export function SheetScroller({
  ref,
  sheet,
  year,
  drafts,
  doubts,
  control,
  fill,
  problemId,
  onToggleGroup,
  handlers,
}: {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly sheet: Sheet;
  readonly year: number;
  readonly drafts: Drafts;
  readonly doubts: Doubts;
  readonly control: SheetControl;
  readonly fill: Block | null;
  readonly problemId: string | null;
  readonly onToggleGroup: (goalId: string) => void;
  readonly handlers: DOMAttributes<HTMLDivElement>;
}) {
  const { dispatch } = control;
  const layout = useMemo(() => layoutOf(sheet), [sheet]);
  const view = useItemsInView(ref, layout);
  const count = sheet.columns.length;
  const widths = useMemo(() => fittingWidths(sheet, drafts, year), [sheet, drafts, year]);
  const span = useColumnsInView(ref, { count, narrowest: widths.period });
  const handleType = useCallback((text: string) => dispatch({ kind: 'typed', text }), [dispatch]);

  return (
    <div
      ref={ref}
      role="grid"
      data-own-undo
      tabIndex={-1}
      aria-label={say.sheet}
      aria-multiselectable
      aria-rowcount={layout.rowCount}
      aria-colcount={count + 3}
      className={styles.scroller}
      style={{ '--periods': count, '--longest-total': `${widths.total}px` }}
      {...handlers}
    >
      <SheetHead columns={sheet.columns} year={year} />
      <SheetRows
        sheet={sheet}
        year={year}
        drafts={drafts}
        doubts={doubts}
        layout={layout}
        view={view}
        span={span}
        control={control}
        fill={fill}
        problemId={problemId}
        onToggleGroup={onToggleGroup}
        onType={handleType}
      />
    </div>
  );
}
