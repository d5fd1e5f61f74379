import { PLAN_PAGES, type PlanPage, planPages as rows, type SettingsSection } from '#contract/pages.ts';
import { type Action, mayAtAll, type Viewer } from '#core/access.ts';
import type { IconName } from '#web/base/ui/icons.ts';

export type PlanPageProps = { readonly section: SettingsSection | null };

export type PlanPageEntry = {
  readonly page: PlanPage;
  readonly action: Action;
  readonly icon: IconName;
};

/** In the order of the side menu. */
export const planPages: readonly PlanPageEntry[] = PLAN_PAGES.map((page) => ({ page, ...rows[page] }));

export function pagesInMenu(viewer: Viewer): readonly PlanPageEntry[] {
  return planPages.filter(({ action }) => mayAtAll(viewer, action));
}
