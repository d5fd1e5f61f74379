import type { PlanPage } from '#contract/pages.ts';

export const en = {
  skip: 'Skip to the goals',
  menu: 'Main menu',
  pages: {
    dashboard: 'Dashboard',
    'my-work': 'My work',
    entry: 'Entry',
    history: 'History',
    import: 'Import',
    settings: 'Settings',
  } satisfies Record<PlanPage, string>,
  where: 'Where you are',
  account: (name: string) => `Account of ${name}`,
  accountButton: (name: string, initials: string) => `${initials}, account of ${name}`,
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  language: 'Language',
  signOut: 'Sign out',
  plans: 'Plans',
  fiscalYears: 'Fiscal years',
  plan: (name: string) => `Plan: ${name}`,
  fiscalYear: (label: string) => `Fiscal year: ${label}`,
  today: (date: string) => `Today is fixed at ${date}`,
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
};
