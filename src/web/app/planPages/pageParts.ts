import type { PlanPage } from '#contract/pages.ts';
import { type LateComponent, late } from '#web/base/failure/late.tsx';
import type { PlanPageProps } from '#web/plan/frame/planPages.ts';

/** Each is a file of its own; the dashboard is in the first load. */
export const pageParts: Readonly<Record<Exclude<PlanPage, 'dashboard'>, LateComponent<PlanPageProps>>> = {
  'my-work': late(() => import('#web/pages/myWork/MyWorkPage.tsx')),
  entry: late(() => import('#web/pages/entry/EntryPage.tsx')),
  history: late(() => import('#web/plan/history/HistoryPage.tsx')),
  import: late(() => import('#web/pages/importing/ImportPage.tsx')),
  work: late(() => import('#web/pages/work/WorkPage.tsx')),
  settings: late(() => import('#web/pages/settings/SettingsPage.tsx')),
};
