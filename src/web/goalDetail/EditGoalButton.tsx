import type { ListedGoal } from '#contract/listedGoal.ts';
import { may } from '#core/access.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { openGoalForm } from '#web/goalForm/goalFormAsked.ts';
import { subjectOf } from '#web/goals/subjectOf.ts';
import { say } from '#web/messages/goalDetail/say.ts';
import { viewerOf } from '#web/planPages/viewerOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** The way to editing the goal, for who may. */
export function EditGoalButton({ goal }: { readonly goal: ListedGoal }) {
  const plan = usePlan();
  if (plan.plan.isArchived || !may(viewerOf(plan), 'editGoal', subjectOf(goal, plan.owners))) return null;
  return (
    <Button aria-label={say.editGoal} onClick={() => openGoalForm({ kind: 'edit', goalId: goal.id })}>
      <Icon name="settings" size={14} />
      {say.edit}
    </Button>
  );
}
