type Sums = {
  readonly closer: number;
  readonly further: number;
  readonly same: number;
  readonly isNew: number;
  readonly otherStatus: number;
};

export const attention = {
  title: 'Goals that need attention',
  loading: 'Loading what needs attention…',
  failed: 'What needs attention could not be loaded.',
  howMany: 'How many goals',
  all: (count: number) => `All ${count.toLocaleString('en-US')}`,
  furthest: (count: number, critical: string) =>
    `The ${count.toLocaleString('en-US')} furthest from their target to date, ${critical} first.`,
  allBehind: (count: number, critical: string) =>
    count === 1
      ? 'One goal misses its target to date.'
      : `All ${count.toLocaleString('en-US')} that miss their target to date, ${critical} first.`,
  noneBehind: (closest: number) =>
    closest === 0
      ? 'Nothing misses its target.'
      : closest === 1
        ? 'Nothing misses its target. This goal is the closest to it.'
        : `Nothing misses its target. These ${closest} are the closest to it.`,
  lateWork: 'Late work',
  moreLateWork: (count: number) => `And ${count.toLocaleString('en-US')} more, under Work`,
  workIsLate: (late: string) => `But work is late (${late}).`,
  since: (day: string, { closer, further, same, isNew, otherStatus }: Sums) => {
    const parts = [
      `${closer} closer`,
      `${further} further`,
      `${same} unchanged`,
      ...(isNew > 0 ? [`${isNew} new`] : []),
    ];
    const status = otherStatus === 0 ? 'none changed status' : `${otherStatus} changed status`;
    return `Since ${day}: ${parts.join(', ')}; ${status}.`;
  },
  columns: {
    goal: 'Goal and owner',
    stands: 'Stands at',
    trend: 'Trend',
    since: (day: string) => `Target met, since ${day}`,
    comment: 'Last comment',
    step: 'Next step',
  },
  changes: { closer: 'Closer', further: 'Further', same: 'No change' },
  fromTo: (before: string, now: string) => `${before} to ${now}`,
  noFigure: 'No figure yet',
  partOf: (actual: string, target: string) => `${actual} of ${target}`,
  beside: (actual: string, target: string) => `${actual}, goal ${target}`,
  short: (distance: string) => `${distance} short`,
  over: (distance: string) => `${distance} over`,
  tooMany: (distance: string) => `${distance} too many`,
  alsoSets: (number: string, why: string) => `Also sets ${number} (${why})`,
  why: { only: 'its only goal', lowest: 'its lowest goal', highest: 'its highest goal' },
  nobodyWrote: 'Nobody has written why',
  saidBy: (name: string, day: string) => `${name}, ${day}`,
  byHand: (status: string) => `set ${status} by hand`,
};
