import type { PlanPage } from '#contract/pages.ts';

export const frame = {
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
  accountButton: (name: string, initials: string) => `${initials}, account of ${name}`,
  demo: 'Demo',
  archived: 'Archived',
  plan: (name: string) => `Plan: ${name}`,
  fiscalYear: (label: string) => `Fiscal year: ${label}`,
  today: (date: string) => `Today is fixed at ${date}`,
  fullscreen: 'Full screen',
  share: 'Share',
  search: 'Search goals',
  print: 'Print',
  leaveFullscreen: 'Leave full screen',
};
