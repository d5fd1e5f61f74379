import { useId, useState } from 'react';
import type { ImportAnswers, ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import styles from './BeforePanel.module.css';
import { DefaultsTaken } from './DefaultsTaken.tsx';
import { DOUBTS } from './Doubts.tsx';
import { MadePlan } from './MadePlan.tsx';
import { Notice } from './Notice.tsx';
import { SettingsTaken } from './SettingsTaken.tsx';
import type { Importing } from './useImport.ts';

/** What a person has to know, or to say, before an import is applied: the question about 0 first, then the defaults. */
export function BeforePanel({
  importing,
  draft,
  isBelow = false,
}: {
  readonly importing: Importing;
  readonly draft: ImportDraft;
  /** Below the proof, which shows what was assumed of goals itself. */
  readonly isBelow?: boolean;
}) {
  const { isBusy } = importing;
  const onAnswer = (answers: ImportAnswers) => void importing.answer(answers);
  const { settings, members, departments, comments, archived, history } = draft;
  const defaults = isBelow
    ? draft.defaults.filter(({ column }) => column === 'value_type' || column === 'tracking')
    : draft.defaults;
  const notices = isBelow ? draft.notices.filter(({ code }) => code !== DOUBTS) : draft.notices;
  const zero = isBelow ? null : draft.zero_targets;
  // On a phone the list below is not pushed out of sight.
  const isNarrow = useNarrow();
  const Panel = isBelow ? 'section' : 'aside';
  const made = members + departments + comments + archived;
  const isSilent =
    !draft.plan.isNew && zero === null && settings.length + defaults.length + notices.length + made + history === 0;
  return (
    <Panel
      className={styles.panel}
      aria-label={say.before}
      data-silent={isSilent || undefined}
      data-below={isBelow || undefined}
    >
      {!isBelow && <h3>{say.before}</h3>}
      {zero !== null && <ZeroQuestion zero={zero} isBusy={isBusy} onAnswer={onAnswer} />}
      <div className={styles.rest}>
        {draft.plan.isNew && <MadePlan draft={draft} isOpen={!isNarrow && !isBelow} />}
        {settings.length > 0 && <SettingsTaken importing={importing} draft={draft} />}
        {defaults.length > 0 && <h4>{say.defaultsTaken}</h4>}
        {defaults.map((taken, at) => (
          <DefaultsTaken
            key={taken.column}
            taken={taken}
            isOpen={at === 0 && !isNarrow && !isBelow}
            isBusy={isBusy}
            onAnswer={onAnswer}
          />
        ))}
        {made > 0 && <p>{say.alsoMade({ members, departments, comments, archived })}</p>}
        {history > 0 && <p>{say.history(history)}</p>}
        {notices.length > 0 && (
          <section>
            <h4>{say.worthKnowing}</h4>
            <ul className={styles.notices}>
              {notices.map((notice) => (
                <Notice key={notice.code} notice={notice} hasFiles={draft.files.length > 1} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Panel>
  );
}

/** What 0 means in a file that leaves no target empty. */
export function ZeroQuestion({
  zero,
  isBusy,
  onAnswer,
}: {
  readonly zero: NonNullable<ImportDraft['zero_targets']>;
  readonly isBusy: boolean;
  readonly onAnswer: (answers: ImportAnswers) => void;
}) {
  const name = useId();
  /** Said here a moment ago, while the import is worked out with it. */
  const [said, setSaid] = useState(zero.answer);
  const options = [
    { value: 'none', label: say.zeroNone, note: say.zeroNoneNote },
    { value: 'zero', label: say.zeroZero, note: '' },
  ] as const;
  return (
    <fieldset className={styles.question} aria-busy={isBusy}>
      <legend>{say.zeroTitle(zero.count)}</legend>
      <p>{say.zeroText}</p>
      {options.map(({ value, label, note }) => (
        <label key={value} htmlFor={`${name}-${value}`}>
          <input
            id={`${name}-${value}`}
            type="radio"
            name={name}
            checked={said === value}
            onChange={() => {
              setSaid(value);
              onAnswer({ zero_targets: value });
            }}
          />
          {label} {note !== '' && <span>{note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
