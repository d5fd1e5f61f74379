import type { FoundReason } from '#contract/foundReason.ts';
import type { DiffKind, MadeSetting } from '#contract/importDraft.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Without what there is none of; of nothing the first. */
const countedParts = (parts: readonly (readonly [count: number, one: string, many: string])[]) => {
  const some = parts.filter(([count]) => count > 0);
  return (some.length > 0 ? some : parts.slice(0, 1)).map((part) => counted(...part)).join(', ');
};

/** As the server says it in English, and its code where it has one. */
type Reason = { readonly text: string; readonly said?: FoundReason | undefined };

export const importing = {
  title: 'Import',
  steps: { file: 'File', columns: 'Columns', review: 'Review' },
  stepsName: 'Steps',
  close: 'Leave import',
  report: 'Report',
  loading: 'Reading the file…',
  working: 'Working it out again',
  retry: 'Try again',
  underWay: 'Another file of yours is still being read. Wait until it is done, then choose this one again.',
  tooLarge: (megabytes: number, most: number) =>
    `That is ${megabytes} MB; up to ${most} MB are read here at once. Hand in fewer files, leave out sheets or pictures, or import on the command line.`,
  tooMany: (count: number, most: number) =>
    `Those are ${count} files; up to ${most} are read at once. A zip of them counts as one.`,
  tooMuch: 'This file is too large to read here. Split it, or import it on the command line.',
  unreachable: 'The server is not responding. Check your connection and try again.',

  drop: 'Drop a file here',
  choose: 'Choose a file',
  accepts:
    'CSV, Excel (.xlsx, .xls), OpenDocument (.ods), JSON, StratML (.xml), or a plan exported as Excel, CSV (.zip) or JSON, up to 10 MB. Nothing is changed until you confirm.',
  whereTitle: 'Where to',
  whereHere: (plan: string) => `Into “${plan}”`,
  whereNew: 'As a new plan',
  newName: 'Name of the new plan',
  newNameHint: 'Leave empty to take the name in the file, or of the file.',
  exportTitle: 'Or start from the plan as it is',
  exportSources: 'With where each figure comes from',
  exportText: 'Export the plan, edit it in a spreadsheet and import it again: only your edits are shown as changes.',
  exportAs: { xlsx: 'Excel', csv: 'CSV', json: 'JSON with history' },

  otherPlanTitle: (alike: number, found: number) => `${alike} of ${found} titles match. Is this another plan’s file?`,
  otherPlanText: (plan: string) =>
    `The file’s goal numbers are in “${plan}”, but most of the titles are different. Importing it into this plan would rename those goals.`,
  makeNewPlan: 'Make a new plan',
  importAnyway: 'Import into this plan anyway',

  columnsTitle: 'How columns are read',
  columnsText: 'Each column in the file and how it is read. Correct what is wrong; the preview updates.',
  columnOf: (heading: string) => `Meaning of “${heading}”`,
  leftOut: 'Left out',
  ownFields: 'Own fields',
  ownField: (name: string) => `Own field “${name}”`,
  newOwnField: 'A new own field',
  kindOf: (name: string) => `Kind of “${name}”`,
  period: 'A period',
  periodOf: (name: string) => `Period of “${name}”`,
  figureOf: (name: string) => `Target or actual of “${name}”`,
  periodExample: 'Jan 2026, Q1 2026',
  periodWrong: 'Not a period with its year',
  year: 'Year',
  yearUnsaid: 'Choose the year',
  yearTitle: (heading: string) => `Which year does “${heading}” belong to?`,
  yearText: (headings: readonly string[], more: number) =>
    `${headings.join(', ')}${more === 0 ? '' : ` and ${more} more`}: these columns do not say the year. The columns after the first one follow on.`,
  noHeading: (at: number) => `Column ${at}`,
  tableRows: (count: number) => counted(count, 'row', 'rows'),
  tableKinds: { goals: 'Goals', entries: 'Entries', both: 'Goals and entries', none: 'Not recognised yet' },
  delimiter: 'Cells are separated by',
  delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' },
  dateOrder: 'Dates start with',
  dateOrders: { 'M/D/Y': 'The month: 12/31/2026', 'D/M/Y': 'The day: 31/12/2026' },
  decimalMark: 'Decimal mark',
  decimalMarks: { '.': 'With a point: 1,234.5', ',': 'With a comma: 1.234,5' },
  told: 'As detected in the file',
  keptTitle: 'Saved mappings',
  useKept: 'Use a saved mapping',
  noneKept: 'None',
  keepAs: 'Save this mapping as',
  keep: 'Keep',
  kept: (name: string) => `Saved as “${name}”.`,
  remove: 'Remove',
  removeKept: (name: string) => `Remove “${name}”`,
  removedKept: (name: string) => `Removed “${name}”.`,
  fromFile: 'Use a mapping file',
  notAMapping: 'This is not a mapping file: it must be JSON, as described in the guide.',
  toReview: 'Review',
  toFile: 'Choose another file',

  kinds: {
    added: 'Added',
    changed: 'Changed',
    refused: 'Refused',
    unchanged: 'Unchanged',
  } satisfies Record<DiffKind, string>,
  all: 'All',
  tabsName: 'What is shown',
  inRows: (count: number) => `in ${counted(count, 'row', 'rows')}`,
  /** A plan that is made is not undone. */
  changesOf: (
    {
      goals,
      fields,
      cells,
      settings,
      initiatives,
      milestones,
      decisions,
    }: Record<'goals' | 'fields' | 'cells' | 'settings' | 'initiatives' | 'milestones' | 'decisions', number>,
    isNew: boolean,
  ) =>
    `${new Intl.ListFormat('en').format([
      ...(goals === 0 ? [] : [counted(goals, 'goal', 'goals')]),
      ...(fields === 0 ? [] : [counted(fields, 'field', 'fields')]),
      ...(cells === 0 ? [] : [counted(cells, 'figure', 'figures')]),
      ...(settings === 0 ? [] : [counted(settings, 'setting', 'settings')]),
      ...(initiatives === 0 ? [] : [counted(initiatives, 'initiative', 'initiatives')]),
      ...(milestones === 0 ? [] : [counted(milestones, 'milestone', 'milestones')]),
      ...(decisions === 0 ? [] : [counted(decisions, 'decision', 'decisions')]),
    ])}${isNew ? '' : ', undone in one step'}`,
  goalsAndCells: (goals: number, cells: number, work: number) =>
    countedParts([
      [goals, 'goal', 'goals'],
      [cells, 'figure', 'figures'],
      [work, 'row of work', 'rows of work'],
    ]),
  cellsAndFields: (cells: number, fields: number) =>
    countedParts([
      [cells, 'figure', 'figures'],
      [fields, 'field', 'fields'],
    ]),
  stayAsTheyAre: 'stay as they are',
  notWritten: 'not imported',
  search: 'Goal, work or reason',
  head: {
    choose: 'Include all of these',
    line: 'Line',
    kind: 'Kind',
    goal: 'Goal or work',
    field: 'Field or cell',
    before: 'Before',
    after: 'After',
    reason: 'Reason',
  },
  takeRow: (what: string) => `Include: ${what}`,
  wholeReason: 'Show all of it',
  newGoal: 'New goal',
  gets: (count: number) => `Show ${counted(count, 'value', 'values')}`,
  wholeGoal: 'Goal',
  wholeRow: 'Row',
  under: (number: string) => `under ${number}`,
  atTheTop: 'at the top level',
  cells: (count: number) => counted(count, 'figure', 'figures'),
  figures: { target: 'Target', actual: 'Actual', both: 'both' },
  from: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  defaults: (words: string) => `${words} (default)`,
  nothingOfThis: 'Nothing here.',
  nothingNew: 'The plan already contains all of this. There is nothing to import.',

  before: 'Before you apply',
  zeroTitle: (count: number) => `${counted(count, 'target is', 'targets are')} 0. What does 0 mean here?`,
  zeroText: 'This file never leaves a target empty.',
  zeroNone: 'No target',
  zeroNoneNote: '(empty)',
  zeroZero: 'A target of zero',
  zeroOpen: 'First choose what 0 means.',
  defaultsTaken: 'Defaults used',
  goals: (count: number) => counted(count, 'goal', 'goals'),
  setForAll: 'Set for all',
  setForAllOf: (column: string) => `Set ${column} for all`,
  setFor: (column: string, goal: string) => `${column} of ${goal}`,
  defaultsText: (column: string) =>
    `The file does not give the ${column.toLowerCase()}, so these defaults were used. You can change them.`,
  more: (count: number) => `${count} more`,
  madePlan: (name: string) => `The new plan: ${name}`,
  madeFrom: { chosen: 'as you chose', file: 'from the file', usual: 'as usual' } satisfies Record<
    MadeSetting['from'],
    string
  >,
  settingsTitle: 'Settings that differ',
  settingsText: 'These settings are different in the file. Tick those the plan should take over.',
  settingsChosen: 'You chose otherwise than the file has it. Your choice is kept.',
  settingValues: (before: string, after: string) => `Here: ${before} · File: ${after}`,
  settingFixed: {
    chosen: 'Kept, as you chose it.',
    moves_figures: 'Kept: it would move stored figures. Change it in the plan’s settings, which show what moves.',
    closes_figures: 'Kept: close periods in the plan’s settings.',
  },
  settings: {
    name: 'Name of the plan',
    company: 'Organisation',
    fiscal_month: 'Fiscal year starts in',
    fiscal_display: 'Label of the fiscal year',
    tiers: 'Levels',
    currency: 'Currency sign',
    date_format: 'Dates',
    week_start: 'Week starts on',
    time_zone: 'Time zone',
    perspective_f: 'Perspective F',
    perspective_c: 'Perspective C',
    perspective_o: 'Perspective O',
    perspective_p: 'Perspective P',
    on_target: 'On target from',
    off_target: 'Off target from',
    closed_until: 'Closed until',
    outlook: 'Outlooks',
    levels: 'Names of levels',
    statuses: 'Names of statuses',
    palette: 'Colours of statuses',
    table_columns: 'Columns of the table',
  },
  worthKnowing: 'Worth knowing',
  ofAll: (count: number, of: number | null) =>
    [count, ...(of === null ? [] : [of])].map((each) => each.toLocaleString('en-US')).join(' of '),
  notice: (code: string, count: number, title: string) => {
    const forms = NOTICES[code];
    return forms === undefined ? title : count === 1 ? forms.one : forms.other;
  },
  reason: (code: string | null, value: string | number | null, { text }: Reason) =>
    code === 'cellUnreadable' && value !== null ? `“${value}”: ${text}` : text,
  cellAt: (file: string | null, line: number, column: string) =>
    `${file === null ? 'Line' : `${file}, line`} ${line}, ${column}`,
  cellRead: (value: string | null, { text }: Reason) => (value === null ? text : `“${value}”: ${text}`),
  andMore: (count: number) => `and ${count.toLocaleString('en-US')} more`,
  alsoMade: (made: Record<'members' | 'departments' | 'comments' | 'archived', number>) =>
    `Also creates ${new Intl.ListFormat('en').format([
      ...(made.members === 0 ? [] : [counted(made.members, 'member', 'members')]),
      ...(made.departments === 0 ? [] : [counted(made.departments, 'department', 'departments')]),
      ...(made.comments === 0 ? [] : [counted(made.comments, 'comment', 'comments')]),
      ...(made.archived === 0 ? [] : [counted(made.archived, 'archived goal', 'archived goals')]),
    ])}.`,
  history: (count: number) => `The file includes its history: ${counted(count, 'change', 'changes')}.`,
  refusedFiles: 'This cannot be imported as it is',
  atLine: (file: string, line: number | null) => (line === null ? file : `${file}, line ${line}`),

  changes: (count: number) => counted(count, 'change', 'changes'),
  refusedStay: (count: number) =>
    count === 1 ? '1 refused stays as it is' : `${count.toLocaleString('en-US')} refused stay as they are`,
  backToColumns: 'Back to columns',
  apply: (count: number) => `Apply ${counted(count, 'change', 'changes')}`,
  applying: 'Importing…',
  conflict:
    'Someone has changed the same things in the meantime. Nothing was imported; compare the import with the plan as it is now.',
  again: 'Compare with the plan again',

  doneTitle: (count: number) => `${counted(count, 'change', 'changes')} imported`,
  doneText: 'All of this is a single change to the plan and can be undone in one step.',
  doneNewText: 'The plan is new. If it is not what you wanted, archive it: it can then be read but not changed.',
  undo: 'Undo the import',
  undone: 'The import was undone. The plan is as it was before.',
  openDashboard: 'Open the dashboard',
  openWork: 'Open the work',
  another: 'Import another file',

  columns: {
    goal: 'Figures of this goal',
    goal_number: 'Goal number',
    date: 'Date',
    target: 'Target',
    actual: 'Actual',
    series: 'Target or actual',
    year: 'Year of the period',
  },
  yearTarget: (year: string) => `${year} target`,
  words: {
    sum: 'Sum',
    average: 'Average',
    highest: 'Highest',
    lowest: 'Lowest',
    current: 'Current',
    currency: 'Currency',
    number: 'Number',
    percent: 'Percent',
    weekly: 'Weekly',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    yearly: 'Yearly',
    up: 'Higher is better',
    down: 'Lower is better',
    equal: 'Exactly',
    high: 'High',
    normal: 'Normal',
    low: 'Low',
    none: 'None',
    feeds: 'Feeds its parent',
    yes: 'Yes',
    no: 'No',
    achieved: 'Achieved',
    on_target: 'On target',
    off_target: 'Off target',
    critical: 'Critical',
    not_started: 'Not started',
    deferred: 'Deferred',
  },
  nothing: '–',
};

/** Of those that can be many; of the others there is one in a file, said as the server says it. */
const NOTICES: Readonly<Record<string, { readonly one: string; readonly other: string }>> = {
  memberStated: {
    one: 'Member in the file: cannot open the plan before somebody invites them',
    other: 'Members in the file: cannot open the plan before somebody invites them',
  },
  memberLeads: {
    one: 'Member in the file who has an account: leads the plan',
    other: 'Members in the file who have an account: lead the plan',
  },
  goalAgain: {
    one: 'Goal that an earlier sheet has too: that row is used, and the figures of both',
    other: 'Goals that an earlier sheet has too: those rows are used, and the figures of both',
  },
  memberKept: {
    one: 'Member in the file whom no goal names: left out, only a new plan takes them',
    other: 'Members in the file whom no goal names: left out, only a new plan takes them',
  },
  commentKept: {
    one: 'Comment of a goal that is in the plan already or archived: left out',
    other: 'Comments of goals that are in the plan already or archived: left out',
  },
  archiveKept: {
    one: 'Archived goal: left out, only a new plan takes it',
    other: 'Archived goals: left out, only a new plan takes them',
  },
  workChanged: {
    one: 'Cell that changes an initiative, milestone or decision of the plan',
    other: 'Cells that change initiatives, milestones or decisions of the plan',
  },
  workKept: {
    one: 'Archived initiative, milestone or decision: left out, only a new plan takes it',
    other: 'Archived initiatives, milestones and decisions: left out, only a new plan takes them',
  },
  planTableRead: { one: 'How a table beside the goals was read', other: 'How tables beside the goals were read' },
  memberDepartment: {
    one: 'New member put into the department of their goals and initiatives',
    other: 'New members put into the department of their goals and initiatives',
  },
  newMember: {
    one: 'Owner not in the plan yet: made a member, who can open it once invited',
    other: 'Owners not in the plan yet: made members, who can open it once invited',
  },
  newDepartment: { one: 'Department not in the plan yet: created', other: 'Departments not in the plan yet: created' },
  unitFromHeading: {
    one: 'Unit left out: taken from the headings of its figures',
    other: 'Units left out: taken from the headings of their figures',
  },
  targetYear: { one: 'Year-end target put into a fiscal year', other: 'Year-end targets put into a fiscal year' },
  dateToPeriod: {
    one: 'Date moved to the first day of its period',
    other: 'Dates moved to the first day of their period',
  },
  dateRead: { one: 'Date read as more than it says, or less', other: 'Dates read as more than they say, or less' },
  numberRead: {
    one: 'Number that can be read in two ways, or is abbreviated',
    other: 'Numbers that can be read in two ways, or are abbreviated',
  },
  percentSign: {
    one: 'Percent sign left out: the number before it is used',
    other: 'Percent signs left out: the number before each is used',
  },
  noValue: {
    one: 'Cell that says there is no value: read as empty',
    other: 'Cells that say there is no value: read as empty',
  },
  depthChanged: { one: 'Depth changed to fit below the parent', other: 'Depths changed to fit below the parent' },
  ownerFirst: {
    one: 'Goal with several owners: the first is used',
    other: 'Goals with several owners: the first is used',
  },
  textCleaned: {
    one: 'Text with control characters, which were removed',
    other: 'Texts with control characters, which were removed',
  },
  figureCleared: {
    one: 'Figure in the plan cleared by an empty cell',
    other: 'Figures in the plan cleared by an empty cell',
  },
  statusLapsed: {
    one: 'Status set by hand that lapses with a new actual',
    other: 'Statuses set by hand that lapse with a new actual',
  },
  unknownColumn: { one: 'Column that has no meaning here', other: 'Columns that have no meaning here' },
  noFigures: {
    one: 'Entry without a target and without an actual: nothing to store',
    other: 'Entries without a target and without an actual: nothing to store',
  },
  outsideWindow: {
    one: 'Entry outside its goal’s start and end: stored, and counted when those dates change',
    other: 'Entries outside their goal’s start and end: stored, and counted when those dates change',
  },
  periodFar: {
    one: 'Figure of a period before 1900 or more than 50 years ahead: stored, likely a typing error',
    other: 'Figures of periods before 1900 or more than 50 years ahead: stored, likely typing errors',
  },
  groupFigure: {
    one: 'Figure of a group: stored, and turns the group into a goal of its own',
    other: 'Figures of groups: stored, and turn the groups into goals of their own',
  },
  currencyOther: {
    one: 'Unit in another currency than the plan’s',
    other: 'Units in another currency than the plan’s',
  },
  doubts: { one: 'The file does not agree with itself', other: 'The file does not agree with itself' },
  smallPercent: {
    one: 'Figure of up to 1 in a percentage: read as it stands, not as a share of 1',
    other: 'Figures of up to 1 in percentages: read as they stand, not as shares of 1',
  },
  newOwnField: { one: 'Own field in the file: created', other: 'Own fields in the file: created' },
  ownRequired: {
    one: 'Required own field that is empty: fill it in later',
    other: 'Required own fields that are empty: fill them in later',
  },
  zeroTargets: {
    one: 'Target of 0, which some sources write for none',
    other: 'Targets of 0, which some sources write for none',
  },
};
