import type { StatusMoves } from '#contract/planDraft.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { PlainBadge } from '#web/goalCard/PlainBadge.tsx';
import { formatFiscalYear } from '#web/messages/formats.ts';
import { say } from '#web/messages/planSettings/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from './StatusMovesDialog.module.css';

/** The first of them: who wants all asks the API. */
const SHOWN = 20;

/** Which goals would stand otherwise under another fiscal month, before it is saved. */
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
      <p className={styles.text}>{say.movesText(count, goals)}</p>
      <ul className={styles.moves}>
        {moves.map((move) => (
          <li key={`${move.id} ${move.fiscal_year}`}>
            <span className={styles.goal}>
              {move.number} {move.item} <span>{formatFiscalYear(move.fiscal_year, plan.fiscalDisplay)}</span>
            </span>
            <span className={styles.move}>
              <PlainBadge status={move.from} />
              <span>{say.movesTo}</span>
              <PlainBadge status={move.to} />
            </span>
          </li>
        ))}
      </ul>
      {count > moves.length && <p className={styles.text}>{say.redateMore(count - moves.length)}</p>}
      <div className={styles.actions}>
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button look="primary" onClick={onConfirm}>
          {say.moveStatuses}
        </Button>
      </div>
    </Dialog>
  );
}
