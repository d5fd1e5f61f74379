import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { StandingGoal } from '#contract/importStanding.ts';
import { say as words } from '#web/base/messages/say/import.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { fetchStanding, type ImportPlace } from './importCalls.ts';
import { ProofGoalRow } from './ProofGoalRow.tsx';
import styles from './ProofStep.module.css';
import type { Answers } from './useAnswers.ts';

const FIRST_GOALS = 40;

/** The goals of the file as they will stand, each beside its row of the sheet. */
export function ProofGoals({
  place,
  round,
  draft,
  answers,
}: {
  readonly place: ImportPlace;
  readonly round: number;
  readonly draft: ImportDraft;
  readonly answers: Answers;
}) {
  const standing = useQuery({
    queryKey: ['import-goals', place.id, round],
    queryFn: () => fetchStanding(place),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const [isAll, setAll] = useState(false);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  if (standing.isError)
    return (
      <p role="alert" className={styles.nothing}>
        {words.unreachable}{' '}
        <Button size="small" onClick={() => void standing.refetch()}>
          {words.retry}
        </Button>
      </p>
    );
  if (standing.data === undefined)
    return (
      <div className={styles.skeleton} role="status">
        <span className="visually-hidden">{words.loading}</span>
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <i key={each} />
        ))}
      </div>
    );
  const { goals, total } = standing.data;
  if (goals.length === 0) return <p className={styles.nothing}>{say.noGoals}</p>;
  const open = withoutFolded(goals, folded);
  const shown = isAll ? open : open.slice(0, FIRST_GOALS);
  const isChanging = goals.some(({ is_new: isNew }) => !isNew);
  const toggle = (number: string) => {
    const next = new Set(folded);
    if (!next.delete(number)) next.add(number);
    setFolded(next);
  };
  return (
    <div className={styles.goals}>
      <table data-changing={isChanging || undefined}>
        <thead>
          <tr>
            <th scope="col">{say.columns.goal}</th>
            <th scope="col">{say.columns.trend}</th>
            <th scope="col">{say.columns.better}</th>
            <th scope="col">{say.columns.unit}</th>
            <th scope="col">{say.columns.function}</th>
            <th scope="col">{say.columns.target}</th>
            {isChanging && <th scope="col">{say.columns.inPlan}</th>}
            <th scope="col">{say.columns.row}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((goal) => (
            <ProofGoalRow
              key={goal.number}
              goal={goal}
              all={goals}
              draft={draft}
              answers={answers}
              isChanging={isChanging}
              isFolded={folded.has(goal.number)}
              onFold={() => toggle(goal.number)}
            />
          ))}
        </tbody>
      </table>
      <footer>
        {say.goalsShown(shown.length, total)}
        {shown.length < open.length && (
          <Button look="link" size="small" onClick={() => setAll(true)}>
            {say.showAll}
          </Button>
        )}
      </footer>
    </div>
  );
}

function withoutFolded(goals: readonly StandingGoal[], folded: ReadonlySet<string>): StandingGoal[] {
  let above: number | null = null;
  return goals.filter(({ number, depth }) => {
    if (above !== null && depth > above) return false;
    above = folded.has(number) ? depth : null;
    return true;
  });
}
