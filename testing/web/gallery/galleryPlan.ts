import { addDays, firstDayOfMonth } from '#core/calendar/date.ts';
import { USUAL_PLAN } from '#core/plan/usualPlan.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export const galleryPlan: ShownPlan = {
  plan: {
    ...USUAL_PLAN,
    id: 'gallery',
    name: 'Gallery',
    fiscalStartMonth: 7,
    fiscalDisplay: 'endYear',
    perspectives: { f: 'Finances', c: 'Residents', o: 'Services', p: 'People' },
    timeZone: 'UTC',
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
  viewer: {
    kind: 'member',
    memberId: 'me',
    firstName: 'Ada',
    lastName: 'Example',
    role: 'lead',
    tableColumns: null,
    changedRules: [],
  },
  year: 2026,
};
