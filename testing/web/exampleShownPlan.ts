import { USUAL_PLAN } from '#core/plan/usualPlan.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

/** A plan as a lead sees it on November 20, 2025. */
export function exampleShownPlan(part: Partial<ShownPlan> = {}): ShownPlan {
  return {
    plan: {
      ...USUAL_PLAN,
      id: 'p',
      name: 'Plan',
      fiscalStartMonth: 7,
      fiscalDisplay: 'startYear',
      perspectives: { f: '', c: '', o: '', p: '' },
      timeZone: 'UTC',
    },
    owners: { members: [], departments: [] },
    years: [2025, 'ALL'],
    currentYear: 2025,
    openingYear: 2025,
    latestFigureYear: 2025,
    today: exampleDay('2025-11-20'),
    isTodayFixed: true,
    version: 1,
    goalCount: 1,
    viewer: {
      kind: 'member',
      memberId: 'm',
      firstName: '',
      lastName: '',
      role: 'lead',
      tableColumns: null,
      changedRules: [],
    },
    year: 2025,
    ...part,
  };
}
