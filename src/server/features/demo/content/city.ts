import type { Plan } from '#core/plan/plan.ts';
import { USUAL_PLAN } from '#core/plan/usualPlan.ts';
import { FISCAL_START_MONTH } from './planDate.ts';

/** Also marks the plan as a demo, which is removed or rebuilt as a whole. */
export const DEMO_PLAN_ID = 'demo';

export const CITY_DOMAIN = 'portellery.example';

export const CITY: Plan = {
  ...USUAL_PLAN,
  id: DEMO_PLAN_ID,
  name: 'Port Ellery Strategic Plan',
  company: 'City of Port Ellery',
  fiscalStartMonth: FISCAL_START_MONTH,
  fiscalDisplay: 'endYear',
  tiers: 3,
  perspectives: { f: 'Finances', c: 'Residents', o: 'Services and assets', p: 'People' },
  timeZone: 'America/New_York',
  thresholds: { onTarget: 0.9, offTarget: 0.8 },
  isDemo: true,
};
