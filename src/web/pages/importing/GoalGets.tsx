import type { DiffRow, ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Popover } from '#web/base/ui/Popover.tsx';
import styles from './GoalGets.module.css';
import { fieldNameText, fieldText } from './rowText.ts';

/** What the file says about a new goal or new work, as it was read: cut to a line, and all of it on a press. */
export function GoalGets({
  id,
  gets,
  what,
  plan,
}: {
  readonly id: string;
  readonly what: DiffRow['what'];
  readonly gets: NonNullable<DiffRow['gets']>;
  readonly plan: ImportDraft['plan'];
}) {
  // Dates and amounts first: those are read wrongly.
  const sorted = [...gets].sort((one, other) => Number(one.as === 'text') - Number(other.as === 'text'));
  const facts = sorted.map(({ field, as, value }) => ({
    field: fieldNameText(what, field),
    text: fieldText(field, value, as, plan),
  }));
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button}>
        <Icon name="chevronDown" size={12} />
        <span className="visually-hidden">{say.gets(facts.length)}</span>
        <span>{facts.map(({ field, text }) => `${field} ${text}`).join(' · ')}</span>
      </button>
      <Popover id={id} className={styles.gets}>
        {() => (
          <dl>
            {facts.map(({ field, text }) => (
              <div key={field}>
                <dt dir="auto">{field}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Popover>
    </>
  );
}
