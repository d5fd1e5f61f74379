import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { RiskChip } from '#web/goal/outlook/RiskChip.tsx';
import { Tags } from './Tags.tsx';

export function CardTags({ goal }: { readonly goal: DashboardGoal }) {
  return (
    <>
      <RiskChip goal={goal} isShortened />
      <Tags goal={goal} isShort />
    </>
  );
}
