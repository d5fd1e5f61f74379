import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { RiskChip } from '#web/goal/outlook/RiskChip.tsx';
import { Tags } from './Tags.tsx';

/** What is likely to become of a goal that is on target, and what sets it apart. */
export function CardTags({ goal }: { readonly goal: DashboardGoal }) {
  return (
    <>
      <RiskChip goal={goal} isShortened />
      <Tags goal={goal} />
    </>
  );
}
