import { shownNumber } from '#core/goal/goalNumber.ts';
import { underParents } from '#core/goal/treeOrder.ts';
import { say } from '#web/base/messages/say/work.ts';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { subjectOf } from '#web/plan/goals/subjectOf.ts';
import { useMayAddWork } from '#web/plan/work/useMayAddWork.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { usePlanGoals } from './usePlanGoals.ts';

type Ids = readonly string[];

export function OwnerField({
  chosen,
  onChoose,
}: {
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}) {
  const { owners } = usePlan();
  return (
    <SelectField
      label={say.fields.owner}
      options={[
        { value: '', label: say.nobody },
        ...owners.members.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`.trim(),
        })),
      ]}
      chosen={chosen ?? ''}
      onChoose={(id) => onChoose(id === '' ? null : id)}
    />
  );
}

/** The goals that it is for: those that whoever fills it in works on, and those that are linked already. */
export function GoalsField({ chosen, onChange }: { readonly chosen: Ids; readonly onChange: (ids: Ids) => void }) {
  const { owners } = usePlan();
  const prepared = usePlanGoals();
  const mayAdd = useMayAddWork();
  const goals = prepared === undefined ? [] : underParents(prepared.goals, prepared.hierarchy);
  const options = goals
    .filter((goal) => chosen.includes(goal.id) || mayAdd.of(subjectOf(goal, owners)))
    .map((goal) => ({ value: goal.id, label: `${shownNumber(goal.number)} ${goal.title}` }));
  return (
    <MultiSelect
      label={say.fields.goals}
      kind="goals"
      placeholder={say.chooseGoals}
      search={say.searchGoals}
      options={options}
      chosen={chosen}
      onToggle={(id) => onChange(toggled(chosen, id))}
      onClear={() => onChange([])}
    />
  );
}

/** What has to be finished before it starts. */
export function AfterField({
  id,
  work: { initiatives, milestones },
  chosen,
  onChange,
}: {
  /** Of what is edited: it does not come after itself. */
  readonly id: string | null;
  readonly work: PlanWork;
  readonly chosen: Ids;
  readonly onChange: (ids: Ids) => void;
}) {
  const all = [...initiatives, ...milestones].filter((each) => each.id !== id);
  if (all.length === 0) return null;
  return (
    <MultiSelect
      label={say.fields.after}
      kind="after"
      placeholder={say.nothingBefore}
      search={say.searchWork}
      hint={say.afterHint}
      options={all.map((each) => ({ value: each.id, label: each.title }))}
      chosen={chosen}
      onToggle={(each) => onChange(toggled(chosen, each))}
      onClear={() => onChange([])}
    />
  );
}

function toggled(ids: Ids, id: string): Ids {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
