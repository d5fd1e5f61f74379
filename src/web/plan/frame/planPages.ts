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

/** A plan without any work shows its page only to those who may add some. */
export function pagesInMenu(viewer: Viewer, { hasWork }: { readonly hasWork: boolean }): readonly PlanPageEntry[] {
  const isShown = (page: PlanPage) => page !== 'work' || hasWork || mayAtAll(viewer, 'editWork');
  return planPages.filter(({ page, action }) => mayAtAll(viewer, action) && isShown(page));
}
