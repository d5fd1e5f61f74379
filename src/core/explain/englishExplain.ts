import type { StatusNames } from '#core/words/statusNames.ts';
import type { ExplainWords, PeriodCount } from './explainWords.ts';

const PERIOD = { weekly: 'week', monthly: 'month', quarterly: 'quarter', yearly: 'year' } as const;
const FUNCTION = {
  sum: 'sum of',
  average: 'mean of',
  highest: 'highest of',
  lowest: 'lowest of',
  current: 'last of',
} as const;

export const ENGLISH_EXPLAIN: ExplainWords = {
  figures: {
    actual: 'Actual to date',
    compared: 'Part compared',
    target: 'Target to date',
    difference: 'Difference',
    measuredIn: 'Measured in',
    endTarget: 'End target',
    baseline: 'Baseline',
    percentComplete: 'Percent complete',
    targetMet: 'Target met',
    timeElapsed: 'Time elapsed',
  },
  divisor: {
    way: 'the way from the baseline to the end target',
    tenthOfWay: 'a tenth of the way from the baseline to the end target',
    tenthOfEndTarget: 'a tenth of the end target',
    baseline: 'the baseline less ten times the end target',
  },
  better: { up: 'higher is better', down: 'lower is better', equal: 'closer to 0 is better' },
  days: ({ days, of }) => `${days} of ${of} days`,
  percentOf: {
    endTarget: (whole) => `of the end target of ${whole}`,
    way: (from, whole) => `of the way from ${from} to ${whole}`,
    targetToDate: (whole) => `of the target to date of ${whole}`,
    children: 'mean of the goals below',
  },
  stated: {
    yearTarget: 'set for the year',
    allTarget: 'set for the goal as a whole',
    baseline: 'set as the baseline',
    hundredPercent: '100% complete',
    meanOfChildren: 'mean of the goals below',
    formula: 'computed over these periods as a whole',
    dueMilestones: 'the share of its milestones due by then',
    sumOfChildren: 'sum of the end targets of the goals below',
    averageOfChildren: 'mean of the end targets of the goals below',
    highestOfChildren: 'highest end target of the goals below',
    lowestOfChildren: 'lowest end target of the goals below',
  },
  origin: {
    periods: (aggregation, periods, stretch) => `${FUNCTION[aggregation]} ${counted(periods)}, ${stretch}`,
    stretch: (from, to) => `${from} to ${to}`,
    lastFor: (text, { days, of }) => `${text}, the last for ${days} of its ${of} days`,
    lastForPeriods: (text, elapsed, of) => `${text}, the last for ${elapsed} of its ${counted(of)}`,
    years: (aggregation, count) =>
      `${FUNCTION[aggregation]} ${count === 1 ? '1 year’s target' : `${count} years’ targets`}`,
    share: ({ days, of }, value, origin) => `${days} of ${of} days of ${value} (${origin})`,
    line: (from, to) => `on the straight line from ${from} to ${to}`,
    point: (value, date) => `${value} on ${date}`,
  },
  inSentence: (period) => period.replace(/^Week/, 'the week'),
  reason: {
    byHand: ({ by, status, date, note }) => `${by} set ${status} by hand on ${date}${note === '' ? '.' : `: ${note}`}`,
    startsOn: (date) => `It starts on ${date}.`,
    noFigures: 'There are no figures yet.',
    noFiguresIn: (year) => `There are no figures in ${year} yet.`,
    reaches: (actual, endTarget) => `Its actual of ${actual} reaches the end target of ${endTarget}.`,
    ended: (distance) => `It ended ${distance} its end target.`,
    stood: (period, distance, isCarried) =>
      `${isCarried ? 'As of' : 'At the end of'} ${period} it stood ${distance} its target to date.`,
    noTarget: 'It has no target.',
    nothingDue: 'It cannot be said how much of the end target is due by now.',
  },
  distance: {
    exactly: 'exactly on',
    from: (amount, isOver) => `${amount} ${isOver ? 'over' : 'under'}`,
    ofTheWay: (percent, isOver) => `${percent} of the way from its baseline ${isOver ? 'over' : 'under'}`,
    lessThan: (percent) => `less than ${percent}`,
  },
  thresholds: (onTarget, offTarget, names) =>
    `${names.on_target} from ${onTarget}, ${names.off_target} from ${offTarget}, otherwise ${names.critical}`,
  limits: {
    any: 'any figure',
    most: (value) => `${value} or less`,
    least: (value) => `${value} or more`,
    between: (least, most) => `${least} to ${most}`,
    passes: (most) => `passes ${most}`,
    fallsBelow: (least) => `falls below ${least}`,
    leaves: (least, most) => `leaves ${least} to ${most}`,
  },
  outlook: {
    turns: (period, limits) => `${period} at ${limits} would turn it green.`,
    noneTurns: (period) => `No figure for ${period} alone would turn it green.`,
    nothingTurns: (until) => `Nothing up to ${until} can turn it green.`,
    eachOf: (limits, rest, soFar) =>
      `${limits} a ${PERIOD[rest.frequency]} for the remaining ${counted(rest)} would make it green at the end; so far ${soFar}.`,
    onAverage: (limits, rest, soFar) =>
      `${limits} on average over the remaining ${counted(rest)} would make it green at the end; so far ${soFar}.`,
    by: (limits, until) => `${limits} by ${until} would make it green at the end.`,
    milestones: (titles) =>
      `${titles.length} more ${titles.length === 1 ? 'milestone' : 'milestones'} done would turn it green: ${titles.map((title) => `“${title}”`).join(', ')}.`,
    loses: (status, names, period, leaving) => `${lost(status, names)} if ${period} ${leaving}.`,
    losesAnyhow: (status, names, period) => `${lost(status, names)} whatever ${period} shows.`,
  },
  notes: {
    byFigures: (status) => `By its figures alone it would be ${status}.`,
    carried: (period) => `There is no newer figure: the one from ${period} counts until it is stale.`,
    sparser: (value, stretch) =>
      `No target stands for some of its periods: only ${value} of the actual, ${stretch}, is compared.`,
    untouched: 'No target stands for a period that has an actual: the elapsed share of the end target is compared.',
    coverage: (has, of, goals) =>
      `${has} of ${counted(of)} ${has === 1 ? 'has' : 'have'} ${goals === 2 ? 'both' : 'all'} figures it is computed from: only ${has === 1 ? 'it counts' : 'these count'}.`,
    overdueAtEnd: 'Its last period is overdue, so the figures so far are compared with the end target.',
    missingCount: (periods) => `${counted(periods)} before the latest figure are missing.`,
    missing: (periods) => `Missing before the latest figure: ${periods.join(', ')}.`,
    meetsEnd: 'So far it meets its end target; that counts once its dates have passed and the last period is reported.',
    held: 'Progress stays at 100% at most until the end date has passed.',
    overdue: 'Its next figure is overdue.',
  },
  progress: {
    status: (label, text) => `${label} (${text})`,
    // What the label says already is not repeated.
    joined: (status, label, progress) =>
      progress.startsWith(label.toLowerCase()) ? `${status}${progress.slice(label.length)}` : `${status}, ${progress}`,
    completed: (percent) => (percent === null ? 'completed' : `completed at ${percent}`),
    notStarted: 'not started',
    ahead: (difference, direction) => by(direction === 'down' ? 'under target' : 'ahead of target', difference),
    onTarget: (difference, { isAbove, isWorse }) =>
      difference === null
        ? 'on target'
        : `on target, ${isWorse ? 'though ' : ''}${difference} ${isAbove ? 'above' : 'below'} it`,
    behind: (difference, { direction, isAbove }) => {
      if (direction === 'up') return by('behind target', difference);
      if (direction === 'down') return by('over target', difference);
      return difference === null ? 'off target' : by(isAbove ? 'above target' : 'below target', difference);
    },
  },
};

function by(place: string, difference: string | null): string {
  return difference === null ? place : `${place} by ${difference}`;
}

function counted({ count, frequency }: PeriodCount): string {
  return count === 1 ? `1 ${PERIOD[frequency]}` : `${count} ${PERIOD[frequency]}s`;
}

function lost(status: string, names: StatusNames): string {
  if (status === 'off_target') return `It becomes ${names.critical}`;
  return `It is no longer ${status === 'achieved' ? names.achieved : names.on_target}`;
}
