import type { PlanPage, SettingsSection } from '#contract/pages.ts';
import { type Action, mayAtAll, type Viewer } from '#core/access.ts';
import type { IconName } from '#web/base/ui/icons.ts';

export type PlanPageProps = { readonly section: SettingsSection | null };

export type PlanPageEntry = {
  readonly page: PlanPage;
  readonly action: Action;
  readonly icon: IconName;
};

export const planPages: readonly PlanPageEntry[] = [
  { page: 'dashboard', action: 'readPlan', icon: 'dashboard' },
  { page: 'my-work', action: 'comment', icon: 'inbox' },
  { page: 'entry', action: 'enterFigures', icon: 'table' },
  { page: 'history', action: 'readHistory', icon: 'history' },
  { page: 'import', action: 'import', icon: 'upload' },
  { page: 'settings', action: 'editPlan', icon: 'settings' },
];

export function pagesInMenu(viewer: Viewer): readonly PlanPageEntry[] {
  return planPages.filter(({ action }) => mayAtAll(viewer, action));
}
