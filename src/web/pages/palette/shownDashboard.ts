import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { SavedFilters } from '#web/plan/savedFilters/useSavedFilters.ts';

export type ShownDashboard = {
  readonly state: DashboardState;
  readonly saved: SavedFilters;
  readonly onOpenGoal: (goalId: string) => void;
};
