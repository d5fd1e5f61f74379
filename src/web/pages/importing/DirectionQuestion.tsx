import { useId, useState } from 'react';
import type { ImportQuestion } from '#contract/importQuestion.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { heldAnswer } from './askedQuestions.ts';
import styles from './QuestionsStep.module.css';
import type { Answers } from './useAnswers.ts';

/** Whether lower is better for goals whose titles say so: for all of them, or for each. */
export function DirectionQuestion({
  question,
  all,
  answers,
  labelledBy,
}: {
  readonly question: ImportQuestion;
  readonly all: readonly ImportQuestion[];
  readonly answers: Answers;
  readonly labelledBy: string;
}) {
  const id = useId();
  const goals = question.evidence.flatMap(({ text }) => all.find(({ name }) => name === `direction ${text}`) ?? []);
  const isEach = goals.some((goal) => heldAnswer(goal, answers.said) !== 'down');
  const [isOpen, setOpen] = useState(isEach);
  const count = question.cells;
  const isAll = !isOpen && heldAnswer(question, answers.said) === 'down';

  function handleAll(isLower: boolean) {
    setOpen(!isLower);
    const each = Object.fromEntries(goals.map(({ name }) => [name, isLower ? '' : 'up']));
    if (isLower) answers.say({ ...each, [question.name]: 'down' });
    else if (count === 1)
      answers.say({ [question.name]: 'up', ...Object.fromEntries(goals.map(({ name }) => [name, ''])) });
  }

  return (
    <>
      <div role="radiogroup" aria-labelledby={labelledBy} className={styles.radios} data-row>
        <label htmlFor={`${id}-all`}>
          <input id={`${id}-all`} type="radio" name={id} checked={isAll} onChange={() => handleAll(true)} />
          {say.yesAll(count)}
        </label>
        <label htmlFor={`${id}-not`}>
          <input id={`${id}-not`} type="radio" name={id} checked={!isAll} onChange={() => handleAll(false)} />
          {say.notAll(count)}
        </label>
      </div>
      {count > 1 && (
        <ul className={styles.goals}>
          {goals.map((goal) => {
            const held = heldAnswer(goal, answers.said);
            return (
              <li key={goal.name}>
                <span dir="auto" title={goal.about ?? ''}>
                  {goal.about}
                </span>
                {isOpen ? (
                  <select
                    aria-label={say.directionOf(goal.about ?? '')}
                    value={held}
                    onChange={({ target }) => answers.say({ [goal.name]: target.value })}
                  >
                    {(['down', 'up', 'equal'] as const).map((value) => (
                      <option key={value} value={value}>
                        {say.directions[value]}
                      </option>
                    ))}
                  </select>
                ) : (
                  <span aria-hidden="true">↓</span>
                )}
              </li>
            );
          })}
          {count > goals.length && <li className="quiet">{say.andMore(count - goals.length)}</li>}
        </ul>
      )}
    </>
  );
}
