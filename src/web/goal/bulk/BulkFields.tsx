import { STATUSES } from '#core/goal/status.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/bulk.ts';
import { say as form } from '#web/base/messages/say/goalForm.ts';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { names } from '#web/goal/form/formNames.ts';
import { OneOf } from '#web/goal/form/OneOf.tsx';
import { OwnControl } from '#web/goal/form/OwnGoalFields.tsx';
import { ownDraftProblem } from '#web/goal/form/ownDraft.ts';
import { ParentPicker } from '#web/goal/form/ParentPicker.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DateField } from '#web/plan/filters/DateField.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { BulkAction } from './bulkAction.ts';
import { type BulkDraft, isUnreadable } from './bulkDraft.ts';

/** The fields of one action on the chosen goals. */
export function BulkFields({
  action,
  draft,
  prepared,
  onChange,
}: {
  readonly action: BulkAction;
  readonly draft: BulkDraft;
  readonly prepared: PlanGoals;
  readonly onChange: (draft: BulkDraft) => void;
}) {
  const { plan } = usePlan();
  const set = (change: Partial<BulkDraft>) => onChange({ ...draft, ...change });
  switch (action.kind) {
    case 'owner':
      return <OwnerFields draft={draft} onSet={set} />;
    case 'dates':
      return (
        <>
          {(['start', 'end'] as const).map((field) => (
            <DateField
              key={field}
              label={names[field]}
              text={draft[field]}
              error={isUnreadable(draft[field], plan) ? form.problems.notADate(datePattern(plan.dateFormat)) : null}
              format={plan.dateFormat}
              onType={(text) => set({ [field]: text })}
            />
          ))}
          <p className="small quiet">{say.datesHint}</p>
        </>
      );
    case 'status':
      return (
        <>
          <SelectField
            label={say.status}
            chosen={draft.status ?? 'automatic'}
            options={[
              { value: 'automatic' as const, label: say.automatic },
              ...STATUSES.map((status) => ({ value: status, label: statusLabel(status, plan) })),
            ]}
            onChoose={(status) => set({ status: status === 'automatic' ? null : status })}
          />
          {draft.status !== null && (
            <TextField
              label={say.reason}
              value={draft.reason}
              error={null}
              onChange={({ target }) => set({ reason: target.value })}
            />
          )}
        </>
      );
    case 'own':
      return (
        <OwnControl
          field={action.field}
          typed={draft.own}
          problem={ownDraftProblem(action.field, draft.own, plan.dateFormat)}
          onType={(own) => set({ own })}
        />
      );
    case 'move':
      return (
        <ParentPicker
          prepared={prepared}
          goalId={null}
          parentId={draft.parentId}
          error={null}
          onChoose={(parentId) => set({ parentId })}
        />
      );
    case 'remind':
      return <p>{say.remindNote}</p>;
    case 'archive':
      return <p>{say.archiveNote}</p>;
  }
}

/** Kept as they are until another one is chosen. */
const AS_IT_IS = 'as-it-is';

type DraftOwners = Pick<BulkDraft, 'memberId' | 'departmentId'>;

export function OwnerFields({
  draft,
  onSet,
}: {
  readonly draft: DraftOwners;
  readonly onSet: (change: Partial<DraftOwners>) => void;
}) {
  const { plan, owners } = usePlan();
  const people = owners.members.map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}`.trim(),
  }));
  const departments = owners.departments.map(({ id, name }) => ({ value: id, label: name }));
  const asItIs = { value: AS_IT_IS, label: say.asItIs };
  const chosenOf = (id: string | null | undefined) => (id === undefined ? AS_IT_IS : (id ?? ''));
  const idOf = (value: string) => (value === AS_IT_IS ? undefined : value === '' ? null : value);
  return (
    <>
      <OneOf
        label={names.memberId}
        options={[asItIs, ...people]}
        none={form.nobody}
        chosen={chosenOf(draft.memberId)}
        onChoose={(value) => onSet({ memberId: idOf(value) })}
      />
      {plan.tiers === 3 && (
        <OneOf
          label={names.departmentId}
          options={[asItIs, ...departments]}
          none={form.noDepartment}
          chosen={chosenOf(draft.departmentId)}
          onChoose={(value) => onSet({ departmentId: idOf(value) })}
        />
      )}
    </>
  );
}
