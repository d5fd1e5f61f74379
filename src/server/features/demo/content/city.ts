import type { Plan } from '#core/plan/plan.ts';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { FISCAL_START_MONTH } from './planDate.ts';

/** Also marks the plan as a demo, which is removed or rebuilt as a whole. */
export const DEMO_PLAN_ID = 'demo';

export const CITY_DOMAIN = 'portellery.example';

export const CITY: Plan = {
  id: DEMO_PLAN_ID,
  name: 'Port Ellery Strategic Plan',
  company: 'City of Port Ellery',
  fiscalStartMonth: FISCAL_START_MONTH,
  fiscalDisplay: 'endYear',
  tiers: 3,
  perspectives: { f: 'Finances', c: 'Residents', o: 'Services and assets', p: 'People' },
  dateFormat: 'M/D/Y',
  currency: '$',
  weekStart: 1,
  timeZone: 'America/New_York',
  thresholds: { onTarget: 0.9, offTarget: 0.8 },
  isArchived: false,
  isOutlookOff: false,
  figuresWait: false,
  redAsksNote: false,
  ...NO_PLAN_WORDS,
  isDemo: true,
  closedUntil: null,
};
