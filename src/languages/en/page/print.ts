type WorkCounts = {
  readonly initiatives: Record<'total' | 'done' | 'dropped' | 'late', number>;
  readonly milestones: Record<'total' | 'done' | 'late', number>;
};

export const print = {
  title: (plan: string, year: string) => `${plan} · ${year}`,
  preparing: 'Preparing the report…',
  failed: 'The report couldn’t be loaded.',
  tooLong: (count: number, most: number) =>
    `${count} goals are too many for one report. Filter the list to at most ${most}.`,
  undrawn: (scripts: string) =>
    `No font of this computer has these characters, so they are boxes: ${scripts}. The guide says which fonts to install.`,
  nothing: 'No goals match these filters.',
  back: 'Back to the dashboard',
  print: 'Print',
  savePdf: 'Save as PDF',
  savingPdf: (seconds: number) => (seconds < 2 ? 'Creating the PDF…' : `Creating the PDF, ${seconds} s…`),
  pdfFailed: 'The PDF could not be created. Try again in a minute, or use Print.',
  withFigures: 'With tables of figures',
  withWork: 'With work',
  date: (date: string) => `As of ${date}`,
  count: (shown: number, all: number) => `${shown} of ${all} ${all === 1 ? 'goal' : 'goals'}`,
  summary: 'Summary',
  sentence: ({ good, measured, off, critical }: Record<'good' | 'measured' | 'off' | 'critical', number>) => {
    if (measured === 0) return 'None of these goals has figures yet.';
    const goals = measured === 1 ? 'goal is' : 'goals are';
    const first = `${capital(word(good))} of ${word(measured)} measured ${goals} on target or better.`;
    const others = [
      off > 0 && `${word(off)} ${be(off)} off target`,
      critical > 0 && `${word(critical)} ${be(critical)} critical`,
    ];
    const said = others.filter((each) => each !== false).join(', ');
    return said === '' ? first : `${first} ${capital(said)}.`;
  },
  noData: 'No data',
  health: (score: number, label: string) => `Health ${score} of 100, ${label}`,
  attention: 'Needs attention',
  likelyMisses: (count: number, good: number) =>
    `${count} of ${good} on target or better ${count === 1 ? 'is' : 'are'} likely to miss the year’s target:`,
  andMore: (count: number) => `${count} more`,
  noAttention: 'Nothing: no goal is off target or critical.',
  noneMeasured: 'None of these goals has figures and a target yet.',
  comment: (day: string, text: string) => (day === '' ? text : `${day}: ${text}`),
  worst: (named: number, all: number) =>
    named === all ? 'Furthest from their targets first.' : `The ${word(named)} furthest from their targets, of ${all}.`,
  since: {
    report: (day: string) => `Compared with ${day}, when the last report was mailed.`,
    month: (day: string) => `Compared with ${day}, the end of the month before.`,
  },
  notThere: 'new',
  more: (count: number) => `${count} more ${count === 1 ? 'goal is' : 'goals are'} off target or critical.`,
  work: ({ initiatives, milestones }: WorkCounts) => {
    const { total, done, late, dropped } = initiatives;
    const said = [`${total - done - dropped} open${late > 0 ? ` (${late} late)` : ''}`, `${done} done`];
    const all = dropped > 0 ? [...said, `${dropped} dropped`] : said;
    return [
      ...(total > 0 ? [`${total} ${total === 1 ? 'initiative' : 'initiatives'}: ${all.join(', ')}.`] : []),
      ...(milestones.total > 0
        ? [
            `${milestones.done} of ${milestones.total} ${milestones.total === 1 ? 'milestone' : 'milestones'} done${milestones.late > 0 ? `, ${milestones.late} late` : ''}.`,
          ]
        : []),
    ].join(' ');
  },
  columns: { goal: 'Goal', actual: 'Actual', target: 'Target', status: 'Status' },
  byObjective: 'By objective',
  objective: 'Objective',
  noObjective: 'Without an objective',
  goals: 'Goals',
  healthColumn: 'Health',
  healthOfStatuses: 'Health is not shown under a status filter.',
  how: (on: string, off: string) =>
    `A goal is on target from ${on} of its target to date, off target from ${off}. Health counts on target and achieved 100, off target 50, critical 0; deferred and not started are left out. An objective is counted here with the goals below it; its card counts those below it.`,
  cards: 'Goals',
  figures: 'Table of figures',
  figuresWeekly: 'Table of figures, weekly goals by quarter',
  figuresQuarterly: 'Table of figures, quarterly goals',
  figuresYearly: 'Table of figures, yearly goals',
  total: (year: string) => year,
  tableNote: (year: string) => `${year}: target for the end, actual to date. A dash means there is no figure.`,
  asOf: (date: string) => `as of ${date}`,
  page: 'Page',
  of: 'of',
};

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function word(count: number): string {
  return WORDS[count] ?? String(count);
}

function be(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
