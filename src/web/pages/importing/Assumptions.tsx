import { useId } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { ImportQuestion, QuestionKind } from '#contract/importQuestion.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { askedQuestions, heldAnswer } from './askedQuestions.ts';
import styles from './ProofStep.module.css';
import { choiceText, questionText, reasonText } from './questionText.ts';
import type { Answers } from './useAnswers.ts';

const ORDER: readonly QuestionKind[] = [
  'rows',
  'state',
  'period',
  'year',
  'status',
  'function',
  'direction',
  'unit',
  'levels',
  'sheet',
  'match',
  'column',
  'encoding',
];
const MOST_LISTED = 100;

/** What was assumed without being asked, kind by kind; each can be opened and changed. */
export function Assumptions({ draft, answers }: { readonly draft: ImportDraft; readonly answers: Answers }) {
  const asked = new Set(askedQuestions(draft.questions).flatMap(({ questions }) => questions));
  const rest = draft.questions.filter((each) => !asked.has(each));
  const kinds = ORDER.map((kind) => ({ kind, all: rest.filter((each) => each.kind === kind) })).filter(
    ({ all }) => all.length > 0,
  );
  if (kinds.length === 0) return null;
  return (
    <section className={styles.assumed} aria-labelledby="assumed">
      <h3 id="assumed">{say.assumed}</h3>
      {kinds.map(({ kind, all }) => (
        <details key={kind}>
          <summary>
            <span>{say.assumptions[kind]}</span> <span className={styles.dotted}>{summaryOf(all, answers)}</span>
          </summary>
          <ul>
            {all.slice(0, MOST_LISTED).map((question) => (
              <li key={question.name}>
                <Assumption question={question} answers={answers} />
              </li>
            ))}
            {all.length > MOST_LISTED && <li className="quiet">{say.andMore(all.length - MOST_LISTED)}</li>}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** How often each answer holds: `They add up 3, Their average 1`. */
function summaryOf(all: readonly ImportQuestion[], answers: Answers): string {
  const counts = new Map<string, number>();
  for (const each of all) {
    const text = choiceText(each, heldAnswer(each, answers.said));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  if (all.length <= 2 && counts.size === all.length) return [...counts.keys()].join(', ');
  const most = [...counts].toSorted(([, one], [, other]) => other - one);
  const shown = most.slice(0, 2).map(([text, count]) => `${text} ${count}`);
  return [...shown, ...(most.length > 2 ? ['…'] : [])].join(', ');
}

function Assumption({ question, answers }: { readonly question: ImportQuestion; readonly answers: Answers }) {
  const id = useId();
  const { name, choices, said, is_open: isOpen } = question;
  const held = heldAnswer(question, answers.said);
  const values = choices.some(({ value }) => value === held) ? choices : [{ value: held, text: held }, ...choices];
  return (
    <div>
      <label htmlFor={id} dir="auto">
        {questionText(question)}
      </label>
      {isOpen && choices.length === 0 ? (
        <input
          id={id}
          defaultValue={held}
          onBlur={({ target }) => {
            if (target.value.trim() !== '' && target.value !== held) answers.say({ [name]: target.value.trim() });
          }}
        />
      ) : (
        <select id={id} value={held} onChange={({ target }) => answers.say({ [name]: target.value })}>
          {values.map(({ value }) => (
            <option key={value} value={value}>
              {choiceText(question, value)}
            </option>
          ))}
        </select>
      )}
      <small>{reasonText(said)}</small>
    </div>
  );
}
