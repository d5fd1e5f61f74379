import { useState } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/goalList.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { ParentPicker } from '#web/goal/form/ParentPicker.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import styles from './MoveDialog.module.css';

export default function MoveDialog({
  goal,
  prepared,
  onMove,
  onClose,
}: {
  readonly goal: ListedGoal;
  readonly prepared: PlanGoals;
  readonly onMove: (parentId: string | null) => void;
  readonly onClose: () => void;
}) {
  const [parentId, setParentId] = useState(goal.parentId);

  function handleMove() {
    onClose();
    onMove(parentId);
  }

  return (
    <Dialog title={say.moveTitle(`${shownNumber(goal.number)} ${goal.title}`)} onClose={onClose}>
      <div className={styles.move}>
        <ParentPicker {...{ prepared, parentId }} goalId={goal.id} error={null} onChoose={setParentId} />
        <div className={styles.actions}>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button look="primary" disabled={parentId === goal.parentId} onClick={handleMove}>
            {say.moveHere}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
