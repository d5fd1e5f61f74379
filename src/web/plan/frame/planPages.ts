import { PLAN_PAGES, type PlanPage, type SettingsSection } from '#contract/pages.ts';
import { type Action, mayAtAll, type Viewer } from '#core/access.ts';
import type { IconName } from '#web/base/ui/icons.ts';

export type PlanPageProps = { readonly section: SettingsSection | null };

export type PlanPageEntry = {
  readonly page: PlanPage;
  readonly action: Action;
  readonly icon: IconName;
};

const ROWS: { readonly [Page in PlanPage]: Omit<PlanPageEntry, 'page'> } = {
  dashboard: { action: 'readPlan', icon: 'dashboard' },
  'my-work': { action: 'comment', icon: 'inbox' },
  entry: { action: 'enterFigures', icon: 'table' },
  history: { action: 'readHistory', icon: 'history' },
  import: { action: 'import', icon: 'upload' },
  settings: { action: 'editPlan', icon: 'settings' },
};

/** In the order of their names. */
export const planPages: readonly PlanPageEntry[] = PLAN_PAGES.map((page) => ({ page, ...ROWS[page] }));

export function pagesInMenu(viewer: Viewer): readonly PlanPageEntry[] {
  return planPages.filter(({ action }) => mayAtAll(viewer, action));
}
