import { DEFAULT_PERSPECTIVE_LABELS } from './perspective.ts';
import { DEFAULT_THRESHOLDS, type Plan } from './plan.ts';
import { eachOption } from './planOptions.ts';
import { NO_PLAN_WORDS } from './planWords.ts';

/** What a plan has until somebody says otherwise. */
export const USUAL_PLAN: Omit<Plan, 'id' | 'name' | 'timeZone'> = {
  company: '',
  fiscalStartMonth: 1,
  fiscalDisplay: 'fullYear',
  tiers: 2,
  perspectives: DEFAULT_PERSPECTIVE_LABELS,
  dateFormat: 'M/D/Y',
  currency: '$',
  weekStart: 1,
  thresholds: DEFAULT_THRESHOLDS,
  isArchived: false,
  isDemo: false,
  closedUntil: null,
  isOutlookOff: false,
  ...eachOption(() => false),
  ...NO_PLAN_WORDS,
};
