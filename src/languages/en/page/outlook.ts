/** A text in three parts has its middle one in bold. */
export const outlook = {
  loading: 'Working out what is likely…',
  failed: 'The outlook could not be loaded.',
  retry: 'Try again',
  likely: ({ value, by, low, high }: { value: string; by: string; low: string; high: string }) => [
    'Likely ',
    value,
    ` by ${by} (8 in 10: ${low} to ${high}).`,
  ],
  likelyShort: ({ value, by, chance }: { value: string; by: string; chance: string | null }) =>
    `Likely ${value} by ${by}${chance === null ? '' : `, ${chance} chance of reaching the target`}`,
  target: (target: string, chance: string) => [`Target ${target}: `, chance, ' chance of reaching it.'],
  onlyTarget: (target: string) => `Target ${target}.`,
  noYearEnd: 'What the year comes to is known, is computed from other goals, or lies too far ahead to say.',
  record: (period: string, share: string) => `Over ${period} this was right ${share} of the time.`,
  last: {
    monthly: (count: number) => `the last ${count} months`,
    quarterly: (count: number) => `the last ${count === 1 ? 'quarter' : `${count} quarters`}`,
    yearly: (count: number) => `the last ${count === 1 ? 'year' : `${count} years`}`,
  },
  missesIn: (period: string) => `likely to miss in ${period}`,
  riskText: (period: string) =>
    `The status is good today, but the outlook says it is likely to miss its target in ${period}.`,
  atRisk: 'at risk',
  cell: {
    missesIn: (period: string) => `Likely to miss in ${period}`,
    atRisk: 'Likely to miss',
    likely: 'Likely',
    unlikely: 'Unlikely',
    noHistory: 'Not enough history',
  },
  chance: (cell: string, chance: string) => `${cell}, ${chance} chance of reaching the target`,
  bands: { most: '8 in 10', nearlyAll: '19 in 20' },
  ends: {
    target: (value: string) => `${value} target`,
    likely: (value: string) => `${value} likely`,
    straight: (value: string) => `${value} straight`,
  },
  table: 'Figures of the outlook',
  columns: { likely: 'Likely' },
  range: (low: string, high: string) => `${low} to ${high}`,
  point: (part: {
    period: string;
    actual: string | null;
    target: string | null;
    likely: { value: string; low: string; high: string } | null;
  }) =>
    [
      part.period,
      ...(part.actual === null ? [] : [`actual ${part.actual}`]),
      ...(part.likely === null
        ? []
        : [`likely ${part.likely.value} (8 in 10: ${part.likely.low} to ${part.likely.high})`]),
      ...(part.target === null ? [] : [`target ${part.target}`]),
    ].join(' · '),
  notEnough: 'Not enough history',
  none: {
    title: 'No outlook',
    noFigures: 'This goal has no figures yet.',
    short: (count: number, least: number) =>
      `${count} ${count === 1 ? 'figure' : 'figures'} so far; an outlook needs ${least}.`,
    broken: (count: number, least: number) =>
      `Only ${count} ${count === 1 ? 'figure' : 'figures'} since the last gap; an outlook needs ${least}.`,
    newBase: (count: number, least: number) =>
      `Only ${count} ${count === 1 ? 'figure' : 'figures'} since the new base; an outlook needs ${least}.`,
    milestones: 'It is measured by its milestones: what is done of them does not go on by itself.',
    constant: 'Every figure is the same, or repeats exactly: there is nothing to forecast.',
    weekly:
      'Weekly figures have no outlook: how sure it would be was tested on monthly, quarterly and yearly figures only.',
    off: 'Outlooks are switched off in this plan.',
    ended: 'No period is left to forecast before the goal ends.',
  },
};
