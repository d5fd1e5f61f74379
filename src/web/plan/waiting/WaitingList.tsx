import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { waitingFiguresPath } from '#contract/addresses.ts';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { PLAIN_NUMBER } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/waiting.ts';
import { planInstantText } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import styles from './WaitingList.module.css';

/** Figures that wait, with a yes and a no for who may say it, for each and for all. */
export function WaitingList({
  figures,
  hasGoals = false,
}: {
  readonly figures: readonly WireWaiting[];
  readonly hasGoals?: boolean;
}) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState('');
  const mine = figures.filter(({ may_answer: may }) => may === 1);

  async function answer(asked: readonly WireWaiting[], isYes: boolean) {
    setSending(true);
    setTold('');
    try {
      const body = { ids: asked.map(({ id }) => id), answer: isYes ? 'yes' : 'no' };
      const { version } = await sendJson<{ version: number }>(waitingFiguresPath(plan.id), { body });
      await refreshPlan(client, plan.id);
      const text = isYes ? say.confirmed(asked.length) : say.declined(asked.length);
      offerPlanUndo(client, { planId: plan.id, version, text });
    } catch (error) {
      setTold(refusalText(error, say.notAnswered));
      await client.invalidateQueries({ queryKey: ['waiting', plan.id] });
    }
    setSending(false);
  }

  return (
    <div className={styles.whole}>
      {mine.length > 1 && (
        <div className={styles.all}>
          <Button look="primary" disabled={isSending} onClick={() => void answer(mine, true)}>
            {say.yesAll(mine.length)}
          </Button>
          <Button disabled={isSending} onClick={() => void answer(mine, false)}>
            {say.noAll}
          </Button>
        </div>
      )}
      <p role="alert" className={styles.told}>
        {told}
      </p>
      <ul className={styles.list}>
        {figures.map((figure) => (
          <Row
            key={figure.id}
            figure={figure}
            hasGoal={hasGoals}
            isSending={isSending}
            onAnswer={(isYes) => void answer([figure], isYes)}
          />
        ))}
      </ul>
    </div>
  );
}

function Row({
  figure,
  hasGoal,
  isSending,
  onAnswer,
}: {
  readonly figure: WireWaiting;
  readonly hasGoal: boolean;
  readonly isSending: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}) {
  const { plan } = usePlan();
  const { number, item, date, actual, target, by, at } = figure;
  const day = readIsoDate(date);
  const period = day === null ? date : formatPeriod(day, 'monthly', plan);
  const name = hasGoal ? `${shownNumber(number)} ${item}, ${period}` : period;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <b dir="auto">{name}</b>
        <span className="small quiet">{say.by(by, planInstantText(at, plan))}</span>
      </div>
      <dl className={styles.figures}>
        {actual !== undefined && <Value label={say.actual} value={actual} stored={figure.stored_actual} />}
        {target !== undefined && <Value label={say.target} value={target} stored={figure.stored_target} />}
      </dl>
      {figure.may_answer === 1 && (
        <div className={styles.answers}>
          <Button disabled={isSending} aria-label={say.yesTo(name)} onClick={() => onAnswer(true)}>
            {say.yes}
          </Button>
          <Button look="ghost" disabled={isSending} aria-label={say.noTo(name)} onClick={() => onAnswer(false)}>
            {say.no}
          </Button>
        </div>
      )}
    </li>
  );
}

function Value({
  label,
  value,
  stored,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly stored: number | null;
}) {
  const text = (figure: number | null) => (figure === null ? say.empty : formatFullValue(figure, PLAIN_NUMBER));
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{text(value)}</b> <span>{say.now(text(stored))}</span>
      </dd>
    </div>
  );
}
