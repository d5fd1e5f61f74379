import type { ImportQuestion } from '#contract/importQuestion.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { heldAnswer } from './askedQuestions.ts';
import styles from './QuestionsStep.module.css';
import { choiceText } from './questionText.ts';
import type { Answers } from './useAnswers.ts';

const USES = ['compare', 'set'] as const;

/** What each word or colour of the file's own status stands for, and what the status is used for. */
export function StatusQuestion({
  questions,
  answers,
}: {
  readonly questions: readonly ImportQuestion[];
  readonly answers: Answers;
}) {
  const use = questions.find(({ name }) => name === 'status_use');
  const words = questions.filter((each) => each !== use);
  return (
    <>
      <ul className={styles.words}>
        {words.map((question) => {
          const { name, about, cells, choices } = question;
          const held = heldAnswer(question, answers.said);
          return (
            <li key={name}>
              <strong dir="auto" title={about ?? ''}>
                {about}
              </strong>
              <span className={styles.count}>{cells.toLocaleString(language)}</span>
              <span className={styles.word} data-status={held}>
                {isStatus(held) && <StatusGlyph status={held} />}
                <select
                  aria-label={say.meaningOf(about ?? '')}
                  value={held}
                  onChange={({ target }) => answers.say({ [name]: target.value })}
                >
                  {choices.map(({ value }) => (
                    <option key={value} value={value}>
                      {choiceText(question, value)}
                    </option>
                  ))}
                </select>
              </span>
            </li>
          );
        })}
      </ul>
      {use !== undefined && (
        <Segmented
          label={say.statusUse}
          isLabelShown
          size="small"
          options={USES.map((value) => ({ value, label: say.statusUses[value] }))}
          chosen={heldAnswer(use, answers.said) === 'set' ? 'set' : 'compare'}
          onChoose={(value) => answers.say({ status_use: value })}
        />
      )}
    </>
  );
}

function isStatus(value: string): value is Status {
  return STATUSES.some((status) => status === value);
}
