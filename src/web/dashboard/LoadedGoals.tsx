import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import {
  type AddressNotice,
  type DashboardState,
  withFiscalYear,
  writeDashboardQuery,
} from '#contract/dashboardUrl.ts';
import { formatFiscalYear } from '#core/calendar/fiscalYear.ts';
import type { ChartChoice } from '#core/chart/toggles.ts';
import { type FilterCriteria, type FilterKind, NO_CRITERIA } from '#core/filter/criteria.ts';
import { filterCount } from '#core/filter/selection.ts';
import { healthMeterOf } from '#core/goal/healthMeter.ts';
import type { Status } from '#core/goal/status.ts';
import type { WantedField } from '#web/filters/FilterPanel.tsx';
import { FilterSlide } from '#web/filters/FilterSlide.tsx';
import { toggled } from '#web/filters/toggled.ts';
import { GoalCard } from '#web/goalCard/GoalCard.tsx';
import type { CardEntry } from '#web/goalDetail/ExpandedCard.tsx';
import { useCommands } from '#web/keys/commands.ts';
import { say } from '#web/messages/say.ts';
import { UnknownFilterNotice } from '#web/savedFilters/UnknownFilterNotice.tsx';
import type { SavedFilters } from '#web/savedFilters/useSavedFilters.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { AddressNotices } from './AddressNotices.tsx';
import styles from './Dashboard.module.css';
import { filterContextOf } from './filterContext.ts';
import { GoalGrid } from './GoalGrid.tsx';
import { listGoals, prepareGoals } from './listing.ts';
import { NothingMatches } from './NothingMatches.tsx';
import { Notice } from './Notice.tsx';
import { usePlan } from './PlanContext.ts';
import { StatusBar } from './StatusBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { ChangeDashboard, ChangeKind } from './useDashboardState.ts';
import { useFocusAfterCollapse } from './useFocusAfterCollapse.ts';

const GoalDetail = lazy(() => import('#web/goalDetail/GoalDetail.tsx'));
const ExpandedCard = lazy(() => import('#web/goalDetail/ExpandedCard.tsx'));

/** Toolbar, filters, bar and cards of goals that are there. */
export function LoadedGoals({
  goals,
  state,
  notices,
  saved,
  onChange,
}: {
  readonly goals: readonly DashboardGoal[];
  readonly state: DashboardState;
  readonly notices: readonly AddressNotice[];
  readonly saved: SavedFilters;
  readonly onChange: ChangeDashboard;
}) {
  const shownPlan = usePlan();
  const { show } = saved;
  useFocusAfterCollapse(state.cardId);
  const entry = useRef<CardEntry>('expand');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedField | null>(null);
  const [clearings, setClearings] = useState(0);
  const criteria = state.filters?.criteria ?? NO_CRITERIA;
  const prepared = useMemo(() => prepareGoals(goals), [goals]);
  const context = useMemo(() => filterContextOf(shownPlan), [shownPlan]);
  const listing = useMemo(() => listGoals(prepared, criteria, context), [prepared, criteria, context]);
  const health = useMemo(() => {
    const nodes = listing.goals.flatMap(({ id }) => prepared.hierarchy.nodes.get(id) ?? []);
    return healthMeterOf(nodes, ({ figures }) => figures);
  }, [listing, prepared]);

  const changeCriteria = useCallback(
    (change: (criteria: FilterCriteria) => FilterCriteria, kind?: ChangeKind) =>
      show({ kind: 'formChanged', change }, kind),
    [show],
  );
  const handleStatus = (status: Status) =>
    changeCriteria((before) => ({ ...before, statuses: toggled(before.statuses, status) }));
  function handleOpenField(kind: FilterKind) {
    setPanelOpen(true);
    setWanted({ kind });
  }

  function handleTogglePanel() {
    setPanelOpen(!isPanelOpen);
    setWanted(null);
  }

  function handleClear() {
    setClearings(clearings + 1);
    show({ kind: 'cleared' });
  }

  const handleOpen = useCallback(
    (goalId: string) => onChange((before) => ({ ...before, goalId, chart: null })),
    [onChange],
  );
  const handleExpand = useCallback(
    (cardId: string) => {
      entry.current = 'expand';
      onChange((before) => ({ ...before, cardId, chart: null }));
    },
    [onChange],
  );
  const handleChart = (chart: ChartChoice) => onChange((before) => ({ ...before, chart }));
  const handleCollapse = () => onChange((before) => ({ ...before, cardId: null, chart: null }));

  function handleMove(index: number, direction: 'previous' | 'next') {
    const { length } = listing.goals;
    const neighbour = listing.goals[(index + (direction === 'next' ? 1 : length - 1)) % length];
    if (neighbour === undefined) return;
    entry.current = direction;
    onChange((before) => ({ ...before, cardId: neighbour.id, chart: null }), 'replace');
  }

  const detail = state.goalId === null ? undefined : prepared.hierarchy.nodes.get(state.goalId);
  const detailIndex = listing.goals.findIndex(({ id }) => id === state.goalId);

  function handleMoveDetail(direction: 'previous' | 'next') {
    const { length } = listing.goals;
    const neighbour = listing.goals[(detailIndex + (direction === 'next' ? 1 : length - 1)) % length];
    if (neighbour !== undefined) onChange((before) => ({ ...before, goalId: neighbour.id, chart: null }), 'replace');
  }

  function handleClose() {
    onChange((before) => (before.goalId === null ? before : { ...before, goalId: null, chart: null }));
  }

  const expandedIndex = listing.goals.findIndex(({ id }) => id === state.cardId);
  useCommands({
    filters: () => {
      handleTogglePanel();
      focusFilterToggle();
    },
    keyword: () => handleOpenField('keyword'),
    clear: state.filters === null && state.savedFilter === null ? undefined : handleClear,
    previous: expandedIndex < 0 ? undefined : () => handleMove(expandedIndex, 'previous'),
    next: expandedIndex < 0 ? undefined : () => handleMove(expandedIndex, 'next'),
    close: state.cardId === null ? undefined : handleCollapse,
  });

  const hrefOf = (goalId: string) => `${window.location.pathname}${writeDashboardQuery({ ...state, goalId })}`;

  if (listing.total === 0) {
    return (
      <div className={styles.column}>
        <EmptyPlan isWholePlan={goals.length === 0} state={state} />
      </div>
    );
  }

  return (
    <>
      <div className={styles.column}>
        <Toolbar
          criteria={criteria}
          listing={listing}
          prepared={prepared}
          isPanelOpen={isPanelOpen}
          onTogglePanel={handleTogglePanel}
          onOpenField={handleOpenField}
          onClear={handleClear}
          onChange={changeCriteria}
        />
        <AddressNotices notices={notices} />
        <UnknownFilterNotice name={saved.unknownName} />
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
        <StatusBar
          distribution={listing.distribution}
          chosen={criteria.statuses}
          notCounted={listing.notCounted}
          health={health}
          onToggle={handleStatus}
        />
        {listing.goals.length === 0 ? (
          <NothingMatches
            criteria={criteria}
            filterables={prepared.filterables}
            context={context}
            count={filterCount(criteria)}
            onClear={handleClear}
            onChange={changeCriteria}
          />
        ) : (
          <GoalGrid goals={listing.goals} total={listing.total} expandedId={state.cardId}>
            {(goal, index) => {
              const below = prepared.hierarchy.nodes.get(goal.id)?.children ?? [];
              const card = (
                <GoalCard
                  goal={goal}
                  childCount={below.length}
                  href={hrefOf(goal.id)}
                  onOpen={handleOpen}
                  onExpand={handleExpand}
                />
              );
              if (goal.id !== state.cardId) return card;
              return (
                <Suspense fallback={card}>
                  <ExpandedCard
                    goal={goal}
                    below={below.map((node) => node.goal)}
                    position={index + 1}
                    count={listing.goals.length}
                    chart={state.chart}
                    entry={entry.current}
                    hrefOf={hrefOf}
                    onOpen={handleOpen}
                    onChart={handleChart}
                    onMove={(direction) => handleMove(index, direction)}
                    onCollapse={handleCollapse}
                  />
                </Suspense>
              );
            }}
          </GoalGrid>
        )}
      </div>
      {detail !== undefined && (
        <Suspense>
          <GoalDetail
            node={detail}
            position={detailIndex < 0 ? null : detailIndex + 1}
            count={listing.goals.length}
            chart={state.chart}
            hrefOf={hrefOf}
            onOpen={handleOpen}
            onChart={handleChart}
            onMove={handleMoveDetail}
            onClose={handleClose}
          />
        </Suspense>
      )}
    </>
  );
}

/** By key the panel opens where Tab leads into it. */
function focusFilterToggle(): void {
  document.querySelector<HTMLElement>('[aria-controls="filters"]')?.focus();
}

function EmptyPlan({ isWholePlan, state }: { readonly isWholePlan: boolean; readonly state: DashboardState }) {
  const { plan, year } = usePlan();
  if (isWholePlan || year === 'ALL') {
    return <Notice icon="dashboard" title={say.dashboard.emptyTitle} text={say.dashboard.emptyText} />;
  }
  const label = formatFiscalYear(year, plan.fiscalDisplay);
  return (
    <Notice icon="calendar" title={say.dashboard.emptyYear(label)} text={say.dashboard.emptyYearText}>
      <a
        className={buttonClass('secondary')}
        href={`${window.location.pathname}${writeDashboardQuery(withFiscalYear(state, 'ALL'))}`}
      >
        {say.dashboard.showPlanToDate}
      </a>
    </Notice>
  );
}
