import { useId } from 'react';
import { FEED_WRITES } from '#contract/feed.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FeedEditor.module.css';
import type { FeedEditing } from './useFeedDraft.ts';

/** Whether figures are written at once or wait for a yes, and who is told when the feed fails. */
export function FeedWriting({ editing: { draft, set } }: { readonly editing: FeedEditing }) {
  const { owners } = usePlan();
  const id = useId();
  return (
    <section className={styles.card} aria-label={say.howTitle}>
      <h3 className="body-strong">{say.howTitle}</h3>
      <fieldset className={styles.choices} aria-label={say.howTitle}>
        {FEED_WRITES.map((writes) => (
          <label key={writes} data-chosen={draft.writes === writes}>
            <input type="radio" name={id} checked={draft.writes === writes} onChange={() => set({ writes })} />
            <span>
              <strong>{writes === 'at_once' ? say.writeAtOnce : say.writeOnYes}</strong>
              <small className="quiet small">{writes === 'at_once' ? say.writeAtOnceText : say.writeOnYesText}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={say.ownerLabel}
        options={[
          { value: '', label: say.nobody },
          ...owners.members.map((member) => ({
            value: member.id,
            label: `${member.firstName} ${member.lastName}`.trim(),
          })),
        ]}
        chosen={draft.owner_id ?? ''}
        onChoose={(value) => set({ owner_id: value === '' ? null : value })}
      />
    </section>
  );
}
