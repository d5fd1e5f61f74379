import type { ReactNode } from 'react';
import type { DashboardView } from '#contract/dashboardUrl.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { filterCount } from '#core/filter/selection.ts';
import { late } from '#web/base/failure/late.tsx';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import type { ChangeCriteria } from '#web/plan/filters/changeCriteria.ts';
import type { FilterPlace } from '#web/plan/filters/FilterPanel.tsx';
import { SkipLink } from '#web/plan/frame/Frame.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { FILTERS } from './places.ts';
import styles from './Toolbar.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

const FilterChips = late(() => import('#web/plan/filters/FilterChips.tsx'), 'line');

export function Toolbar({
  criteria,
  fixed,
  goalCount,
  prepared,
  isPanelOpen,
  onTogglePanel,
  onOpenField,
  arrange,
  view,
  onView,
  onClear,
  onChange,
}: {
  readonly criteria: FilterCriteria;
  readonly fixed: ReactNode;
  readonly goalCount: ReactNode;
  readonly prepared: PlanGoals;
  readonly isPanelOpen: boolean;
  readonly onTogglePanel: () => void;
  readonly onOpenField: (kind: FilterPlace) => void;
  /** How cards are sorted and grouped. */
  readonly arrange: ReactNode;
  readonly view: DashboardView;
  readonly onView: (view: DashboardView) => void;
  readonly onClear: () => void;
  readonly onChange: ChangeCriteria;
}) {
  const isNarrow = useNarrow();
  const count = filterCount(criteria);
  const clear = count > 0 && (
    <Button look="link" className={styles.clear} onClick={onClear}>
      {say.filter.clear}
    </Button>
  );
  return (
    <div id={FILTERS} tabIndex={-1} className={styles.toolbar}>
      <SkipLink to={FILTERS}>{say.dashboard.skipToFilters}</SkipLink>
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
      <div className={styles.chips} data-any={count > 0}>
        {fixed}
        <FilterChips {...{ criteria, prepared, onOpenField, onChange }} />
        {isNarrow && clear}
      </div>
      {!isNarrow && clear}
      <div className={styles.end}>
        {!isNarrow && goalCount}
        {arrange}
        <ViewSwitch view={view} onView={onView} />
      </div>
    </div>
  );
}
