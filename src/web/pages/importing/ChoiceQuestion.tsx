import { useId, useState } from 'react';
import type { ImportQuestion } from '#contract/importQuestion.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { heldAnswer } from './askedQuestions.ts';
import styles from './QuestionsStep.module.css';
import { choiceText } from './questionText.ts';
import type { Answers } from './useAnswers.ts';

const MOST_RADIOS = 3;

/** One of a few choices; of more a list; a currency is typed as well. */
export function ChoiceQuestion({
  question,
  answers,
  labelledBy,
}: {
  readonly question: ImportQuestion;
  readonly answers: Answers;
  readonly labelledBy: string;
}) {
  const id = useId();
  const { name, choices, is_open: isOpen } = question;
  const held = heldAnswer(question, answers.said);
  const [text, setText] = useState(held);
  if (isOpen)
    return (
      <input
        className={styles.text}
        aria-label={say.currencySign}
        aria-labelledby={labelledBy}
        value={text}
        maxLength={5}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text.trim() !== '' && text !== held) answers.say({ [name]: text.trim() });
        }}
      />
    );
  if (choices.length > MOST_RADIOS)
    return (
      <select
        className={styles.select}
        aria-labelledby={labelledBy}
        value={held}
        onChange={({ target }) => answers.say({ [name]: target.value })}
      >
        {choices.map(({ value }) => (
          <option key={value} value={value}>
            {choiceText(question, value)}
          </option>
        ))}
      </select>
    );
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.radios}>
      {choices.map(({ value }) => (
        <label key={value} htmlFor={`${id}-${value}`}>
          <input
            id={`${id}-${value}`}
            type="radio"
            name={id}
            checked={held === value}
            onChange={() => answers.say({ [name]: value })}
          />
          {choiceText(question, value)}
        </label>
      ))}
    </div>
  );
}
