import { addDays, firstDayOfMonth } from '#core/calendar/date.ts';
import { DEFAULT_THRESHOLDS } from '#core/plan/plan.ts';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export const galleryPlan: ShownPlan = {
  plan: {
    id: 'gallery',
    name: 'Gallery',
    company: '',
    fiscalStartMonth: 7,
    fiscalDisplay: 'endYear',
    tiers: 2,
    perspectives: { f: 'Finances', c: 'Residents', o: 'Services', p: 'People' },
    dateFormat: 'M/D/Y',
    currency: '$',
    weekStart: 1,
    timeZone: 'UTC',
    thresholds: DEFAULT_THRESHOLDS,
    isArchived: false,
    isOutlookOff: false,
    figuresWait: false,
    redAsksNote: false,
    ...NO_PLAN_WORDS,
    isDemo: false,
    closedUntil: null,
  },
  owners: { departments: [], members: [] },
  years: [2026, 'ALL'],
  currentYear: 2026,
  openingYear: 2026,
  latestFigureYear: 2026,
  today: addDays(firstDayOfMonth(2026, 11), 19),
  isTodayFixed: true,
  version: 1,
  goalCount: 0,
  viewer: { kind: 'member', memberId: 'me', firstName: 'Ada', lastName: 'Example', role: 'lead', tableColumns: null },
  year: 2026,
};
