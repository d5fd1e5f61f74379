import { filterChips } from '#core/filter/chips.ts';
import { type FilterCriteria, NO_CRITERIA, withoutKind } from '#core/filter/criteria.ts';
import { filterCount } from '#core/filter/selection.ts';
import { Chip } from '#web/filters/Chip.tsx';
import type { ChangeCriteria } from '#web/filters/changeCriteria.ts';
import { filterNamesOf } from '#web/filters/filterNames.ts';
import { say } from '#web/messages/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Listing, PreparedGoals } from './listing.ts';
import { usePlan } from './PlanContext.ts';
import styles from './Toolbar.module.css';

/** What is filtered by, as chips, and how many goals that leaves. */
export function Toolbar({
  criteria,
  listing,
  prepared,
  isPanelOpen,
  onTogglePanel,
  onChange,
}: {
  readonly criteria: FilterCriteria;
  readonly listing: Listing;
  readonly prepared: PreparedGoals;
  readonly isPanelOpen: boolean;
  readonly onTogglePanel: () => void;
  readonly onChange: ChangeCriteria;
}) {
  const plan = usePlan();
  const count = filterCount(criteria);
  const { figures, noun } = say.dashboard.count(listing.goals.length, listing.total);
  return (
    <div className={styles.toolbar}>
      <Button className={styles.toggle} aria-expanded={isPanelOpen} aria-controls="filters" onClick={onTogglePanel}>
        <Icon name="filter" />
        {say.filter.toggle(count)}
      </Button>
      <div className={styles.chips}>
        {filterChips(criteria, filterNamesOf(plan, prepared)).map(({ kind, label, values }) => (
          <Chip
            key={kind}
            kind={label}
            values={values.join(', ')}
            onRemove={() => onChange((before) => withoutKind(before, kind))}
          />
        ))}
      </div>
      {count > 0 && (
        <Button look="link" className={styles.clear} onClick={() => onChange(() => NO_CRITERIA)}>
          {say.filter.clear}
        </Button>
      )}
      <p role="status" className={styles.count}>
        <b>{figures}</b> {noun}
      </p>
    </div>
  );
}
