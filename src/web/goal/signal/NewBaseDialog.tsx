import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { NEW_BASE_REASON_LIMIT } from '#core/goal/newBases.ts';
import type { NewBase } from '#core/goal/statedParts.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/signal.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './NewBaseDialog.module.css';
import { useNewBase } from './useNewBase.ts';

export function NewBaseDialog({
  goal,
  base,
  onBase,
  onClose,
}: {
  readonly goal: DashboardGoal;
  readonly base: NewBase | null;
  readonly onBase: (base: NewBase) => void;
  readonly onClose: () => void;
}) {
  const { plan, today } = usePlan();
  const { isSending, refusal, set, remove } = useNewBase(goal, onClose);
  const periods = goal.entries.filter(({ date, actual }) => actual !== null && date <= today).map(({ date }) => date);
  const choices = [...new Set([...periods, ...(base === null ? [] : [base.date])])].sort((one, other) => other - one);
  const [chosen, setChosen] = useState(String(base?.date ?? choices[0]));
  const [reason, setReason] = useState(base?.reason ?? '');
  const field = useRef<HTMLInputElement>(null);
  const text = (date: NewBase['date']) => formatPeriod(date, goal.trackingFrequency, plan);

  // After showModal, which focuses the close button.
  useEffect(() => field.current?.focus(), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const date = choices.find((each) => String(each) === chosen);
    if (date !== undefined && reason.trim() !== '') void set({ date, reason: reason.trim() }, base);
  }

  return (
    <Dialog title={base === null ? say.base.add : say.base.change} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <p>{say.base.about}</p>
        <SelectField
          label={say.base.period}
          options={choices.map((date) => ({ value: String(date), label: text(date) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        <TextField
          label={say.base.reason}
          hint={say.base.hint}
          error={refusal}
          ref={field}
          maxLength={NEW_BASE_REASON_LIMIT}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.actions}>
          {base !== null && (
            <Button look="danger" className={styles.remove} disabled={isSending} onClick={() => void remove(base)}>
              {say.base.remove}
            </Button>
          )}
          <Button onClick={onClose}>{say.base.cancel}</Button>
          <Button type="submit" look="primary" disabled={isSending || reason.trim() === ''}>
            {base === null ? say.base.set : say.base.save}
          </Button>
        </div>
      </form>
      {base === null && goal.newBases.length > 0 && (
        <section className={styles.others} aria-label={say.base.others}>
          <h3 className="small-medium quiet">{say.base.others}</h3>
          <ul>
            {goal.newBases.map((other) => (
              <li key={other.date}>
                <button
                  type="button"
                  aria-label={say.changeBase(text(other.date), other.reason)}
                  onClick={() => onBase(other)}
                >
                  <b>{text(other.date)}</b> {other.reason}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
