export const unjudged = {
  lastActual: (period: string) => `last actual, of ${period}`,
  actualToDate: 'actual to date, no target',
  lastPeriod: (period: string) => `Last: ${period}`,
  target: 'target',
  pathAYear: 'Path a year',
  totalTo: (year: string) => `To ${year}`,
  targetMet: 'Target met',
};
