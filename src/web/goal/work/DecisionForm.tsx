import { useState } from 'react';
import { MAX_WORK_TEXT, type WireDecision } from '#contract/work.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { say } from '#web/base/messages/say/work.ts';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useSaveWork } from '#web/plan/work/useSaveWork.ts';
import { LongTextField } from './LongTextField.tsx';
import styles from './WorkForm.module.css';
import { WorkFormDialog } from './WorkFormDialog.tsx';

/** What a new decision is about. */
export type DecisionAbout = { readonly goal_ids: string[] } | { readonly initiative_ids: string[] };

/** Notes a decision, or changes one. */
export function DecisionForm({
  decision,
  about,
  onClose,
}: {
  readonly decision: WireDecision | null;
  readonly about: DecisionAbout;
  readonly onClose: () => void;
}) {
  const { today, viewer } = usePlan();
  const { save, archive } = useSaveWork();
  const me = viewer.kind === 'member' ? `${viewer.firstName} ${viewer.lastName}`.trim() : '';
  const [draft, setDraft] = useState(() => ({
    text: decision?.text ?? '',
    day: decision?.day ?? formatIsoDate(today),
    who: decision?.who ?? me,
  }));
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const text = draft.text.trim();

  return (
    <WorkFormDialog
      title={decision === null ? say.addDecision : say.editDecision}
      isReady={text !== '' && draft.day !== '' && draft.who.trim() !== ''}
      onSave={() =>
        save(
          'decisions',
          decision,
          { ...(decision === null ? about : {}), ...draft },
          decision === null ? say.added(text) : say.changed(text),
        )
      }
      onArchive={decision === null ? null : () => archive('decisions', decision.id, say.archived(decision.text))}
      onClose={onClose}
    >
      <div className={styles.whole}>
        <LongTextField
          label={say.fields.text}
          value={draft.text}
          maxLength={MAX_WORK_TEXT}
          isFirst
          onChange={(next) => set({ text: next })}
        />
      </div>
      <TextField
        label={say.fields.day}
        type="date"
        required
        value={draft.day}
        onChange={({ target }) => set({ day: target.value })}
      />
      <TextField
        label={say.fields.who}
        required
        value={draft.who}
        maxLength={100}
        onChange={({ target }) => set({ who: target.value })}
      />
    </WorkFormDialog>
  );
}
