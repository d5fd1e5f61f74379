/** Above a plan without figures in the year shown. */
export const firstSight = {
  title: (year: string) => `No figures for ${year} yet.`,
  latest: (year: string) => `Latest: ${year}`,
  noneTitle: 'No figures yet',
  text: 'Without figures of this year no goal is judged. Cards show the last figure, in grey, and the way to the target.',
  noneText: 'Nothing is reported for these goals, so none is judged.',
  hide: 'Hide for me',
  lookAt: (latest: string) => `Look at the plan as of ${latest}`,
  show: (latest: string) => `Show ${latest}`,
  judged: (count: number) => `${count} ${count === 1 ? 'goal was' : 'goals were'} judged`,
  loading: 'Counting…',
  bring: 'Bring newer figures',
  bringFirst: 'Bring figures',
  wait: (count: number) => `${count} ${count === 1 ? 'goal waits' : 'goals wait'} for figures.`,
  importFile: 'Import a file',
  type: 'Type them',
};
