import type { DashboardState } from '#contract/dashboardUrl.ts';

/** The name of the saved filter that is shown; null for none. */
export function currentNameOf({ savedFilter, filters }: DashboardState): string | null {
  return savedFilter ?? filters?.currentFilter ?? null;
}
