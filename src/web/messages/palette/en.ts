export const en = {
  title: 'Search and actions',
  hint: 'Goals, dashboards, actions',
  results: 'Results',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  more: (count: number) => `${count} more ${count === 1 ? 'goal' : 'goals'}: keep typing`,
  groups: {
    goals: 'Goals',
    saved: 'Saved dashboards',
    years: 'Fiscal years',
    plans: 'Plans',
    actions: 'Actions',
  },
  keyword: (text: string) => `Filter by keyword “${text}”`,
  theme: (theme: string) => `Theme: ${theme}`,
  escape: 'Esc',
  enter: 'Enter',
};
