import { useEffect, useState } from 'react';
import { late } from '#web/base/failure/late.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { openGoalForm, useGoalFormAsked } from './openGoalForm.ts';

const GoalSheet = late(() => import('./GoalSheet.tsx'));
const ArchivedGoalsSheet = late(() => import('./ArchivedGoalsSheet.tsx'));

/** How long the card of a new goal may take to be drawn (milliseconds). */
const CARD_WITHIN = 2_000;

export default function GoalFormHost({ prepared }: { readonly prepared: PlanGoals }) {
  const asked = useGoalFormAsked();
  const [added, setAdded] = useState<string | null>(null);

  // The button that opened the form of a plan's first goal is replaced by the goal's card.
  useEffect(() => {
    if (asked !== null || added === null) return;
    const selector = `[data-expand="${CSS.escape(added)}"]`;
    const latest = performance.now() + CARD_WITHIN;
    let frame = requestAnimationFrame(focusCard);
    function focusCard(now: number): void {
      const card = document.querySelector<HTMLElement>(selector);
      if (card === null && now < latest) {
        frame = requestAnimationFrame(focusCard);
        return;
      }
      if (document.activeElement === document.body) card?.focus();
      setAdded(null);
    }
    return () => cancelAnimationFrame(frame);
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
