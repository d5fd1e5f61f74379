import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { encodeGoal } from '#contract/goal.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';

const NOT_RUNNING = { ytdRunning: [], ptdRunning: [] };

export function exampleReply(goals: readonly DashboardGoal[]): Response {
  return new Response(
    JSON.stringify(goals.map((goal) => encodeGoal({ ...NOTHING_STATED, ...goal, ...NOT_RUNNING }, () => ''))),
  );
}
