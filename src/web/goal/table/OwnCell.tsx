import type { ListedGoal } from '#contract/listedGoal.ts';
import { appliesAt, type OwnField } from '#core/own/ownField.ts';
import { isLink } from '#core/own/ownProblem.ts';
import { isNumeric, ownValueOf } from '#core/own/ownValue.ts';
import { ownValueText } from '#web/base/own/ownValueText.ts';
import { Cell } from '#web/goal/list/Cell.tsx';
import styles from '#web/goal/list/GoalList.module.css';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

export function OwnCell({
  field,
  goal,
  isActive,
}: {
  readonly field: OwnField;
  readonly goal: ListedGoal;
  readonly isActive: boolean;
}) {
  const shown = usePlan();
  const value = ownValueOf(field, goal);
  const text = value === null ? '' : ownValueText(field, value, shown);
  const isAddress = field.kind === 'link' && typeof value === 'string' && isLink(value);
  return (
    <Cell
      column={`own-${field.id}`}
      name={field.name}
      isEnd={isNumeric(field.kind)}
      isStated={appliesAt(field, goal.depth)}
      whole={text}
    >
      {isAddress ? (
        <a
          href={value}
          target="_blank"
          rel="noopener noreferrer"
          tabIndex={isActive ? 0 : -1}
          className={styles.address}
        >
          {text}
        </a>
      ) : (
        text
      )}
    </Cell>
  );
}
