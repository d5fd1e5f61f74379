import { addresses, planDashboardPath } from '#contract/addresses.ts';
import type { NewPlan, PlanMade } from '#contract/planCalls.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';

export type PlanBeginning = 'nothing' | 'file' | 'demo';

export async function makePlan(begin: Exclude<PlanBeginning, 'file'>, settings: Omit<NewPlan, 'from'>): Promise<void> {
  const body: NewPlan = begin === 'demo' ? { from: 'demo' } : settings;
  const { id } = await sendJson<PlanMade>(addresses.plans, { body });
  window.location.assign(planDashboardPath(id));
}
