import { addresses, planDashboardPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import type { NewPlan, PlanMade } from '#contract/planCalls.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';

export type PlanBeginning = 'nothing' | 'file' | 'demo';

export async function makePlan(begin: PlanBeginning, settings: Omit<NewPlan, 'from'>): Promise<void> {
  const body: NewPlan = begin === 'demo' ? { from: 'demo' } : settings;
  const { id } = await sendJson<PlanMade>(addresses.plans, { body });
  window.location.assign(begin === 'file' ? planPagePath(id, 'import') : planDashboardPath(id));
}

export function localSettings(): Pick<NewPlan, 'time_zone' | 'date_format'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isAmerican = /^en(-US)?$/.test(navigator.language);
  return { time_zone: timeZone, date_format: isAmerican ? 'M/D/Y' : 'D/M/Y' };
}
