import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { EMPTY_SERIES, entriesOf } from '#core/goal/series.ts';
import type { BookedPlan } from '#server/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/goals.ts';

/** all_perf_data, ytd_perf_data and ptd_perf_data of a goal (readings, section 3, rule 7). */
export function performanceOf(
  { whole }: BookedPlan,
  goal: GoalRecord,
  _year: FiscalYear,
): Pick<DashboardGoal, 'entries' | 'ytdRunning' | 'ptdRunning'> {
  const series = whole.series.get(goal.id) ?? EMPTY_SERIES;
  return { entries: entriesOf(series), ytdRunning: [], ptdRunning: [] };
}
