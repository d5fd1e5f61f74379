import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askStepPath } from '#contract/addresses.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireStepAsked } from '#contract/upkeep.ts';
import { mayAtAll } from '#core/access.ts';
import { hasNextStep } from '#core/goal/nextStep.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/nextStep.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { NextStepFields } from '#web/goal/nextStep/NextStepFields.tsx';
import { StepText } from '#web/goal/nextStep/StepText.tsx';
import { useMayEditStep } from '#web/goal/nextStep/useMayEditStep.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import styles from './Attention.module.css';

/** The next step: edited where it stands by who may; asked for by a lead where there is none. */
export function StepCell({
  goal,
  isAsked,
  isEdited,
  onEdit,
}: {
  readonly goal: DashboardGoal;
  readonly isAsked: boolean;
  readonly isEdited: boolean;
  readonly onEdit: (isOn: boolean) => void;
}) {
  const shown = usePlan();
  const viewer = viewerOf(shown);
  const mayEdit = useMayEditStep(goal);
  const isOwn = viewer.kind === 'member' && viewer.memberId === goal.memberId;

  if (isEdited && mayEdit) return <NextStepFields goal={goal} isFocused onLeave={() => onEdit(false)} />;
  if (hasNextStep(goal)) {
    if (!mayEdit) return <StepText goal={goal} />;
    return (
      <button type="button" className={styles.step} aria-label={say.change} onClick={() => onEdit(true)}>
        <StepText goal={goal} />
      </button>
    );
  }
  if (!isOwn && mayAtAll(viewer, 'remind')) return <AskForStep goal={goal} isAsked={isAsked} />;
  if (!mayEdit) return <p className="faint">{say.none}</p>;
  return (
    <Button look="link" size="small" className={styles.ask} onClick={() => onEdit(true)}>
      {say.add}
    </Button>
  );
}

function AskForStep({ goal, isAsked }: { readonly goal: DashboardGoal; readonly isAsked: boolean }) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string | null>(null);

  async function ask() {
    setState('sending');
    setError(null);
    try {
      await sendJson<WireStepAsked>(askStepPath(plan.id, goal.id), { body: { language } });
      setState('sent');
      void client.invalidateQueries({ queryKey: ['attention', plan.id] });
    } catch (refusal) {
      setState('idle');
      setError(refusalText(refusal, say.askFailed));
    }
  }

  if (isAsked || state === 'sent') {
    return (
      <p role="status" className="faint">
        {say.asked}
      </p>
    );
  }
  return (
    <>
      <Button look="link" size="small" className={styles.ask} disabled={state === 'sending'} onClick={() => void ask()}>
        {say.ask}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
