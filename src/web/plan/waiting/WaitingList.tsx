import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { waitingFiguresPath } from '#contract/addresses.ts';
import type { Answered, WireWaiting } from '#contract/waitingFigures.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { reasonText, refusalText } from '#web/base/api/refusalText.ts';
import { formatFullValue } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/waiting.ts';
import { say as answerWords } from '#web/base/messages/say/waitingAnswers.ts';
import { planInstantText } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { figureCount } from './figureCount.ts';
import { statusAfter } from './statusAfter.ts';
import { submittedPeriod } from './submittedText.ts';
import styles from './WaitingList.module.css';

type Answer = { readonly answer: 'yes' } | { readonly answer: 'no'; readonly reason?: string };

/** In the place of a figure's id. */
const ALL = '';

/** Figures that wait, with a yes and a no for who may say it, for each and for all. */
export function WaitingList({
  figures,
  unitOf,
  hasGoals = false,
}: {
  readonly figures: readonly WireWaiting[];
  readonly unitOf: (goalId: string) => ValueUnit;
  readonly hasGoals?: boolean;
}) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState('');
  /** The figure that is asked why it is declined. */
  const [declining, setDeclining] = useState<string | null>(null);
  const mine = figures.filter(({ may_answer: may }) => may === 1);

  async function answer(asked: readonly WireWaiting[], reply: Answer) {
    setSending(true);
    setTold('');
    try {
      const seen = asked.map(({ id, actual, target }) => ({ id, actual, target }));
      const done = await sendJson<Answered>(waitingFiguresPath(plan.id), { body: { ...reply, seen } });
      setDeclining(null);
      await refreshPlan(client, plan.id);
      const { version } = done;
      const untaken = new Set([...done.changed, ...done.refused].map(({ id }) => id));
      const count = figureCount(asked.filter(({ id }) => !untaken.has(id)));
      const text = reply.answer === 'yes' ? say.confirmed(count) : say.declined(count);
      offerPlanUndo(client, { planId: plan.id, version, text });
      setTold(untakenText(done));
    } catch (error) {
      setTold(refusalText(error, say.notAnswered));
      await client.invalidateQueries({ queryKey: ['waiting', plan.id] });
    }
    setSending(false);
  }

  const declineForm = (asked: readonly WireWaiting[], label: string) => (
    <DeclineForm
      label={label}
      isSending={isSending}
      onDecline={(reason) => void answer(asked, { answer: 'no', ...(reason !== '' && { reason }) })}
      onCancel={() => setDeclining(null)}
    />
  );

  return (
    <div className={styles.whole}>
      {mine.length > 1 && (
        <div className={styles.all}>
          <Button look="primary" disabled={isSending} onClick={() => void answer(mine, { answer: 'yes' })}>
            {say.yesAll(figureCount(mine))}
          </Button>
          <Button
            disabled={isSending}
            aria-expanded={declining === ALL}
            onClick={() => setDeclining(declining === ALL ? null : ALL)}
          >
            {say.noAll}
          </Button>
          {declining === ALL && declineForm(mine, say.noAll)}
        </div>
      )}
      <p role="alert" className={styles.told}>
        {told}
      </p>
      <ul className={styles.list}>
        {figures.map((figure) => {
          const period = submittedPeriod(figure, plan);
          const name = hasGoals ? `${shownNumber(figure.number)} ${figure.item}, ${period}` : period;
          const isDeclining = declining === figure.id;
          return (
            <li key={figure.id} className={styles.row}>
              <Figure figure={figure} name={name} unit={unitOf(figure.goal_id)} />
              {figure.may_answer === 1 && (
                <div className={styles.answers}>
                  <Button
                    disabled={isSending}
                    aria-label={say.yesTo(name)}
                    onClick={() => void answer([figure], { answer: 'yes' })}
                  >
                    {say.yes}
                  </Button>
                  <Button
                    look="ghost"
                    disabled={isSending}
                    aria-label={say.noTo(name)}
                    aria-expanded={isDeclining}
                    onClick={() => setDeclining(isDeclining ? null : figure.id)}
                  >
                    {say.no}
                  </Button>
                </div>
              )}
              {isDeclining && declineForm([figure], say.noTo(name))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A period that has not begun has no figure yet, unless somebody typed it into the wrong one. */
function isComing({ date }: WireWaiting, today: Day): boolean {
  return (readIsoDate(date) ?? today) > today;
}

/** Why some of the figures still wait; empty where all were taken. */
function untakenText({ changed, refused }: Answered): string {
  const reasons = new Set(refused.map((one) => reasonText(one, answerWords.notTaken(refused.length))));
  return [...(changed.length > 0 ? [answerWords.changedSince(changed.length)] : []), ...reasons].join(' ');
}

function Figure({
  figure,
  name,
  unit,
}: {
  readonly figure: WireWaiting;
  readonly name: string;
  readonly unit: ValueUnit;
}) {
  const shown = usePlan();
  const { plan, today } = shown;
  const { actual, target, by, at } = figure;
  const goal = useWholeGoal(figure.goal_id);
  const after = goal === null ? null : statusAfter(goal, figure, shown);
  return (
    <>
      <div className={styles.text}>
        <b dir="auto">{name}</b>
        <span className="small quiet">{say.by(by, planInstantText(at, plan))}</span>
        {isComing(figure, today) && actual !== undefined && actual !== null && (
          <span className={styles.coming}>
            <LateIcon name="warning" size={12} /> {say.coming}
          </span>
        )}
        {after !== null && (
          <span className={styles.after} data-status={after}>
            <StatusGlyph status={after} size={12} /> {say.statusAfter(statusLabel(after, plan))}
          </span>
        )}
      </div>
      <dl className={styles.figures}>
        {actual !== undefined && <Value label={say.actual} value={actual} stored={figure.stored_actual} unit={unit} />}
        {target !== undefined && <Value label={say.target} value={target} stored={figure.stored_target} unit={unit} />}
      </dl>
    </>
  );
}

function Value({
  label,
  value,
  stored,
  unit,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly stored: number | null;
  readonly unit: ValueUnit;
}) {
  const text = (figure: number | null) => (figure === null ? say.empty : formatFullValue(figure, unit));
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{text(value)}</b> <span>{say.now(text(stored))}</span>
      </dd>
    </div>
  );
}
