import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { encodeGoal } from '#contract/goal.ts';

const NOT_RUNNING = { ytdRunning: [], ptdRunning: [] };

/** What the server answers where it is asked for these goals. For tests only. */
export function exampleReply(goals: readonly DashboardGoal[]): Response {
  return new Response(JSON.stringify(goals.map((goal) => encodeGoal({ ...goal, ...NOT_RUNNING }, () => ''))));
}
