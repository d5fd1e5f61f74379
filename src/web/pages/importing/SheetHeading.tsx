import type { ImportDraft } from '#contract/importDraft.ts';
import type { ReadSheet } from '#contract/importStanding.ts';
import { say as words } from '#web/base/messages/say/import.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import styles from './AskedSheet.module.css';
import { heldAnswer } from './askedQuestions.ts';
import type { Answers } from './useAnswers.ts';

type Family = 'name' | 'person' | 'figure' | 'status' | 'date' | 'out';

const FAMILIES: Readonly<Record<string, Family>> = {
  number: 'name',
  title: 'name',
  level: 'name',
  description: 'name',
  measure: 'name',
  owner: 'person',
  department: 'person',
  status: 'status',
  start: 'date',
  end: 'date',
  period: 'date',
  frequency: 'date',
  nothing: 'out',
};

/** A heading of the sheet: above its own word, what its column is taken for, which can be changed. */
export function SheetHeading({
  column: { heading, taken_for: taken, question: name },
  text,
  draft,
  answers,
  isBusy,
}: {
  readonly column: ReadSheet['tables'][number]['columns'][number];
  readonly text: string;
  readonly draft: ImportDraft;
  readonly answers: Answers;
  readonly isBusy: boolean;
}) {
  const question = draft.questions.find((each) => each.name === name);
  const held = question === undefined ? taken : heldAnswer(question, answers.said);
  const word = (value: string) => (isColumnWord(value) ? say.columnWords[value] : value);
  return (
    <span className={styles.heading} data-family={FAMILIES[held] ?? 'figure'}>
      {question === undefined ? (
        <strong>{word(held)}</strong>
      ) : (
        <select
          aria-label={words.columnOf(heading)}
          value={held}
          disabled={isBusy && answers.said[question.name] === undefined}
          onChange={({ target }) => answers.say({ [question.name]: target.value })}
        >
          {question.choices.map(({ value }) => (
            <option key={value} value={value}>
              {word(value)}
            </option>
          ))}
        </select>
      )}
      <span dir="auto">{text}</span>
    </span>
  );
}

function isColumnWord(value: string): value is keyof typeof say.columnWords {
  return value in say.columnWords;
}
