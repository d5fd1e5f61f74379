/** What the menus of the header offer. */
export const menus = {
  account: (name: string) => `Account of ${name}`,
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  language: 'Language',
  ownAccount: 'Your account',
  signOut: 'Sign out',
  plans: 'Plans',
  newPlan: 'New plan…',
  archivedPlans: 'Archived',
  fiscalYears: 'Fiscal years',
};
