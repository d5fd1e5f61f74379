import type { ReactNode } from 'react';
import type { DashboardView } from '#contract/dashboardUrl.ts';
import { mayAtAll } from '#core/access.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { filterCount } from '#core/filter/selection.ts';
import { late } from '#web/base/failure/late.tsx';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { useTip } from '#web/base/ui/useTip.ts';
import { openGoalForm } from '#web/goal/form/openGoalForm.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import type { ChangeCriteria } from '#web/plan/filters/changeCriteria.ts';
import type { FilterPlace } from '#web/plan/filters/FilterPanel.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import { GoalCount } from './GoalCount.tsx';
import styles from './Toolbar.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

const FilterChips = late(() => import('#web/plan/filters/FilterChips.tsx'), 'line');

export function Toolbar({
  criteria,
  fixed,
  listing,
  prepared,
  isPanelOpen,
  onTogglePanel,
  onOpenField,
  arrange,
  view,
  onView,
  areChartsFolded,
  onFoldCharts,
  onClear,
  onChange,
}: {
  readonly criteria: FilterCriteria;
  readonly fixed: ReactNode;
  readonly listing: Listing;
  readonly prepared: PlanGoals;
  readonly isPanelOpen: boolean;
  readonly onTogglePanel: () => void;
  readonly onOpenField: (kind: FilterPlace) => void;
  /** How cards are sorted and grouped. */
  readonly arrange: ReactNode;
  readonly view: DashboardView;
  readonly onView: (view: DashboardView) => void;
  readonly areChartsFolded: boolean;
  readonly onFoldCharts: () => void;
  readonly onClear: () => void;
  readonly onChange: ChangeCriteria;
}) {
  const plan = usePlan();
  const isNarrow = useNarrow();
  const count = filterCount(criteria);
  const mayAdd = !plan.plan.isArchived && mayAtAll(viewerOf(plan), 'createGoal');
  const clear = count > 0 && (
    <Button look="link" className={styles.clear} onClick={onClear}>
      {say.filter.clear}
    </Button>
  );
  return (
    <div className={styles.toolbar}>
      <Button
        className={styles.toggle}
        data-guide="filter"
        aria-expanded={isPanelOpen}
        aria-controls={isNarrow ? undefined : 'filters'}
        onClick={onTogglePanel}
      >
        <Icon name="filter" />
        <span className={styles.words}>{say.filter.toggle(count)}</span>
        {count > 0 && (
          <span aria-hidden="true" className={styles.number}>
            {count}
          </span>
        )}
      </Button>
      <div className={styles.chips}>
        {fixed}
        <FilterChips {...{ criteria, prepared, isPanelOpen, onOpenField, onChange }} />
        {isNarrow && clear}
      </div>
      {!isNarrow && clear}
      <div className={styles.end}>
        {view === 'cards' && <FoldSwitch isOn={areChartsFolded} onToggle={onFoldCharts} />}
        {arrange}
        <ViewSwitch view={view} onView={onView} />
        {mayAdd && (
          <Button size="small" className={styles.add} onClick={() => openGoalForm({ kind: 'add', parentId: null })}>
            <Icon name="plus" size={14} />
            <span>{say.dashboard.addGoal}</span>
          </Button>
        )}
      </div>
      {!isNarrow && <GoalCount listing={listing} />}
    </div>
  );
}

function FoldSwitch({ isOn, onToggle }: { readonly isOn: boolean; readonly onToggle: () => void }) {
  const tip = useTip(() => (isOn ? say.dashboard.showCharts : say.dashboard.foldCharts), 'end');
  return (
    <button
      type="button"
      className={styles.fold}
      aria-pressed={isOn}
      aria-label={say.dashboard.foldCharts}
      onClick={onToggle}
      {...tip}
    >
      <Icon name="chart" />
    </button>
  );
}
