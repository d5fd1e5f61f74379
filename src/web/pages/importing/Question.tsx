import { type ReactNode, useId } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { CellOfFile, ImportQuestion } from '#contract/importQuestion.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { type AskedQuestion, cellKey } from './askedQuestions.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { DirectionQuestion } from './DirectionQuestion.tsx';
import { FiscalQuestion, fiscalLabel } from './FiscalQuestion.tsx';
import { PeriodQuestion } from './PeriodQuestion.tsx';
import styles from './QuestionsStep.module.css';
import { questionText, reasonText } from './questionText.ts';
import { StatusQuestion } from './StatusQuestion.tsx';
import type { Answers } from './useAnswers.ts';

const MOST_CELLS = 6;

/** One question: what is asked, the answer, and the cells it was read from. */
export function Question({
  asked,
  number,
  draft,
  answers,
  onActive,
  onCell,
}: {
  readonly asked: AskedQuestion;
  readonly number: number;
  readonly draft: ImportDraft;
  readonly answers: Answers;
  readonly onActive: (key: string | null) => void;
  readonly onCell: (cell: string | null) => void;
}) {
  const id = useId();
  const [first] = asked.questions;
  if (first === undefined) return null;
  // One cell of each word before the next of the same.
  const most = Math.max(0, ...asked.questions.map(({ evidence: of }) => of.length));
  const inTurn = Array.from({ length: most }, (_, at) => asked.questions.flatMap(({ evidence: of }) => of[at] ?? []));
  const cells = new Map(inTurn.flat().map((cell) => [cellKey(cell), cell]));
  const evidence = [...cells.values()].slice(0, MOST_CELLS);
  return (
    <li
      data-question
      onMouseEnter={() => onActive(asked.key)}
      onMouseLeave={() => onActive(null)}
      onFocus={() => onActive(asked.key)}
      onBlur={() => onActive(null)}
    >
      <h4 id={id}>
        <span aria-hidden="true">{number}</span>
        {titleOf(asked)}
      </h4>
      <div className={styles.answer}>
        {answerOf(asked, { id, draft, answers })}
        <p className={styles.evidence}>
          {reasonsOf(asked, draft.questions)}
          {evidence.length > 0 && ' '}
          {evidence.map((cell) => (
            <CellButton key={cellKey(cell)} cell={cell} onCell={onCell} />
          ))}
        </p>
      </div>
    </li>
  );
}

const MOST_REASONS = 3;

/** Of several words or goals each has its own reason. */
function reasonsOf({ kind, questions }: AskedQuestion, all: readonly ImportQuestion[]): string {
  const [first] = questions;
  const isOfGoals = (kind === 'direction' || kind === 'function') && first?.about === null;
  const ofGoals = isOfGoals
    ? first.evidence.flatMap(({ text }) => all.find(({ name }) => name === `${kind} ${text}`) ?? [])
    : [];
  const own =
    ofGoals.length > 0 ? ofGoals : questions.filter(({ name }) => questions.length === 1 || name !== 'status_use');
  const reasons = [...new Set(own.map(({ said }) => reasonText(said)))];
  const more = reasons.length - MOST_REASONS;
  return [...reasons.slice(0, MOST_REASONS), ...(more > 0 ? [say.andMore(more)] : [])].join('; ');
}

function titleOf({ kind, questions }: AskedQuestion): string {
  const [first] = questions;
  const words = questions.flatMap(({ name, about }) => (name === 'status_use' || about === null ? [] : [about]));
  if (kind === 'status' || kind === 'state')
    return words.length === 1 ? say.standsOne(words[0] ?? '') : say.stands(words);
  if (kind === 'year') return fiscalLabel(questions);
  return first === undefined ? '' : questionText(first);
}

type Around = { readonly id: string; readonly draft: ImportDraft; readonly answers: Answers };

function answerOf({ kind, questions }: AskedQuestion, { id, draft, answers }: Around): ReactNode {
  const [first] = questions;
  if (first === undefined) return null;
  switch (kind) {
    case 'period':
      return <PeriodQuestion question={first} plan={draft.plan} answers={answers} labelledBy={id} />;
    case 'year':
      return <FiscalQuestion questions={questions} answers={answers} labelledBy={id} />;
    case 'status':
    case 'state':
      return <StatusQuestion questions={questions} answers={answers} />;
    case 'direction':
      return <DirectionQuestion question={first} all={draft.questions} answers={answers} labelledBy={id} />;
    default:
      return <ChoiceQuestion question={first} answers={answers} labelledBy={id} />;
  }
}

function CellButton({ cell, onCell }: { readonly cell: CellOfFile; readonly onCell: (cell: string | null) => void }) {
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={say.says(cell.cell, cell.text)}
      title={cell.text}
      onClick={() => onCell(cellKey(cell))}
    >
      {cell.cell}
    </button>
  );
}
