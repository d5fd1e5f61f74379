import { useState } from 'react';
import { type Connection, MOST_QUESTIONS } from '#contract/connection.ts';
import { QUESTION_RULES, type QuestionRule } from '#core/access.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import rows from '#web/base/ui/RowList.module.css';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import styles from './Connections.module.css';

export type Questions = {
  readonly rule: QuestionRule;
  readonly allowed: Connection['questions'];
};

/** What feeds may ask of a connection: anything, or only what stands here. */
export function ConnectionQuestions({
  questions,
  plans,
  onChange,
}: {
  readonly questions: Questions;
  readonly plans: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (questions: Questions) => void;
}) {
  const { rule, allowed } = questions;
  const [typed, setTyped] = useState('');
  const add = () => {
    const isKnown = allowed.some(({ ask, plan_id: planId }) => planId === null && ask === typed);
    if (!isKnown) onChange({ rule, allowed: [...allowed, { ask: typed, plan_id: null }] });
    setTyped('');
  };
  return (
    <div className={styles.wide}>
      <SelectField
        label={say.access.questionRule}
        options={QUESTION_RULES.map((value) => ({ value, label: say.access[value] }))}
        chosen={rule}
        onChoose={(chosen) => onChange({ rule: chosen, allowed })}
      />
      {rule === 'listed' && (
        <section className={styles.questions} aria-label={say.access.questions}>
          {allowed.length === 0 ? (
            <p className="quiet small">{say.access.noQuestions}</p>
          ) : (
            <ul className={rows.list}>
              {allowed.map((question) => (
                <li key={`${question.plan_id} ${question.ask}`}>
                  <span className={styles.question}>
                    <code>{question.ask || say.access.whole}</code>
                    <small className="quiet small">
                      {plans.find(({ id }) => id === question.plan_id)?.name ?? say.access.every}
                    </small>
                  </span>
                  <Button
                    size="small"
                    look="ghost"
                    aria-label={say.access.removeQuestion(question.ask || say.access.whole)}
                    onClick={() => onChange({ rule, allowed: allowed.filter((each) => each !== question) })}
                  >
                    <Icon name="close" />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <textarea
            className={styles.ask}
            aria-label={say.access.newQuestion}
            placeholder={say.access.newQuestion}
            rows={2}
            maxLength={20_000}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button size="small" disabled={allowed.length >= MOST_QUESTIONS} onClick={add}>
            {say.access.addQuestion}
          </Button>
        </section>
      )}
    </div>
  );
}
