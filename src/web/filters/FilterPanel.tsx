import { KIND_LABELS } from '#core/filter/chips.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { STATUSES } from '#core/goal/status.ts';
import { levelsOf } from '#core/plan/levels.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/say.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { MultiSelect } from '#web/ui/MultiSelect.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { ChangeCriteria } from './changeCriteria.ts';
import styles from './FilterPanel.module.css';
import { toggled } from './toggled.ts';

export type FilterPanelProps = { readonly criteria: FilterCriteria; readonly onChange: ChangeCriteria };

/** The controls of the filters; each change shows at once. */
export default function FilterPanel({ criteria, onChange }: FilterPanelProps) {
  const { plan } = usePlan();
  return (
    <search aria-label={say.filter.panel}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={say.filter.keyword}
          type="search"
          name="keyword"
          placeholder={say.filter.keywordHint}
          start={<Icon name="search" size={14} />}
          value={criteria.keyword}
          maxLength={200}
          onChange={({ target }) => onChange((before) => ({ ...before, keyword: target.value }), 'typing')}
        />
        <MultiSelect
          label={KIND_LABELS.statuses}
          placeholder={say.filter.anyStatus}
          options={STATUSES.map((status) => ({ value: status, label: say.status[status] }))}
          chosen={criteria.statuses}
          onToggle={(status) => onChange((before) => ({ ...before, statuses: toggled(before.statuses, status) }))}
          onClear={() => onChange((before) => ({ ...before, statuses: [] }))}
        />
        <MultiSelect
          label={KIND_LABELS.depths}
          placeholder={say.filter.defaultLevel}
          options={levelsOf(plan.tiers).map(({ depth, name }) => ({ value: depth, label: name }))}
          chosen={criteria.depths}
          onToggle={(depth) => onChange((before) => ({ ...before, depths: toggled(before.depths, depth).toSorted() }))}
          onClear={() => onChange((before) => ({ ...before, depths: [] }))}
        />
      </form>
    </search>
  );
}
