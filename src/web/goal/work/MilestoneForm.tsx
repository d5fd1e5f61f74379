import { useState } from 'react';
import { MAX_WORK_TITLE, type WireMilestone } from '#contract/work.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { say } from '#web/base/messages/say/work.ts';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useSaveWork } from '#web/plan/work/useSaveWork.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import styles from './WorkForm.module.css';
import { WorkFormDialog } from './WorkFormDialog.tsx';
import { AfterField, OwnerField } from './workFields.tsx';

/** Of what a new milestone is. */
export type MilestoneOf = { readonly initiative_id: string } | { readonly goal_id: string };

/** Makes a milestone, or changes one. */
export function MilestoneForm({
  milestone,
  of,
  work,
  onClose,
}: {
  readonly milestone: WireMilestone | null;
  /** Null where one is changed. */
  readonly of: MilestoneOf | null;
  readonly work: PlanWork;
  readonly onClose: () => void;
}) {
  const { today } = usePlan();
  const { save, archive } = useSaveWork();
  const [draft, setDraft] = useState(() => ({
    title: milestone?.title ?? '',
    due: milestone?.due ?? '',
    owner_id: milestone?.owner_id ?? null,
    done_on: milestone?.done_on ?? '',
    weight: String(milestone?.weight ?? 1),
    after_ids: milestone?.after_ids ?? [],
  }));
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const title = draft.title.trim();
  const weight = Number(draft.weight);

  return (
    <WorkFormDialog
      title={milestone === null ? say.addMilestone : say.editMilestone}
      isReady={title !== '' && draft.due !== '' && weight > 0}
      onSave={() =>
        save(
          'milestones',
          milestone,
          {
            ...(milestone === null ? of : {}),
            ...draft,
            weight,
            done_on: draft.done_on === '' ? null : draft.done_on,
          },
          milestone === null ? say.added(title) : say.changed(title),
        )
      }
      onArchive={milestone === null ? null : () => archive('milestones', milestone.id, say.archived(milestone.title))}
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
      <TextField
        label={say.fields.due}
        type="date"
        required
        value={draft.due}
        onChange={({ target }) => set({ due: target.value })}
      />
      <TextField
        label={say.fields.done}
        hint={say.doneHint}
        type="date"
        max={formatIsoDate(today)}
        value={draft.done_on}
        onChange={({ target }) => set({ done_on: target.value })}
      />
      <OwnerField chosen={draft.owner_id} onChoose={(id) => set({ owner_id: id })} />
      <TextField
        label={say.fields.weight}
        type="number"
        min={0}
        step="any"
        value={draft.weight}
        onChange={({ target }) => set({ weight: target.value })}
      />
      <div className={styles.whole}>
        <AfterField
          id={milestone?.id ?? null}
          work={work}
          chosen={draft.after_ids}
          onChange={(ids) => set({ after_ids: [...ids] })}
        />
      </div>
    </WorkFormDialog>
  );
}
