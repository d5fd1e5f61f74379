import { type ReactNode, useCallback, useState } from 'react';
import { type AddressNotice, type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { filterCount } from '#core/filter/selection.ts';
import { withStatusToggled } from '#core/filter/statusChoice.ts';
import { late } from '#web/base/failure/late.tsx';
import { MissingPart } from '#web/base/failure/MissingPart.tsx';
import { useCommands } from '#web/base/keys/commands.ts';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import { say } from '#web/base/messages/say.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { OpenDetail } from '#web/goal/detail/OpenDetail.tsx';
import { AttentionEntry } from '#web/pages/attention/AttentionEntry.tsx';
import { isWithoutFigures, mostAreWithoutFigures } from '#web/pages/firstSight/isWithoutFigures.ts';
import type { FilterPlace, WantedField } from '#web/plan/filters/FilterPanel.tsx';
import { FilterSlide } from '#web/plan/filters/FilterSlide.tsx';
import { SkipLink } from '#web/plan/frame/Frame.tsx';
import styles from '#web/plan/frame/PageColumn.module.css';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { isListed } from '#web/plan/listing/listing.ts';
import { useArranged } from '#web/plan/listing/useArranged.ts';
import type { ChangeDashboard, ChangeKind } from '#web/plan/listing/useDashboardState.ts';
import { useListing } from '#web/plan/listing/useListing.ts';
import { useOpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import type { SavedFilters } from '#web/plan/savedFilters/useSavedFilters.ts';
import { ArrangeMenu } from './ArrangeMenu.tsx';
import { GoalCount } from './GoalCount.tsx';
import { GoalsAsView } from './GoalsAsView.tsx';
import { GOALS } from './places.ts';
import { StatusBar } from './StatusBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useChangedRules } from './useChangedRules.ts';
import { useFocusAfterCollapse } from './useFocusAfterCollapse.ts';

const AttentionPart = late(() => import('#web/pages/attention/AttentionPart.tsx'));
const CoursesBar = late(() => import('#web/pages/firstSight/CoursesBar.tsx'));
const EmptyPlan = late(() => import('./EmptyPlan.tsx'));
const ListNotices = late(() => import('./ListNotices.tsx'));
const nothingMatches = latePart(
  () => import('./NothingMatches.tsx'),
  ({ NothingMatches }) => NothingMatches,
);

export function LoadedGoals({
  prepared: given,
  state,
  notices,
  refusedYear,
  saved,
  held,
  onChange,
}: {
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly notices: readonly AddressNotice[];
  readonly refusedYear: number | null;
  readonly saved: SavedFilters;
  readonly held?: { readonly criteria: FilterCriteria; readonly chips: ReactNode };
  readonly onChange: ChangeDashboard;
}) {
  const { show } = saved;
  const criteria = state.filters?.criteria ?? NO_CRITERIA;
  const { context, listing: found, prepared, isWaiting } = useListing(given, held?.criteria ?? criteria);
  const { listing, groups } = useArranged(found, prepared, { state, criteria: held?.criteria ?? criteria });
  const opened = useOpenGoals(state, listing.goals, onChange);
  const isNarrow = useNarrow();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedField | null>(null);
  const [clearings, setClearings] = useState(0);
  const changeCriteria = useCallback(
    (change: (criteria: FilterCriteria) => FilterCriteria, kind?: ChangeKind) =>
      show({ kind: 'formChanged', change }, kind),
    [show],
  );
  const NothingMatches = useLatePart(nothingMatches);
  const hasChangedRules = useChangedRules(state);
  const { distribution } = listing.view;
  const hasNotice =
    hasChangedRules ||
    notices.length > 0 ||
    refusedYear !== null ||
    saved.unknownName !== null ||
    criteria.keyword !== '' ||
    mostAreWithoutFigures(distribution);
  const listNotices = hasNotice && (
    <ListNotices
      {...{
        notices,
        refusedYear,
        unknownFilter: saved.unknownName,
        hasChangedRules,
        prepared,
        criteria,
        state,
        distribution,
      }}
    />
  );
  const isExpanded = isListed(state.cardId, listing);
  const isDetailListed = state.view !== 'attention' && isListed(state.goalId, listing);
  useFocusAfterCollapse(state.cardId);

  function handleOpenField(kind: FilterPlace) {
    setPanelOpen(true);
    setWanted({ kind });
  }

  function handleTogglePanel() {
    setPanelOpen(!isPanelOpen);
    setWanted(null);
  }

  /** By key the focus moves into the panel, and back to its button. */
  function handleFiltersCommand() {
    if (!isPanelOpen && !isNarrow) return handleOpenField('keyword');
    handleTogglePanel();
    document.querySelector<HTMLElement>('[aria-controls="filters"]')?.focus();
  }

  function handleClear() {
    setClearings(clearings + 1);
    show({ kind: 'cleared' });
  }

  useCommands({
    filters: handleFiltersCommand,
    keyword: () => handleOpenField('keyword'),
    clear: state.filters === null && state.savedFilter === null ? undefined : handleClear,
    previous: isExpanded ? () => opened.moveCard('previous') : undefined,
    next: isExpanded ? () => opened.moveCard('next') : undefined,
    previousGoal: isDetailListed ? () => opened.moveDetail('previous') : undefined,
    nextGoal: isDetailListed ? () => opened.moveDetail('next') : undefined,
    close: state.cardId === null ? undefined : opened.collapse,
  });

  if (listing.total === 0) {
    return (
      <div className={styles.column}>
        {listNotices}
        <EmptyPlan isWholePlan={prepared.goals.length === 0} state={state} />
      </div>
    );
  }
  if (state.view === 'attention') {
    return (
      <AttentionPart {...{ prepared, listing, state, onChange }} onCriteria={changeCriteria} onClear={handleClear} />
    );
  }
  const isFiltered = filterCount(criteria) > 0;
  const isWhole = !isFiltered && (state.view === 'tree' || state.view === 'timeline');
  const goalCount = <GoalCount listed={isWhole ? listing.total : listing.goals.length} total={listing.total} />;
  const statusBar = (
    <StatusBar
      listing={listing}
      goalCount={goalCount}
      chosen={criteria.statuses}
      entry={
        <AttentionEntry
          {...{ listing, prepared }}
          href={`${window.location.pathname}${writeDashboardQuery({ ...state, view: 'attention', cardId: null })}`}
          onOpen={() => onChange((before) => ({ ...before, view: 'attention', cardId: null }))}
        />
      }
      onToggle={(status, hasParts) =>
        changeCriteria((before) => ({
          ...before,
          statuses: withStatusToggled(before.statuses, status, { hasParts }),
        }))
      }
    />
  );

  return (
    <>
      <div className={styles.column}>
        <Toolbar
          criteria={criteria}
          fixed={held?.chips}
          goalCount={goalCount}
          prepared={prepared}
          isPanelOpen={isPanelOpen}
          onTogglePanel={handleTogglePanel}
          onOpenField={handleOpenField}
          arrange={state.view === 'cards' && <ArrangeMenu {...{ state, onChange }} />}
          view={state.view}
          onView={(view) => onChange((before) => ({ ...before, view, cardId: null }))}
          onClear={handleClear}
          onChange={changeCriteria}
        />
        {listNotices}
      </div>
      <FilterSlide
        isOpen={isPanelOpen}
        listed={listing.goals.length}
        criteria={criteria}
        prepared={prepared}
        clearings={clearings}
        wanted={wanted}
        onClose={() => setPanelOpen(false)}
        onClear={handleClear}
        onChange={changeCriteria}
      />
      <div className={styles.column}>
        {criteria.statuses.length === 0 && isWithoutFigures(distribution) ? (
          <CoursesBar {...{ listing, prepared, opened }} instead={statusBar} />
        ) : (
          statusBar
        )}
        {listing.goals.length === 0 ? (
          NothingMatches === null || isWaiting ? (
            <MissingPart part={nothingMatches} />
          ) : (
            <NothingMatches
              criteria={criteria}
              filterables={prepared.filterables}
              context={context}
              count={filterCount(criteria)}
              onClear={handleClear}
              onChange={changeCriteria}
            />
          )
        ) : (
          <div id={GOALS} tabIndex={-1}>
            <SkipLink to={GOALS}>{say.dashboard.skipToGoals}</SkipLink>
            <GoalsAsView
              {...{ prepared, listing, groups, state, opened, isFiltered, onChange }}
              onSort={(sorting) => onChange((before) => ({ ...before, sorting }))}
            />
          </div>
        )}
      </div>
      <OpenDetail goals={listing.goals} prepared={prepared} state={state} opened={opened} />
    </>
  );
}
