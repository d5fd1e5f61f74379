import type { StatusNames } from '#core/words/statusNames.ts';

export const why = {
  title: (status: string) => `Why ${status}?`,
  link: 'Why this colour?',
  staleHint: (period: string) => `No actual since ${period}`,
  neverReportedHint: 'No actual yet, although periods have ended',
  updated: 'Last updated',
  pressHint: 'Press: why this colour?',
  by: (name: string) => `by ${name}`,
  byHand: (status: string, note: string) =>
    note === '' ? `${status} was set by hand.` : `${status} was set by hand: ${note}`,
  green: 'What would turn it green',
  change: 'What would change it',
  mean: 'mean of the goals below',
  milestones: (done: number, total: number) =>
    total === 0
      ? 'It is measured by its milestones and has none yet. Add them to it, or to an initiative that is for it, under Work.'
      : `It is measured by its milestones, also those of its initiatives: ${done} of ${total} are done. Each counts by its weight.`,
  milestonesOnly: 'It is measured by its milestones, also those of its initiatives. Each counts by its weight.',
  meanByWeight: 'mean of the goals below, by weight',
  weightShare: (weight: string, of: string, parent: string) => `Counts with weight ${weight} of ${of} in ${parent}.`,
  weights: 'Weights',
  weightOf: (weight: string, of: string) => `weight ${weight} of ${of}`,
  below: (limit: string) => `below ${limit}`,
  andMore: (limit: string) => `${limit} or more`,
  container: (health: number, measured: number) =>
    `The ${measured === 1 ? 'measured goal below it has' : `${measured} measured goals below it have`} a health of ${health} out of 100.`,
  nothingMeasured: (count: number) =>
    count === 0 ? 'There are no goals with figures below it.' : 'None of the goals below it has figures yet.',
  leftOut: 'Not in these figures',
  leftOutReasons: {
    setByHand: 'excluded by hand',
    deferred: 'deferred',
    trackedLessOften: 'tracked less often',
    otherValueType: 'different kind of value',
    outsideWindow: 'not running at that time',
    noFigures: 'no figures yet',
  },
  more: (count: number) => `and ${count} more`,
  bands: (names: StatusNames) =>
    `${names.on_target} and ${names.achieved} count 100, ${names.off_target} 50, ${names.critical} 0. Green from 75, yellow from 50, otherwise red.`,
  ring: (complete: string, elapsed: string) => `${complete}, ${elapsed} of the time elapsed`,
  complete: 'Complete',
  targetToDate: 'Target to date',
  targetMet: 'Target met',
  timeElapsed: (year: string | null) => (year === null ? 'Its time elapsed' : `${year} elapsed`),
};
