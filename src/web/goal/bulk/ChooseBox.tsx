import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/bulk.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import styles from './ChooseBox.module.css';
import type { ChosenGoals } from './useChosenGoals.ts';

/** The box of a row. By keyboard it is Space on the row. */
export function ChooseBox({ goal, choosing }: { readonly goal: ListedGoal; readonly choosing: ChosenGoals }) {
  if (!choosing.isOffered) return null;
  const isChosen = choosing.has(goal.id);
  return (
    <span className={styles.box} data-any={choosing.chosen.length > 0}>
      <Checkbox
        aria-label={say.choose(shownNumber(goal.number))}
        tabIndex={-1}
        checked={isChosen}
        disabled={!choosing.mayChoose(goal)}
        onChange={() => {}}
        onClick={({ shiftKey }) => choosing.toggle(goal.id, { isRange: shiftKey })}
      />
    </span>
  );
}

export function ChooseAllBox({ choosing }: { readonly choosing: ChosenGoals }) {
  if (!choosing.isOffered) return null;
  const { chosen, isAll } = choosing;
  return (
    <span className={styles.box} data-any={chosen.length > 0}>
      <Checkbox
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        aria-label={say.chooseAll}
        checked={isAll}
        onChange={() => (isAll ? choosing.clear() : choosing.chooseAll())}
      />
    </span>
  );
}
