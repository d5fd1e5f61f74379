import type { WireDecision } from '#contract/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { chooseDecision, useChosenDecision } from './chosenDecision.ts';
import styles from './WorkLists.module.css';
import { dayText } from './workTexts.ts';

/** Decisions, the newest first. */
export function DecisionList({
  decisions,
  onChart,
  onEdit,
}: {
  readonly decisions: readonly WireDecision[];
  /** Of a goal: their numbers on its chart, and its figures before and after. */
  readonly onChart?: (decision: WireDecision) => { readonly number: number; readonly around: string } | null;
  readonly onEdit: (decision: WireDecision) => void;
}) {
  const shown = usePlan();
  const chosenId = useChosenDecision();
  const sorted = decisions.toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  return (
    <ul className={styles.decisions}>
      {sorted.map((decision) => {
        const charted = onChart?.(decision) ?? null;
        const isChosen = decision.id === chosenId;
        return (
          <li key={decision.id} data-chosen={charted !== null && isChosen}>
            <span className={styles.day}>
              {charted !== null && (
                <button
                  type="button"
                  className={styles.number}
                  aria-pressed={isChosen}
                  aria-label={say.showOnChart(decision.text)}
                  onClick={() => chooseDecision(isChosen ? null : decision.id)}
                >
                  {charted.number}
                </button>
              )}
              {dayText(decision.day, shown)}
            </span>
            <p>
              {decision.text}
              <small>{decision.who}</small>
              {charted !== null && <small>{charted.around}</small>}
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
        );
      })}
    </ul>
  );
}
