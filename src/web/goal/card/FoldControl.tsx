import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './FoldControl.module.css';

export function FoldControl({
  goal,
  isFolded,
  onFold,
}: {
  readonly goal: DashboardGoal;
  readonly isFolded: boolean;
  readonly onFold: (goalId: string) => void;
}) {
  const tip = useTip(() => (isFolded ? say.card.unfold : say.card.fold), 'end');
  return (
    <button
      type="button"
      className={styles.control}
      aria-expanded={!isFolded}
      aria-label={say.card.chartOf(`${shownNumber(goal.number)} ${goal.title}`)}
      onClick={() => onFold(goal.id)}
      {...tip}
    >
      <Icon name={isFolded ? 'chevronDown' : 'fold'} size={14} />
    </button>
  );
}
