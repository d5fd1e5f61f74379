import type { TrackingFrequency } from '#core/calendar/period.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';
import type { EntryState } from '#web/pages/entry/book/entryState.ts';
import type { SheetView } from '#web/pages/entry/grid/sheetView.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { EntryFilter } from './EntryFilter.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import styles from './EntryToolbar.module.css';
import { type EntryView, EntryViews } from './EntryViews.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import type { SheetChoices } from './sheetChoices.ts';
import { ToolSelect } from './ToolSelect.tsx';

export function EntryToolbar({
  view,
  year,
  frequency,
  choices,
  count,
  book,
  state,
  isNarrow,
  onView,
  onEntryView,
}: {
  readonly view: SheetView;
  readonly year: number;
  readonly frequency: TrackingFrequency;
  readonly choices: SheetChoices;
  /** Of the goals that it shows and could show, in words. */
  readonly count: string;
  readonly book: EntryBook;
  readonly state: EntryState;
  readonly isNarrow: boolean;
  readonly onView: (change: Partial<SheetView>) => void;
  /** For who may see what is up to date. */
  readonly onEntryView: (view: EntryView) => void;
}) {
  const { plan, years } = usePlan();
  const undoTip = useTip(() => `${say.undo} (Ctrl+Z)`);
  const redoTip = useTip(() => `${say.redo} (Ctrl+Y)`);
  return (
    <div className={styles.toolbar}>
      <EntryViews chosen="sheet" onChoose={onEntryView} />
      <ToolSelect
        label={say.year}
        chosen={String(year)}
        options={years.flatMap((each) =>
          each === 'ALL' ? [] : { value: String(each), label: formatFiscalYear(each, plan.fiscalDisplay) },
        )}
        onChoose={(text) => onView({ year: Number(text) })}
      />
      <EntryFilter {...{ view, frequency, choices, count, isNarrow, onView }} />
      <div className={styles.end}>
        {!isNarrow && <span className="small quiet">{count}</span>}
        <SaveStatus state={state} />
        <Button
          look="ghost"
          size="square"
          aria-label={say.undo}
          disabled={!state.canUndo}
          onClick={() => book.undo()}
          {...undoTip}
        >
          <LateIcon name="undo" />
        </Button>
        <Button
          look="ghost"
          size="square"
          aria-label={say.redo}
          disabled={!state.canRedo}
          onClick={() => book.redo()}
          {...redoTip}
        >
          <LateIcon name="redo" />
        </Button>
        <EntryMenu />
      </div>
    </div>
  );
}
