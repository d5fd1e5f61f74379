import { say } from '#web/base/messages/say/goalForm.ts';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { names } from './formNames.ts';
import styles from './GoalForm.module.css';
import { OneOf } from './OneOf.tsx';
import type { GoalEditing } from './useGoalDraft.ts';

export function OwnerFields({ editing: { draft, set } }: { readonly editing: GoalEditing }) {
  const { plan, owners } = usePlan();
  const people = owners.members.map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}`.trim(),
  }));
  const departments = owners.departments.map(({ id, name }) => ({ value: id, label: name }));

  function toggle(id: string) {
    const { contributorIds } = draft;
    set(
      'contributorIds',
      contributorIds.includes(id) ? contributorIds.filter((each) => each !== id) : [...contributorIds, id],
    );
  }

  return (
    <fieldset className={styles.group}>
      <legend>{say.groups.who}</legend>
      <OneOf
        label={names.memberId}
        options={people}
        none={say.nobody}
        chosen={draft.memberId ?? ''}
        onChoose={(id) => set('memberId', id === '' ? null : id)}
      />
      {plan.tiers === 3 && (
        <OneOf
          label={names.departmentId}
          options={departments}
          none={say.noDepartment}
          chosen={draft.departmentId ?? ''}
          onChoose={(id) => set('departmentId', id === '' ? null : id)}
        />
      )}
      <MultiSelect
        label={names.contributorIds}
        kind="contributors"
        placeholder={say.noContributors}
        search={say.searchPeople}
        options={people.filter(({ value }) => value !== draft.memberId)}
        chosen={draft.contributorIds}
        onToggle={toggle}
        onClear={() => set('contributorIds', [])}
      />
    </fieldset>
  );
}
