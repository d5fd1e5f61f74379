import type { OwnerId } from '#core/filter/owner.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { say } from '#web/base/messages/say.ts';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FilterPanel.module.css';
import { OwnerTokens } from './OwnerTokens.tsx';
import { ownerOptions } from './ownerOptions.ts';
import { toggled } from './toggled.ts';

/** Departments and people; choosing a department does not tick its people (screens, Owner list). */
export function OwnerSelect({
  chosen,
  counts,
  onChoose,
}: {
  readonly chosen: readonly OwnerId[];
  readonly counts: ReadonlyMap<OwnerId, number>;
  readonly onChoose: (owners: readonly OwnerId[]) => void;
}) {
  const { plan, owners } = usePlan();
  const options = ownerOptions(owners, plan.tiers, (owner) => counts.get(owner) ?? 0);
  const names = new Map(options.map(({ value, label }) => [value, label]));
  const toggle = (owner: OwnerId) => onChoose(toggled(chosen, owner));
  return (
    <div className={styles.owner}>
      <MultiSelect
        kind="ownerIds"
        label={say.labels.filterKinds.ownerIds}
        placeholder={filterWords.any.ownerIds}
        search={plan.tiers === 2 ? filterWords.searchPeople : filterWords.searchOwners}
        options={options}
        chosen={chosen}
        tokens={<OwnerTokens owners={chosen} names={names} onRemove={toggle} />}
        onToggle={toggle}
        onClear={() => onChoose([])}
      />
    </div>
  );
}
