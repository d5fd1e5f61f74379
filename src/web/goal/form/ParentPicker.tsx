import { topLevel } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { Combobox } from '#web/base/ui/Combobox.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { names } from './formNames.ts';
import { goalLabel, parentChoices } from './parentChoices.ts';

export function ParentPicker({
  prepared,
  goalId,
  parentId,
  error,
  onChoose,
}: {
  readonly prepared: PlanGoals;
  readonly goalId: string | null;
  readonly parentId: string | null;
  readonly error: string | null;
  readonly onChoose: (parentId: string | null) => void;
}) {
  const parent = parentId === null ? undefined : prepared.hierarchy.nodes.get(parentId)?.goal;
  const top = topLevel(usePlan().plan);
  const topText = top === null ? say.top : named.atTop(top.one);
  return (
    <Combobox
      label={names.parentId}
      shown={parent === undefined ? topText : goalLabel(parent)}
      placeholder={say.findParent}
      none={say.noParent}
      choicesFor={(search) => parentChoices(prepared, { goalId, search, top: topText })}
      error={error}
      onChoose={onChoose}
    />
  );
}
