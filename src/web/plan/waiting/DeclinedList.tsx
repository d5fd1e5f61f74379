import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { declinedFiguresPath, planDashboardPath } from '#contract/addresses.ts';
import type { WireDeclined } from '#contract/waitingFigures.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say as words } from '#web/base/messages/say/waiting.ts';
import { say } from '#web/base/messages/say/waitingAnswers.ts';
import { planInstantText } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { submittedText } from './submittedText.ts';
import styles from './WaitingList.module.css';

/** The viewer's own figures that were declined, until they have seen it. */
export function DeclinedList({
  figures,
  unitOf,
  hasGoals = false,
}: {
  readonly figures: readonly WireDeclined[];
  readonly unitOf: (goalId: string) => ValueUnit;
  readonly hasGoals?: boolean;
}) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState('');

  async function dismiss(seen: readonly WireDeclined[]) {
    setSending(true);
    setTold('');
    try {
      await sendJson(declinedFiguresPath(plan.id), { body: { ids: seen.map(({ id }) => id) } });
    } catch (error) {
      setTold(refusalText(error, words.notAnswered));
    }
    await client.invalidateQueries({ queryKey: ['declined', plan.id] });
    setSending(false);
  }

  return (
    <div className={styles.whole}>
      <p role="alert" className={styles.told}>
        {told}
      </p>
      <ul className={styles.list}>
        {figures.map((figure) => {
          const { id, goal_id: goalId, number, item, declined_by: by, declined_at: at, note } = figure;
          const goal = `${shownNumber(number)} ${item}`;
          const text = say.declined(submittedText(figure, { unit: unitOf(goalId), plan }));
          return (
            <li key={id} className={styles.row}>
              <div className={styles.text}>
                {hasGoals && (
                  <a dir="auto" href={`${planDashboardPath(plan.id)}?goal=${encodeURIComponent(goalId)}`}>
                    {goal}
                  </a>
                )}
                <b>{text}</b>
                <span className="small quiet">{say.declinedBy(by, planInstantText(at, plan), note)}</span>
              </div>
              <Button
                disabled={isSending}
                aria-label={say.seenOf(hasGoals ? `${goal}, ${text}` : text)}
                onClick={() => void dismiss([figure])}
              >
                {say.seen}
              </Button>
            </li>
          );
        })}
      </ul>
      {figures.length > 1 && (
        <div className={styles.all}>
          <Button disabled={isSending} onClick={() => void dismiss(figures)}>
            {say.seenAll(figures.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
