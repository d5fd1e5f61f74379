import type { PlanPage, SettingsSection } from '#contract/pages.ts';
import { type Action, mayAtAll, type Viewer } from '#core/access.ts';
import type { IconName } from '#web/base/ui/icons.ts';

/** What a page of a plan is given; the plan itself is in `usePlan`. */
export type PlanPageProps = { readonly section: SettingsSection | null };

export type PlanPageEntry = {
  readonly page: PlanPage;
  /** Who may not do this at all does not see the page's name. */
  readonly action: Action;
  readonly icon: IconName;
};

/** The pages there are, in the order of the side menu; settings stand at its foot. */
export const planPages: readonly PlanPageEntry[] = [
  { page: 'dashboard', action: 'readPlan', icon: 'dashboard' },
  { page: 'my-work', action: 'comment', icon: 'inbox' },
  { page: 'entry', action: 'enterFigures', icon: 'table' },
  { page: 'history', action: 'readHistory', icon: 'history' },
  { page: 'import', action: 'import', icon: 'upload' },
  { page: 'settings', action: 'editPlan', icon: 'settings' },
];

/** The pages a viewer finds in the side menu. */
export function pagesInMenu(viewer: Viewer): readonly PlanPageEntry[] {
  return planPages.filter(({ action }) => mayAtAll(viewer, action));
}
