import type { ComponentType } from 'react';
import type { PlanPage } from '#contract/pages.ts';
import { late } from '#web/failure/late.tsx';
import type { PlanPageProps } from './planPages.ts';

/** The pages of a plan but its dashboard, which the first load brings; each is a file of its own. */
export const pageParts: Readonly<Record<Exclude<PlanPage, 'dashboard'>, ComponentType<PlanPageProps>>> = {
  'my-work': late(() => import('#web/myWork/MyWorkPage.tsx')),
  entry: late(() => import('#web/entry/EntryPage.tsx')),
  history: late(() => import('#web/history/HistoryPage.tsx')),
  import: late(() => import('#web/importing/ImportPage.tsx')),
  settings: late(() => import('#web/settings/SettingsPage.tsx')),
};
