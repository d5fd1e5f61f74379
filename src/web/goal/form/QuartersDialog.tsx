import type { Redating } from '#contract/planCalls.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './QuartersDialog.module.css';

/** Which monthly figures become those of which quarters, before it is done. */
export default function QuartersDialog({
  redating,
  isSaving,
  onConfirm,
  onClose,
}: {
  readonly redating: Redating;
  readonly isSaving: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const { plan } = usePlan();
  const { figure_count: figures, goal_count: count, goals } = redating;
  const periodOf = (text: string, tracking: TrackingFrequency) => {
    const day = readIsoDate(text);
    return day === null ? '' : formatPeriod(day, tracking, plan);
  };
  return (
    <Dialog title={say.quarters.title} onClose={onClose}>
      <p className="body quiet">{say.quarters.text(figures, count)}</p>
      <div className={styles.goals}>
        {goals.map(({ id, number, item, figure_count: own, dates = [] }) => (
          <section key={id}>
            <h3>
              {number} {item}
            </h3>
            {own === 0 ? (
              <p className="small quiet">{say.quarters.noFigures}</p>
            ) : (
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{say.quarters.from}</th>
                    <th scope="col">{say.quarters.to}</th>
                  </tr>
                </thead>
                <tbody>
                  {dates.map(({ from, to }) => (
                    <tr key={from}>
                      <td>{periodOf(from, 'monthly')}</td>
                      <td>{periodOf(to, 'quarterly')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {own > dates.length && <p className="small quiet">{say.quarters.more(own - dates.length)}</p>}
          </section>
        ))}
      </div>
      {count > goals.length && <p className="body quiet">{say.quarters.more(count - goals.length)}</p>}
      <div className={styles.actions}>
        <Button onClick={onClose}>{say.quarters.cancel}</Button>
        <Button look="primary" disabled={isSaving} onClick={onConfirm}>
          {say.quarters.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
