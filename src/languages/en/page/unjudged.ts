export const unjudged = {
  lastActual: (period: string) => `last actual, of ${period}`,
  actualToDate: 'actual to date, no target',
  lastPeriod: (period: string) => `Last: ${period}`,
  target: 'target',
  pathAYear: 'Path a year',
  pathText: (path: string) => `${path} in each year to come would reach the target`,
  totalTo: (year: string) => `To ${year}`,
  targetMet: 'Target met',
};
