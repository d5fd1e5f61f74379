import type { SettingsSection } from '#contract/pages.ts';

export const settings = {
  sections: {
    general: 'Plan',
    words: 'Levels, fields and statuses',
    members: 'Members',
    departments: 'Departments',
    periods: 'Closed periods',
    tokens: 'API tokens',
    feeds: 'Connections and feeds',
    webhooks: 'Webhooks',
  } satisfies Record<SettingsSection, string>,
  nav: 'Settings',
  nothing: 'There are no settings here that you can change.',
};
