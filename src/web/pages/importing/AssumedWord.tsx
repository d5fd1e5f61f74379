import { type ReactNode, useId, useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { ImportQuestion } from '#contract/importQuestion.ts';
import type { StandingGoal } from '#contract/importStanding.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Popover } from '#web/base/ui/Popover.tsx';
import styles from './ProofStep.module.css';
import { choiceText, questionText, reasonText } from './questionText.ts';
import type { Answers } from './useAnswers.ts';

/** A word about a goal; where it was assumed it is dotted, and a press changes it for the goal or for all like it. */
export function AssumedWord({
  goal,
  all,
  draft,
  answers,
  about,
  children,
}: {
  readonly goal: StandingGoal;
  readonly all: readonly StandingGoal[];
  readonly draft: ImportDraft;
  readonly answers: Answers;
  readonly about: 'direction' | 'function';
  readonly children: ReactNode;
}) {
  const id = useId();
  const name = goal[`${about}_question`];
  const question = draft.questions.find((each) => each.name === name);
  if (question === undefined) return <span>{children}</span>;
  const alike = all.filter(
    (each) => each[`${about}_question`] !== null && each.unit === goal.unit && each.value_type === goal.value_type,
  );
  const unit = goal.value_type === 'percent' ? '%' : goal.value_type === 'currency' ? draft.plan.currency : goal.unit;
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.dotted} aria-haspopup="dialog">
        {children}
      </button>
      <Popover id={id} className={styles.popover}>
        {(close) => (
          <AssumedForm
            question={question}
            held={goal[about]}
            number={goal.number}
            names={alike.flatMap((each) => each[`${about}_question`] ?? [])}
            unit={unit}
            onSay={(value, names) => {
              close();
              answers.say(Object.fromEntries(names.map((each) => [each, value])));
            }}
          />
        )}
      </Popover>
    </>
  );
}

function AssumedForm({
  question,
  held,
  number,
  names,
  unit,
  onSay,
}: {
  readonly question: ImportQuestion;
  readonly held: string;
  readonly number: string;
  /** The questions about all goals like it. */
  readonly names: readonly string[];
  readonly unit: string;
  readonly onSay: (value: string, names: readonly string[]) => void;
}) {
  const id = useId();
  const [value, setValue] = useState(held);
  return (
    <fieldset className={styles.form}>
      <legend>{questionText(question)}</legend>
      <p>{reasonText(question.said)}</p>
      <div>
        {question.choices.map((choice) => (
          <label key={choice.value} htmlFor={`${id}-${choice.value}`}>
            <input
              id={`${id}-${choice.value}`}
              type="radio"
              name={id}
              data-first-focus={choice.value === value || undefined}
              checked={choice.value === value}
              onChange={() => setValue(choice.value)}
            />
            {choiceText(question, choice.value)}
          </label>
        ))}
      </div>
      <footer>
        {names.length > 1 && (
          <Button look="primary" size="small" onClick={() => onSay(value, names)}>
            {say.forAll(names.length, unit)}
          </Button>
        )}
        <Button size="small" onClick={() => onSay(value, [question.name])}>
          {say.onlyOne(number)}
        </Button>
      </footer>
    </fieldset>
  );
}
