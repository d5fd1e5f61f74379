/** What stands where there are no cards. */
export const en = {
  emptyTitle: 'This plan is empty.',
  emptyText: 'Write the first goal or bring a spreadsheet; the lead of the plan can do both.',
  emptyYear: (year: string) => `No goals run in ${year}.`,
  emptyYearText: 'Choose another fiscal year above, or look at the whole plan.',
  showYear: (year: string) => `Show ${year}`,
  noSuchYear: (asked: string, shown: string) => `This plan has no ${asked}: ${shown} is shown.`,
  inOtherYears: 'In other years:',
  goalsOfYear: (year: string, count: number) => `${year} (${count} ${count === 1 ? 'goal' : 'goals'})`,
  showPlanToDate: 'Show Plan-to-Date',
  nothingTitle: (count: number) =>
    count === 1 ? 'No goals match this filter' : `No goals match these ${count} filters`,
  nothingHint: (count: number) => ({
    before: 'Without ',
    after: ` there would be ${count} ${count === 1 ? 'goal' : 'goals'}.`,
  }),
  removeFilter: (kind: string) => `Remove ${kind}`,
  noPlanYet: 'You are not in a plan yet.',
  makePlan: 'Make a plan',
  bringFile: 'Bring a spreadsheet',
  lookAround: 'Look around the demo plan',
  noPlanYetText: 'Make one of your own, look around the demo, or ask the lead of a plan to add you.',
};
