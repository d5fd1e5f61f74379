import { useId } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { hasNextStep } from '#core/goal/nextStep.ts';
import { say } from '#web/base/messages/say/nextStep.ts';
import styles from './NextStep.module.css';
import { NextStepFields } from './NextStepFields.tsx';
import { StepText } from './StepText.tsx';
import { useMayEditStep } from './useMayEditStep.ts';

/** What happens next with a goal: fields for who may change it, words for the others, nothing where nothing is said. */
export function NextStep({ goal }: { readonly goal: DashboardGoal }) {
  const id = useId();
  const isEdited = useMayEditStep(goal);
  if (!isEdited && !hasNextStep(goal)) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className="small-medium quiet">
        {say.title}
      </h3>
      {isEdited ? <NextStepFields key={goal.id} goal={goal} /> : <StepText goal={goal} />}
    </section>
  );
}
