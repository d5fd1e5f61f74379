const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

type Best = { months: number; value: string; year: string };

const inMonths = ({ months, value, year }: Best) =>
  `in ${months === 1 ? 'that month' : `those ${COUNTS[months - 2] ?? months} months`} so far was ${value}, in ${year}.`;

export const whatIf = {
  toggle: 'What if',
  tab: 'What if',
  title: (day: string) => `What if, on ${day}`,
  hint: 'Likely, then this what if. Nothing is written.',
  kept: (words: string) => `Opened from a note: “${words}”`,
  yearEnds: 'The year ends at',
  yearEndsOf: (goal: string) => `${goal}: the year ends at`,
  notANumber: 'This is not a number.',
  became: 'then',
  health: 'Plan health',
  noData: 'no data',
  ofTarget: (from: string, to: string, target: string) => `${from} to ${to} of ${target}`,
  of: (from: string, to: string) => `${from} to ${to}`,
  unchanged: 'No change',
  keep: 'Keep as a note',
  keepField: 'What is it about?',
  keepHint: 'It becomes a comment of this goal, with its address.',
  save: 'Keep',
  cancel: 'Cancel',
  keepFailed: 'The note couldn’t be kept.',
  noteStart: (value: string) => `What if the year ends at ${value}`,
  takeBack: 'Take back',
  takeBackOf: (goal: string) => `Take back ${goal}`,
  add: 'Add a goal',
  notes: 'Kept notes',
  open: (words: string) => `Open: ${words}`,
  copyLink: (words: string) => `Copy the link to: ${words}`,
  copied: 'Link copied',
  working: 'Working out what is likely',
  failed: 'What is likely couldn’t be worked out.',
  closed: 'Every period of this year has its figure, so its end is known.',
  someAboveUnknown: 'A goal above has targets of its own that this page does not have, so it is left out.',
  onlyGoal: 'Goals above and health are worked out in plans of up to 300 goals.',
  basis: 'Likely values come from each goal’s outlook; a goal without one goes on as it did so far this year.',
  basisWithout: 'Outlooks are switched off in this plan: each goal goes on as it did so far this year.',
  slider: 'The year ends at',
  chart: (value: string, needed: string) => `The year ends at ${value}. ${needed}`,
  target: (value: string) => `${value} target`,
  supposed: (value: string) => `${value} what if`,
  straight: (value: string) => `${value} straight line`,
  likely: (value: string) => `${value} likely`,
  pace: {
    weekly: (value: string) => `${value} a week`,
    monthly: (value: string) => `${value} a month`,
    quarterly: (value: string) => `${value} a quarter`,
    yearly: (value: string) => `${value} a year`,
  },
  paceFrom: (pace: string, from: string, so: string | null) =>
    so === null ? `${pace} from ${from}` : `${pace} from ${from}; so far ${so}`,
  neededSum: (part: { end: string; rest: string; from: string; to: string; pace: string }) =>
    part.from === part.to
      ? `To end at ${part.end}, ${part.rest} is needed in ${part.from}.`
      : `To end at ${part.end}, ${part.rest} is needed from ${part.from} to ${part.to}: ${part.pace}.`,
  neededAverage: (part: { end: string; from: string; to: string; pace: string }) =>
    part.from === part.to
      ? `To end at ${part.end}, ${part.from} needs ${part.pace}.`
      : `To end at ${part.end}, each period from ${part.from} to ${part.to} needs ${part.pace}.`,
  neededLast: (part: { end: string; to: string }) =>
    `For the year to end at ${part.end}, the actual has to reach ${part.end} by ${part.to}.`,
  bestBefore: {
    most: (best: Best) => `The most ${inMonths(best)}`,
    least: (best: Best) => `The least ${inMonths(best)}`,
  },
  range: (low: string, high: string) => `8 in 10: ${low} to ${high}`,
  likelyEnd: (value: string, range: string | null) => `Likely ${value}${range === null ? '' : ` (${range})`}.`,
  paceEnd: (value: string) => `As so far this year: ${value}.`,
};
