import type { WireDecision } from '#contract/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './WorkLists.module.css';
import { dayText } from './workTexts.ts';

/** Decisions, the newest first. */
export function DecisionList({
  decisions,
  onEdit,
}: {
  readonly decisions: readonly WireDecision[];
  readonly onEdit: (decision: WireDecision) => void;
}) {
  const shown = usePlan();
  const sorted = decisions.toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  return (
    <ul className={styles.decisions}>
      {sorted.map((decision) => (
        <li key={decision.id}>
          <span className={styles.day}>{dayText(decision.day, shown)}</span>
          <p>
            {decision.text}
            <small>{decision.who}</small>
          </p>
          {isChangeable(shown) && decision.may_edit === 1 && (
            <Button
              look="ghost"
              size="square"
              aria-label={say.editNamed(decision.text)}
              onClick={() => onEdit(decision)}
            >
              <LateIcon name="pencil" size={14} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
