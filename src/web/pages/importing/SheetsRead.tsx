import { type KeyboardEvent, useRef, useState } from 'react';
import type { ImportQuestion } from '#contract/importQuestion.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { heldAnswer } from './askedQuestions.ts';
import { findSheets } from './findSheets.ts';
import styles from './QuestionsStep.module.css';
import type { Answers } from './useAnswers.ts';

/** More sheets than these are folded away, or the questions would be out of sight. */
export const FEW_SHEETS = 12;

/** Which sheets are read; of many one is found by its name, and the arrows go from one to the next. */
export function SheetsRead({
  questions,
  answers,
}: {
  readonly questions: readonly ImportQuestion[];
  readonly answers: Answers;
}) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const shown = findSheets(questions, search);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const next = stops[stops.indexOf(event.target as HTMLInputElement) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <fieldset
      ref={list}
      className={styles.sheets}
      data-many={questions.length > FEW_SHEETS || undefined}
      onKeyDown={handleKey}
    >
      <legend>{say.sheets}</legend>
      {questions.length > FEW_SHEETS && (
        <input
          type="search"
          className={styles.find}
          aria-label={say.findSheet}
          placeholder={say.findSheet}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {shown.map((each) => (
        <label key={each.name} htmlFor={`taken ${each.name}`}>
          <Checkbox
            id={`taken ${each.name}`}
            checked={heldAnswer(each, answers.said) === 'yes'}
            onChange={({ target }) => answers.say({ [each.name]: target.checked ? 'yes' : 'no' })}
          />
          {each.about}
        </label>
      ))}
      {shown.length === 0 && <p role="status">{say.noSheet(search)}</p>}
    </fieldset>
  );
}
