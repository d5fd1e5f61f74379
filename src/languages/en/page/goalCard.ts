export const goalCard = {
  objective: 'Strategic objective',
  checkIn: 'Check in',
  checkInOf: (name: string) => `Check in ${name}`,
  expand: (name: string) => `Expand ${name}`,
  comments: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
  milestones: (done: number, total: number) =>
    total === 0 ? 'Add milestones under Work' : `${done} of ${total} ${total === 1 ? 'milestone' : 'milestones'} done`,
  lowerIsBetter: 'lower is better',
  basis: {
    yearEnd: 'of year-end target',
    planEnd: 'of end target',
    toDate: 'of target to date',
    toDateMet: 'of target to date met',
    way: (from: string, to: string) => `of the way from ${from} to ${to}`,
    /** Of the goals below so many count; of null nothing is said, as through a share. */
    children: (count: { readonly counted: number; readonly of: number } | null) => {
      if (count === null) return 'average of its goals';
      const { counted, of } = count;
      return `average of ${counted === of ? of : `${counted} of ${of}`} ${of === 1 ? 'goal' : 'goals'}`;
    },
    complete: 'complete',
  },
  starts: (date: string) => `starts ${date}`,
  noFigures: 'No figures yet',
  firstPeriod: (period: string) => `First period: ${period}`,
  noDates: 'Oops, there is no chart to display because this goal does not have a start and end date.',
  /** The first words of the two that follow; `isLower`: less is better, which is never complete. */
  bar: (complete: string, isLower: boolean) => (isLower ? `target ${complete} met` : `${complete} complete`),
  barWithTarget: (complete: string, target: string) => `${complete}, target to date ${target}`,
  ytdTarget: 'YTD / target',
  ptdTarget: 'PTD / target',
  yearEnd: 'Year end',
  planEnd: 'Plan end',
  owner: 'Owner',
  noOwner: 'Nobody',
  healthOf: (health: number) => `${health} / 100`,
  goals: 'Goals',
};
