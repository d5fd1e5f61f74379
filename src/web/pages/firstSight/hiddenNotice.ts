import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export function hiddenNoticeKey({ plan, year, latestFigureYear, viewer }: ShownPlan): string {
  const person = viewer.kind === 'member' ? viewer.memberId : 'share';
  return ['milepost.firstSight', person, plan.id, year, latestFigureYear ?? 'none'].join('.');
}

export function isNoticeHidden(shown: ShownPlan): boolean {
  try {
    return localStorage.getItem(hiddenNoticeKey(shown)) !== null;
  } catch {
    return false;
  }
}

export function hideNotice(shown: ShownPlan): void {
  try {
    localStorage.setItem(hiddenNoticeKey(shown), '1');
  } catch {
    // Storage may be disabled: then it is hidden as long as the page is open.
  }
}
