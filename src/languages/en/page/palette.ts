export const palette = {
  title: 'Search and actions',
  hint: 'Goals, dashboards, actions',
  results: 'Results',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  more: (count: number) => `${count.toLocaleString('en-US')} more ${count === 1 ? 'goal' : 'goals'}: keep typing`,
  groups: {
    recent: 'Recently opened',
    goals: 'Goals',
    saved: 'Saved dashboards',
    years: 'Fiscal years',
    plans: 'Plans',
    actions: 'Actions',
  },
  /** Where a goal was found, other than in its title. */
  foundIn: {
    owner: () => 'Owner',
    measure: () => 'Measure',
    description: () => 'Description',
    comment: (by: string) => (by === '' ? 'Comment' : `Comment by ${by}`),
  },
  keyword: (text: string) => `Filter by keyword “${text}”`,
  theme: (theme: string) => `Theme: ${theme}`,
  escape: 'Esc',
  enter: 'Enter',
};
