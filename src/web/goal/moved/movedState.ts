import type { DashboardState } from '#contract/dashboardUrl.ts';
import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { type MovedSubject, writeMovedSubject } from './movedSubject.ts';

export function movedState(state: DashboardState, subject: MovedSubject, shown: Day): DashboardState {
  const { year, month } = civilDateOf(shown);
  const before = addDays(firstDayOfMonth(year, month), -1);
  return { ...state, goalId: null, asOf: before, compareWith: shown, moved: writeMovedSubject(subject) };
}
