import { useEffect, useState } from 'react';
import { late } from '#web/base/failure/late.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { openGoalForm, useGoalFormAsked } from './goalFormAsked.ts';

const GoalSheet = late(() => import('./GoalSheet.tsx'));
const ArchivedGoalsSheet = late(() => import('./ArchivedGoalsSheet.tsx'));

export default function GoalFormHost({ prepared }: { readonly prepared: PlanGoals }) {
  const asked = useGoalFormAsked();
  const [added, setAdded] = useState<string | null>(null);

  // The button that opened the form of a plan's first goal is replaced by the goal's card.
  useEffect(() => {
    if (asked !== null || added === null) return;
    setAdded(null);
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-expand="${CSS.escape(added)}"]`)?.focus();
  }, [asked, added]);

  if (asked === null) return null;
  const close = () => openGoalForm(null);
  return (
    <>
      {asked.kind === 'archive' ? (
        <ArchivedGoalsSheet onClose={close} />
      ) : (
        <GoalSheet key={JSON.stringify(asked)} asked={asked} prepared={prepared} onAdded={setAdded} onClose={close} />
      )}
    </>
  );
}
