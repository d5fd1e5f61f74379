import type { Redating } from '#contract/planCalls.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './RedateDialog.module.css';

export function RedateDialog({
  redating,
  onConfirm,
  onClose,
}: {
  readonly redating: Redating;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const { plan } = usePlan();
  const { figure_count: figures, goal_count: count, goals } = redating;
  const date = (text: string) => formatDate(readIsoDate(text), plan.dateFormat);
  return (
    <Dialog title={say.redateTitle} onClose={onClose}>
      <p className="body quiet">{say.redateText(figures, count)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.redateGoal}</th>
            <th scope="col">{say.redateCount}</th>
            <th scope="col">{say.redateFrom}</th>
            <th scope="col">{say.redateTo}</th>
          </tr>
        </thead>
        <tbody>
          {goals.map((goal) => (
            <tr key={goal.id}>
              <th scope="row">
                {goal.number} {goal.item}
              </th>
              <td>{goal.figure_count}</td>
              <td>{date(goal.from)}</td>
              <td>{date(goal.to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > goals.length && <p className="body quiet">{say.redateMore(count - goals.length)}</p>}
      <div className={styles.actions}>
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button look="primary" onClick={onConfirm}>
          {say.redate}
        </Button>
      </div>
    </Dialog>
  );
}
