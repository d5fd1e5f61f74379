import type { StatusMoves } from '#contract/planCalls.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { PlainBadge } from '#web/plan/currentPlan/PlainBadge.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './StatusMovesDialog.module.css';

const SHOWN = 20;

export function StatusMovesDialog({
  moving,
  onConfirm,
  onClose,
}: {
  readonly moving: StatusMoves;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const { plan } = usePlan();
  const { move_count: count, goal_count: goals } = moving;
  const moves = moving.moves.slice(0, SHOWN);
  return (
    <Dialog title={say.movesTitle} onClose={onClose}>
      <p className="body quiet">{say.movesText(count, goals)}</p>
      <ul className={styles.moves}>
        {moves.map((move) => (
          <li key={`${move.id} ${move.fiscal_year}`}>
            <span>
              {move.number} {move.item}{' '}
              <span className="quiet">{formatFiscalYear(move.fiscal_year, plan.fiscalDisplay)}</span>
            </span>
            <span className={styles.move}>
              <PlainBadge status={move.from} />
              <span>{say.movesTo}</span>
              <PlainBadge status={move.to} />
            </span>
          </li>
        ))}
      </ul>
      {count > moves.length && <p className="body quiet">{say.redateMore(count - moves.length)}</p>}
      <div className={styles.actions}>
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button look="primary" onClick={onConfirm}>
          {say.moveStatuses}
        </Button>
      </div>
    </Dialog>
  );
}
