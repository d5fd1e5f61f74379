import type { ComponentType } from 'react';
import type { PlanPage, SettingsSection } from '#contract/pages.ts';
import { type Action, mayAtAll, type Viewer } from '#core/access.ts';
import { late } from '#web/failure/late.tsx';
import type { IconName } from '#web/ui/icons.ts';

/** What a page of a plan is given; the plan itself is in `usePlan`. */
export type PlanPageProps = { readonly section: SettingsSection | null };

export type PlanPageEntry = {
  readonly page: PlanPage;
  /** Who may not do this at all does not see the page's name. */
  readonly action: Action;
  readonly icon: IconName;
  /** Null for the dashboard, which the first load brings. */
  readonly Page: ComponentType<PlanPageProps> | null;
  /** Whether the side menu leads there; else it is reached from another page. */
  readonly isInMenu: boolean;
};

/** The pages there are, in the order of the side menu; settings stand at its foot. */
export const planPages: readonly PlanPageEntry[] = [
  { page: 'dashboard', action: 'readPlan', icon: 'dashboard', Page: null, isInMenu: true },
  {
    page: 'my-work',
    action: 'comment',
    icon: 'inbox',
    Page: late(() => import('#web/myWork/MyWorkPage.tsx')),
    isInMenu: true,
  },
  {
    page: 'entry',
    action: 'enterFigures',
    icon: 'table',
    Page: late(() => import('#web/entry/EntryPage.tsx')),
    isInMenu: true,
  },
  {
    page: 'history',
    action: 'readHistory',
    icon: 'history',
    Page: late(() => import('#web/history/HistoryPage.tsx')),
    isInMenu: true,
  },
  {
    page: 'import',
    action: 'import',
    icon: 'upload',
    Page: late(() => import('#web/importing/ImportPage.tsx')),
    isInMenu: true,
  },
  {
    page: 'settings',
    action: 'editPlan',
    icon: 'settings',
    Page: late(() => import('#web/settings/SettingsPage.tsx')),
    isInMenu: true,
  },
];

/** The pages a viewer finds in the side menu. */
export function pagesInMenu(viewer: Viewer): readonly PlanPageEntry[] {
  return planPages.filter(({ action, isInMenu }) => isInMenu && mayAtAll(viewer, action));
}
