import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { say as pageWords } from '#web/base/messages/say.ts';
import { useAskBeforeUnload } from '#web/base/navigation/leaving.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { isUnsent, needsAuthor } from '#web/goal/entries/draft.ts';
import type { CellPlace } from '#web/goal/entries/sheetCell.ts';
import type { EntryGoals } from '#web/pages/entry/book/entryQuery.ts';
import { keepEntry, readKeptEntry, withHeld } from '#web/pages/entry/book/keptDrafts.ts';
import { useEntryBook } from '#web/pages/entry/book/useEntryBook.ts';
import { EntryGrid } from '#web/pages/entry/grid/EntryGrid.tsx';
import { heldIn, heldItems, sheetItems, takenBack } from '#web/pages/entry/grid/sheetItem.ts';
import type { SheetView } from '#web/pages/entry/grid/sheetView.ts';
import { useSheetModel } from '#web/pages/entry/grid/useSheetModel.ts';
import type { SheetRefusal } from '#web/pages/entry/keys/useSheet.ts';
import { EntryNoticeBar } from '#web/pages/entry/tools/EntryNoticeBar.tsx';
import { EntryToolbar } from '#web/pages/entry/tools/EntryToolbar.tsx';
import type { EntryView } from '#web/pages/entry/tools/EntryViews.tsx';
import { sheetChoices } from '#web/pages/entry/tools/sheetChoices.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { outbox } from '#web/plan/outbox/outbox.ts';
import styles from './EntryPage.module.css';
import { PeriodList } from './PeriodList.tsx';
import { useLeftBehind } from './useLeftBehind.ts';

/** As a table, or one period at a time where there is no room for one. */
export function EntrySheetPage({
  loaded,
  year,
  view,
  onView,
  onEntryView,
  onShowAll,
}: {
  readonly loaded: EntryGoals;
  readonly year: number;
  readonly view: SheetView;
  readonly onView: (change: Partial<SheetView>) => void;
  readonly onEntryView: (view: EntryView) => void;
  readonly onShowAll: () => void;
}) {
  const { plan, viewer } = usePlan();
  const isNarrow = useNarrow();
  const keptOf = { planId: plan.id, memberId: viewer.kind === 'member' ? viewer.memberId : '' };
  const [kept] = useState(() => withHeld(readKeptEntry(keptOf), heldIn(outbox.items(), plan.id)));
  const { book, state } = useEntryBook({ planId: plan.id, year, loaded, kept });
  const [editing, setEditing] = useState<(CellPlace & { readonly text: string }) | null>(kept?.editing ?? null);
  const [refusal, setRefusal] = useState<SheetRefusal | null>(null);
  const [wanted, setWanted] = useState<CellPlace | null>(null);
  const choices = useMemo(() => sheetChoices(loaded.goals), [loaded.goals]);
  const frequency: TrackingFrequency = view.frequency ?? choices.frequencies[0] ?? 'monthly';
  const { sheet, shownCount, allCount, toggleGroup } = useSheetModel({ goals: loaded.goals, year, frequency, view });
  const { figures, noun } = pageWords.dashboard.count(shownCount, allCount);

  const latest = useRef({ keptOf, state, editing });
  latest.current = { keptOf, state, editing };
  useEffect(() => {
    const drafts = [...state.drafts.values()].filter((draft) => draft.state.kind !== 'saved');
    keepEntry(latest.current.keptOf, { drafts, editing, seen: state.seen });
  }, [state.drafts, state.seen, editing]);
  useAskBeforeUnload(state.phase === 'offline');
  const takeBack = useCallback(() => {
    const { drafts } = latest.current.state;
    for (const id of takenBack(outbox.items(), { planId: plan.id, drafts })) outbox.drop(id);
  }, [plan.id]);
  useEffect(takeBack, [takeBack]);
  useLeftBehind(() => {
    const { drafts, seen } = latest.current.state;
    const unsent = [...drafts.values()].filter(isUnsent);
    const others = [...drafts.values()].filter(needsAuthor);
    keepEntry(latest.current.keptOf, { drafts: [], editing: latest.current.editing, seen });
    const of = { plan, goals: loaded.goals, seen };
    for (const item of sheetItems(unsent, of)) outbox.add(item);
    for (const item of heldItems(others, { ...of, view: { ...view, year } })) outbox.add(item);
  }, takeBack);

  if (loaded.goals.length === 0) {
    return (
      <div className={styles.empty}>
        <h2 className="title">{say.empty.noGoals}</h2>
        <p>{say.empty.noGoalsText}</p>
        <a className={buttonClass('secondary')} href={planDashboardPath(plan.id)}>
          {say.empty.toDashboard}
        </a>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <EntryToolbar
        view={view}
        year={year}
        frequency={frequency}
        choices={choices}
        count={`${figures} ${noun}`}
        book={book}
        state={state}
        onView={onView}
        onEntryView={onEntryView}
        isNarrow={isNarrow}
      />
      {sheet.lines.length === 0 && !sheet.items.some(({ kind }) => kind === 'group') ? (
        <div className={styles.empty}>
          <h2 className="title">{say.empty.nothing}</h2>
          <p>{say.empty.nothingText}</p>
          <Button onClick={onShowAll}>{say.empty.showAll}</Button>
        </div>
      ) : isNarrow ? (
        <PeriodList sheet={sheet} drafts={state.drafts} doubts={state.doubts} book={book} wanted={wanted} />
      ) : (
        <EntryGrid
          sheet={sheet}
          year={year}
          drafts={state.drafts}
          doubts={state.doubts}
          book={book}
          restored={kept?.editing ?? null}
          wanted={wanted}
          onEditing={setEditing}
          onRefused={setRefusal}
          onToggleGroup={toggleGroup}
        />
      )}
      <EntryNoticeBar
        book={book}
        state={state}
        refusal={refusal}
        onDismiss={() => setRefusal(null)}
        onGoTo={(place) => setWanted({ ...place })}
      />
    </div>
  );
}
