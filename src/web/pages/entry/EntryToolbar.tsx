import { useId } from 'react';
import { planPagePath } from '#contract/pages.ts';
import { mayAtAll } from '#core/access.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { topLevel } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import styles from './EntryToolbar.module.css';
import { type EntryView, EntryViews } from './EntryViews.tsx';
import type { EntryBook } from './entryBook.ts';
import type { EntryState } from './entryState.ts';
import { SaveStatus } from './SaveStatus.tsx';
import type { SheetChoices } from './sheetChoices.ts';
import type { SheetView } from './sheetView.ts';
import { ToolSelect } from './ToolSelect.tsx';

export function EntryToolbar({
  view,
  year,
  frequency,
  choices,
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
  readonly book: EntryBook;
  readonly state: EntryState;
  readonly isNarrow: boolean;
  readonly onView: (change: Partial<SheetView>) => void;
  /** For who may see what is up to date. */
  readonly onEntryView: (view: EntryView) => void;
}) {
  const shown = usePlan();
  const { plan, years, viewer } = shown;
  const top = topLevel(shown.plan);
  const undoTip = useTip(() => `${say.undo} (Ctrl+Z)`);
  const redoTip = useTip(() => `${say.redo} (Ctrl+Y)`);
  const dueId = useId();
  const memberId = viewer.kind === 'member' ? viewer.memberId : '';
  const others = choices.owners.filter(({ id }) => id !== memberId);
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
      {choices.frequencies.length > 1 && (
        <ToolSelect
          label={say.frequency}
          chosen={frequency}
          options={choices.frequencies.map((each) => ({ value: each, label: say.frequencies[each] }))}
          onChoose={(value) => onView({ frequency: value })}
        />
      )}
      {!isNarrow && (
        <Segmented
          label={say.rows}
          options={[
            { value: 'both', label: say.both },
            { value: 'actuals', label: say.actuals },
          ]}
          chosen={view.hasTargets ? 'both' : 'actuals'}
          onChoose={(rows) => onView({ hasTargets: rows === 'both' })}
        />
      )}
      <ToolSelect
        label={say.whose}
        chosen={view.owner ?? ''}
        options={[
          { value: '', label: say.everyone },
          { value: 'mine', label: say.mine },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(owner) => onView({ owner: owner === '' ? null : owner })}
      />
      {choices.objectives.length > 1 && (
        <ToolSelect
          label={top?.one ?? say.objective}
          chosen={view.objective ?? ''}
          options={[
            { value: '', label: top === null ? say.allObjectives : named.all(top.several) },
            ...choices.objectives.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={(objective) => onView({ objective: objective === '' ? null : objective })}
        />
      )}
      <label className={styles.check} htmlFor={dueId}>
        <Checkbox id={dueId} checked={view.isDueOnly} onChange={() => onView({ isDueOnly: !view.isDueOnly })} />
        {say.due}
      </label>
      <div className={styles.end}>
        <SaveStatus state={state} />
        {!isNarrow && mayAtAll(viewerOf(shown), 'lockPeriods') && (
          <a className={buttonClass('secondary')} href={planPagePath(plan.id, 'settings', 'periods')}>
            <LateIcon name="lock" size={14} />
            {say.closePeriod}
          </a>
        )}
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
      </div>
    </div>
  );
}
