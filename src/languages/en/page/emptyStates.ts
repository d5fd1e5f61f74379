/** What stands where there are no cards. */
export const emptyStates = {
  emptyTitle: 'This plan is empty.',
  emptyText: 'Add the first goal or import a spreadsheet. A lead of the plan can do both.',
  emptyYear: (year: string) => `No goals in ${year}`,
  emptyYearText: 'Choose another fiscal year above, or view the whole plan.',
  showYear: (year: string) => `Show ${year}`,
  noSuchYear: (asked: string, shown: string) => `This plan does not cover ${asked}, so ${shown} is shown.`,
  inOtherYears: 'In other years:',
  goalsOfYear: (year: string, count: number) => `${year} (${count} ${count === 1 ? 'goal' : 'goals'})`,
  showPlanToDate: 'Show Plan-to-Date',
  nothingTitle: (count: number) =>
    ['No goals at this level', 'No goals match this filter'][count] ?? `No goals match these ${count} filters`,
  nothingHint: (count: number) => ({
    before: 'Without ',
    after: ` there would be ${count} ${count === 1 ? 'goal' : 'goals'}.`,
  }),
  removeFilter: (kind: string) => `Remove ${kind}`,
  noPlanYet: 'You are not part of a plan yet.',
  makePlan: 'Create a plan',
  bringFile: 'Import a spreadsheet',
  lookAround: 'Explore the demo plan',
  noPlanYetText: 'Create your own, explore the demo, or ask the lead of a plan to add you.',
  noPlan: 'There is no plan here that you can see.',
  noPlanText: 'It may have been removed, or the address belongs to a plan you are not part of.',
  toDashboard: 'Open my dashboard',
};
