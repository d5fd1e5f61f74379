import type { ListedGoal } from '#contract/listedGoal.ts';
import { may } from '#core/access.ts';
import { say } from '#web/base/messages/say/goalDetail.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { openGoalForm } from '#web/goal/form/openGoalForm.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { subjectOf } from '#web/plan/goals/subjectOf.ts';

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
