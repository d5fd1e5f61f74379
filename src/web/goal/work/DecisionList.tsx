import { useEffect, useRef } from 'react';
import type { WireDecision } from '#contract/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { isNarrow } from '#web/base/ui/useNarrow.ts';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { chooseDecision, useChosenDecision } from './chosenDecision.ts';
import styles from './WorkLists.module.css';
import { dayText } from './workTexts.ts';

type Charted = ReadonlyMap<string, { readonly number: number; readonly around: string }>;

const NOT_CHARTED: Charted = new Map();

/** Decisions, the newest first. */
export function DecisionList({
  decisions,
  charted = NOT_CHARTED,
  onEdit,
}: {
  readonly decisions: readonly WireDecision[];
  /** By their ids, of a goal with a chart: their numbers on it, and its figures before and after. */
  readonly charted?: Charted;
  readonly onEdit: (decision: WireDecision) => void;
}) {
  const shown = usePlan();
  const chosenId = useChosenDecision();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the list lies below the chart, which would go out of sight.
    if (chosenId !== null && !isNarrow())
      list.current?.querySelector('[data-chosen="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  const sorted = decisions.toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  return (
    <ul ref={list} className={styles.decisions}>
      {sorted.map((decision) => {
        const place = charted.get(decision.id);
        const isChosen = decision.id === chosenId;
        return (
          <li key={decision.id} data-chosen={place !== undefined && isChosen}>
            <span className={styles.day}>
              {place !== undefined && (
                <button
                  type="button"
                  className={styles.number}
                  aria-pressed={isChosen}
                  aria-label={say.showOnChart(decision.text)}
                  onClick={() => chooseDecision(isChosen ? null : decision.id)}
                >
                  {place.number}
                </button>
              )}
              {dayText(decision.day, shown)}
            </span>
            <p>
              <span className={styles.decided} data-cut={place !== undefined && !isChosen}>
                {decision.text}
              </span>
              <small>{decision.who}</small>
              {place !== undefined && <small>{place.around}</small>}
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
