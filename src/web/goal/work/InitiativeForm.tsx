import { useState } from 'react';
import { type InitiativePatch, MAX_WORK_TEXT, MAX_WORK_TITLE, type WireInitiative } from '#contract/work.ts';
import { WORK_STATES } from '#core/work/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useSaveWork } from '#web/plan/work/useSaveWork.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { LongTextField } from './LongTextField.tsx';
import styles from './WorkForm.module.css';
import { WorkFormDialog } from './WorkFormDialog.tsx';
import { AfterField, GoalsField, OwnerField } from './workFields.tsx';

/** Makes an initiative, or changes one. */
export function InitiativeForm({
  initiative,
  goalIds,
  work,
  onArchived,
  onClose,
}: {
  readonly initiative: WireInitiative | null;
  /** The goals of a new one. */
  readonly goalIds: readonly string[];
  readonly work: PlanWork;
  readonly onArchived?: () => void;
  readonly onClose: () => void;
}) {
  const { plan, owners } = usePlan();
  const { save, archive } = useSaveWork();
  const [draft, setDraft] = useState(() => draftOf(initiative, goalIds));
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const title = draft.title.trim();

  return (
    <WorkFormDialog
      title={initiative === null ? say.addInitiative : say.editInitiative}
      isReady={title !== '' && draft.goal_ids.length > 0}
      onSave={() =>
        save('initiatives', initiative, sentOf(draft), initiative === null ? say.added(title) : say.changed(title))
      }
      onArchive={
        initiative === null
          ? null
          : async () => {
              await archive('initiatives', initiative.id, say.archived(initiative.title));
              onArchived?.();
            }
      }
      onClose={onClose}
    >
      <div className={styles.whole}>
        <TextField
          label={say.fields.title}
          data-first=""
          required
          value={draft.title}
          maxLength={MAX_WORK_TITLE}
          onChange={({ target }) => set({ title: target.value })}
        />
      </div>
      <div className={styles.whole}>
        <LongTextField
          label={say.fields.description}
          value={draft.description}
          maxLength={MAX_WORK_TEXT}
          onChange={(description) => set({ description })}
        />
      </div>
      <div className={styles.whole}>
        <GoalsField chosen={draft.goal_ids} onChange={(ids) => set({ goal_ids: ids })} />
      </div>
      <OwnerField chosen={draft.owner_id} onChoose={(id) => set({ owner_id: id })} />
      {plan.tiers === 3 && (
        <SelectField
          label={say.fields.department}
          options={[
            { value: '', label: say.noDepartment },
            ...owners.departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={draft.department_id ?? ''}
          onChoose={(id) => set({ department_id: id === '' ? null : id })}
        />
      )}
      <TextField
        label={say.fields.start}
        type="date"
        value={draft.start}
        onChange={({ target }) => set({ start: target.value })}
      />
      <TextField
        label={say.fields.end}
        type="date"
        value={draft.end}
        onChange={({ target }) => set({ end: target.value })}
      />
      <SelectField
        label={say.fields.state}
        options={WORK_STATES.map((value) => ({ value, label: say.states[value] }))}
        chosen={draft.state}
        onChoose={(state) => set({ state })}
      />
      <TextField
        label={say.fields.percent}
        hint={say.percentHint}
        type="number"
        min={0}
        max={100}
        step="any"
        value={draft.percent}
        onChange={({ target }) => set({ percent: target.value })}
      />
      <TextField
        label={say.fields.planned}
        type="number"
        min={0}
        step="any"
        value={draft.planned}
        onChange={({ target }) => set({ planned: target.value })}
      />
      <TextField
        label={say.fields.spent}
        type="number"
        min={0}
        step="any"
        value={draft.spent}
        onChange={({ target }) => set({ spent: target.value })}
      />
      <div className={styles.whole}>
        <AfterField
          id={initiative?.id ?? null}
          work={work}
          chosen={draft.after_ids}
          onChange={(ids) => set({ after_ids: ids })}
        />
      </div>
    </WorkFormDialog>
  );
}

type Draft = Pick<WireInitiative, 'title' | 'description' | 'owner_id' | 'department_id' | 'state'> & {
  readonly start: string;
  readonly end: string;
  readonly percent: string;
  readonly planned: string;
  readonly spent: string;
  readonly goal_ids: readonly string[];
  readonly after_ids: readonly string[];
};

function draftOf(initiative: WireInitiative | null, goalIds: readonly string[]): Draft {
  return {
    title: initiative?.title ?? '',
    description: initiative?.description ?? '',
    owner_id: initiative?.owner_id ?? null,
    department_id: initiative?.department_id ?? null,
    start: initiative?.start ?? '',
    end: initiative?.end ?? '',
    state: initiative?.state ?? 'planned',
    percent: textOf(initiative?.percent),
    planned: textOf(initiative?.planned),
    spent: textOf(initiative?.spent),
    goal_ids: initiative?.goal_ids ?? goalIds,
    after_ids: initiative?.after_ids ?? [],
  };
}

function sentOf({ start, end, percent, planned, spent, goal_ids, after_ids, ...draft }: Draft): InitiativePatch {
  return {
    ...draft,
    start: start === '' ? null : start,
    end: end === '' ? null : end,
    percent: numberOf(percent),
    planned: numberOf(planned),
    spent: numberOf(spent),
    goal_ids: [...goal_ids],
    after_ids: [...after_ids],
  };
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** The browser gives the number of a field with a point, or nothing. */
function numberOf(text: string): number | null {
  return text === '' ? null : Number(text);
}
