import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { may, type Viewer } from '#core/access.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { Owners } from '#core/plan/owners.ts';
import { whenLeft } from '#web/base/navigation/whenLeft.ts';
import { useOutside } from '#web/base/outside/useOutside.ts';

export type CheckInQuestion = { readonly goal: DashboardGoal; readonly anchor: HTMLElement };

export function askCheckIn(question: CheckInQuestion | null): void {
  asked = question;
  for (const tell of listeners) tell();
}

export function useCheckInQuestion(): CheckInQuestion | null {
  return useOutside(subscribe, () => asked);
}

export function mayCheckIn(
  goal: Pick<DashboardGoal, 'figures' | 'memberId' | 'departmentId' | 'contributorIds'>,
  { viewer, owners }: { readonly viewer: Viewer; readonly owners: Owners },
): boolean {
  return goal.figures.distribution === null && may(viewer, 'enterFigures', subjectOf(goal, owners));
}

let asked: CheckInQuestion | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

whenLeft(() => askCheckIn(null));
