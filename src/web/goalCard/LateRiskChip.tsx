import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { latePart, useLatePart } from '#web/ui/latePart.ts';

export const riskChip = latePart(
  () => import('#web/outlook/RiskChip.tsx'),
  ({ RiskChip }) => RiskChip,
);

/** What is likely to become of a goal that is on target. */
export function LateRiskChip({ goal }: { readonly goal: DashboardGoal }) {
  const RiskChip = useLatePart(riskChip);
  const { status, distribution } = goal.figures;
  const isGreen = distribution === null && (status === 'on_target' || status === 'achieved');
  return RiskChip !== null && isGreen && <RiskChip goal={goal} />;
}
