import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { SettingsSection } from '#contract/pages.ts';
import { type Action, mayAtAll, type Viewer } from '#core/access.ts';

export type SettingsSectionEntry = {
  readonly section: SettingsSection;
  /** Who may not do this at all does not see the section. */
  readonly action: Action;
  readonly Section: LazyExoticComponent<ComponentType>;
};

/** The sections there are, in the order of the list at the side. */
export const settingsSections: readonly SettingsSectionEntry[] = [
  {
    section: 'general',
    action: 'editPlan',
    Section: lazy(() => import('#web/planSettings/GeneralSection.tsx')),
  },
  {
    section: 'members',
    action: 'manageMembers',
    Section: lazy(() => import('#web/members/MembersSection.tsx')),
  },
  {
    section: 'departments',
    action: 'manageMembers',
    Section: lazy(() => import('#web/members/DepartmentsSection.tsx')),
  },
  {
    section: 'tokens',
    action: 'makeApiToken',
    Section: lazy(() => import('#web/apiTokens/TokensSection.tsx')),
  },
  {
    section: 'webhooks',
    action: 'editPlan',
    Section: lazy(() => import('#web/webhooks/WebhooksSection.tsx')),
  },
  {
    section: 'periods',
    action: 'lockPeriods',
    Section: lazy(() => import('#web/periods/PeriodsSection.tsx')),
  },
];

export function sectionsFor(viewer: Viewer): readonly SettingsSectionEntry[] {
  return settingsSections.filter(({ action }) => mayAtAll(viewer, action));
}
