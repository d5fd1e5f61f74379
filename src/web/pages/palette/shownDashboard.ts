import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { SavedFilters } from '#web/plan/savedFilters/useSavedFilters.ts';

/** What a dashboard lets the palette do in its place; other pages leave for the dashboard. */
export type ShownDashboard = {
  readonly state: DashboardState;
  readonly saved: SavedFilters;
  readonly onOpenGoal: (goalId: string) => void;
};
