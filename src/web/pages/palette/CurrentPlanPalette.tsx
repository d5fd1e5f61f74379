import { useQuery } from '@tanstack/react-query';
import { planQuery, plansQuery } from '#web/base/api/queries.ts';
import { KeysHost } from '#web/base/keys/KeysHost.tsx';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import { PaletteHost } from './PaletteHost.tsx';

export function CurrentPlanPalette() {
  const plans = useQuery(plansQuery).data;
  const current = plans?.find((plan) => plan.is_current === 1) ?? plans?.[0];
  const plan = useQuery({ ...planQuery(current?.id ?? ''), enabled: current !== undefined }).data;
  if (plan === undefined) return null;
  return (
    <PlanContext value={{ ...plan, year: plan.openingYear }}>
      <PaletteHost dashboard={null} />
      <KeysHost />
    </PlanContext>
  );
}
