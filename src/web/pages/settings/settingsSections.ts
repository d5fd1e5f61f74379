import type { SettingsSection } from '#contract/pages.ts';
import { type Action, mayAtAll, type Viewer } from '#core/access.ts';
import { type LateComponent, late } from '#web/base/failure/late.tsx';

export type SettingsSectionEntry = {
  readonly section: SettingsSection;
  readonly action: Action;
  readonly Section: LateComponent<object>;
};

export const settingsSections: readonly SettingsSectionEntry[] = [
  {
    section: 'general',
    action: 'editPlan',
    Section: late(() => import('#web/pages/planSettings/GeneralSection.tsx')),
  },
  {
    section: 'words',
    action: 'editWords',
    Section: late(() => import('#web/pages/words/WordsSection.tsx')),
  },
  {
    section: 'members',
    action: 'manageMembers',
    Section: late(() => import('#web/pages/members/MembersSection.tsx')),
  },
  {
    section: 'departments',
    action: 'manageMembers',
    Section: late(() => import('#web/pages/members/DepartmentsSection.tsx')),
  },
  {
    section: 'feeds',
    action: 'editPlan',
    Section: late(() => import('#web/pages/feeds/FeedsSection.tsx')),
  },
  {
    section: 'tokens',
    action: 'makeApiToken',
    Section: late(() => import('#web/pages/apiTokens/TokensSection.tsx')),
  },
  {
    section: 'webhooks',
    action: 'editPlan',
    Section: late(() => import('#web/pages/webhooks/WebhooksSection.tsx')),
  },
  {
    section: 'periods',
    action: 'lockPeriods',
    Section: late(() => import('#web/pages/planSettings/PeriodsSection.tsx')),
  },
];

export function sectionsFor(viewer: Viewer): readonly SettingsSectionEntry[] {
  return settingsSections.filter(({ action }) => mayAtAll(viewer, action));
}
