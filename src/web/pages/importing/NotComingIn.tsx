import { useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { ImportProof, OutCell } from '#contract/importQuestion.ts';
import { say as words } from '#web/base/messages/say/import.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { outPlaceOf } from '#web/plan/history/outPlace.ts';
import { cellKey } from './askedQuestions.ts';
import { mendedApart } from './mendedApart.ts';
import styles from './ProofStep.module.css';
import type { Answers } from './useAnswers.ts';

type Group = ImportProof['groups'][number];

const FIRST = 12;

/** Each cell that cannot be read, to be mended here, and each column, row and sheet that stays out. */
export function NotComingIn({
  proof,
  draft,
  answers,
  onCell,
}: {
  readonly proof: ImportProof;
  readonly draft: ImportDraft;
  readonly answers: Answers;
  readonly onCell: (cell: string) => void;
}) {
  const [isAll, setAll] = useState(false);
  if (proof.out === 0) return null;
  const single = mendedApart(proof);
  const apart = new Set(single.map(({ reason }) => reason));
  const groups = proof.groups.filter(({ reason }) => reason !== 'unreadable' && !apart.has(reason));
  const list = isAll ? single : single.slice(0, FIRST);
  const rest = isAll ? groups : groups.slice(0, Math.max(4, FIRST - single.length));
  const takes = new Set(
    draft.questions.flatMap(({ name, choices }) =>
      choices.some(({ value }) => value === 'description') ? [name] : [],
    ),
  );
  const more = single.length + groups.length - list.length - rest.length;
  return (
    <section className={styles.out} aria-labelledby="not-coming">
      <h3 id="not-coming">
        {say.notComing} <span>{say.cells(proof.out)}</span>
      </h3>
      <ul>
        {list.map((cell) => (
          <MendedCell key={cellKey(cell)} cell={cell} answers={answers} onCell={onCell} />
        ))}
        {rest.map((group) => (
          <OutGroup
            key={`${group.file} ${group.sheet} ${group.what} ${group.reason} ${group.why}`}
            group={group}
            example={proof.cells.find((cell) => isIn(cell, group)) ?? null}
            isMany={draft.read_sheets.length > 1}
            takes={takes}
            answers={answers}
            onCell={onCell}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button look="link" size="small" onClick={() => setAll(true)}>
          {say.moreOut(more)}
        </Button>
      )}
    </section>
  );
}

function isIn({ file, sheet, row, heading, reason, why }: OutCell, group: Group): boolean {
  return (
    file === group.file &&
    sheet === group.sheet &&
    reason === group.reason &&
    why === group.why &&
    row >= group.first_row &&
    row <= group.last_row &&
    (group.heading === null || heading === group.heading)
  );
}

function MendedCell({
  cell,
  answers,
  onCell,
}: {
  readonly cell: OutCell;
  readonly answers: Answers;
  readonly onCell: (cell: string) => void;
}) {
  const [text, setText] = useState(cell.repair ?? '');
  const use = () => {
    if (text.trim() !== '') answers.say({ [cell.answer_name]: text.trim() });
  };
  return (
    <li>
      <CellName cell={cell} onCell={onCell} />
      <span>
        <strong dir="auto" title={cell.text}>
          {cell.text}
        </strong>
        <small>{cell.flaw === null ? say.outReasons[cell.reason] : say.flaws[cell.flaw]}</small>
      </span>
      <input
        aria-label={say.useFor(cell.cell)}
        placeholder={say.leftEmpty}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) use();
        }}
      />
      <Button size="small" aria-label={say.useIn(cell.cell)} disabled={text.trim() === ''} onClick={use}>
        {say.use}
      </Button>
    </li>
  );
}

function OutGroup({
  group,
  example,
  isMany,
  takes,
  answers,
  onCell,
}: {
  readonly group: Group;
  readonly example: OutCell | null;
  /** Of several sheets each names its own. */
  readonly isMany: boolean;
  /** Questions about columns that may be taken as descriptions. */
  readonly takes: ReadonlySet<string>;
  readonly answers: Answers;
  readonly onCell: (cell: string) => void;
}) {
  const { heading, cells, reason, sheet } = group;
  const isOfColumn = (reason === 'unused' || reason === 'other_taken') && heading !== null && heading !== '';
  const mayTakeIn = isOfColumn && takes.has(`column ${heading}`);
  const [text, where] = outPlaceOf(group);
  return (
    <li>
      {example === null ? (
        <span className={styles.name}>{where}</span>
      ) : (
        <CellName cell={example} name={where} onCell={onCell} />
      )}
      <span>
        <strong>
          {say.cells(cells)}
          {isMany && sheet !== null && !text && <span className="quiet"> · {sheet}</span>}
        </strong>
        <small dir="auto">
          {heading !== null && heading !== '' && `“${heading}” · `}
          {reasonOf(group, example)}
          {heading === null && example !== null && `: ${example.text}`}
        </small>
      </span>
      {mayTakeIn && (
        <span className={styles.press}>
          <Button
            look="link"
            size="small"
            aria-label={say.takeInColumn(heading)}
            onClick={() => answers.say({ [`column ${heading}`]: 'description' })}
          >
            {say.takeIn}
          </Button>
        </span>
      )}
    </li>
  );
}

/** What the plan does not take has a reason of its own. */
function reasonOf({ reason, why }: Group, example: OutCell | null): string {
  return reason === 'refused' ? words.reason(null, null, { text: why, said: example?.said }) : say.outReasons[reason];
}

function CellName({
  cell,
  name,
  onCell,
}: {
  readonly cell: OutCell;
  readonly name?: string;
  readonly onCell: (cell: string) => void;
}) {
  return (
    <button
      type="button"
      className={styles.name}
      data-out-cell
      aria-label={say.says(name ?? cell.cell, cell.text)}
      onClick={() => onCell(cellKey(cell))}
    >
      {name ?? cell.cell}
    </button>
  );
}
