import { useState } from 'react';
import type { WireDecision, WireInitiative, WireMilestone } from '#contract/work.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { type DecisionAbout, DecisionForm } from './DecisionForm.tsx';
import { InitiativeForm } from './InitiativeForm.tsx';
import { MilestoneForm, type MilestoneOf } from './MilestoneForm.tsx';

type WorkFormAsked =
  | { readonly kind: 'initiative'; readonly item: WireInitiative | null; readonly goalIds: readonly string[] }
  | { readonly kind: 'milestone'; readonly item: WireMilestone | null; readonly of: MilestoneOf | null }
  | { readonly kind: 'decision'; readonly item: WireDecision | null; readonly about: DecisionAbout };

/** The form that is asked for, and how it is asked for and closed. */
export function useWorkForm(work: PlanWork, onArchived?: () => void) {
  const [asked, setAsked] = useState<WorkFormAsked | null>(null);
  const onClose = () => setAsked(null);
  const form =
    asked === null ? null : asked.kind === 'initiative' ? (
      <InitiativeForm
        initiative={asked.item}
        goalIds={asked.goalIds}
        work={work}
        onClose={onClose}
        {...(onArchived && { onArchived })}
      />
    ) : asked.kind === 'milestone' ? (
      <MilestoneForm milestone={asked.item} of={asked.of} work={work} onClose={onClose} />
    ) : (
      <DecisionForm decision={asked.item} about={asked.about} onClose={onClose} />
    );
  return { form, ask: setAsked };
}
