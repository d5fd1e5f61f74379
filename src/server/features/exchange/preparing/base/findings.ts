import type { FoundReason } from '#contract/foundReason.ts';
import type { FindingKind, ImportFindingGroup, ImportPreview } from '#contract/import.ts';
import { reasonText } from '#server/features/exchange/values/because.ts';
import { type CellFinder, FoundColumns, type FoundList } from './foundList.ts';

/** Of which rows a finding is one, for "425 of 425"; null where it is none of rows. */
type Subject = 'goals' | 'entries' | null;

/**
 * Everything an import does that the file did not plainly say, by code: of which kind it is, of which
 * rows, and the sentence over its list. An importer never guesses silently (rule 9.2).
 */
const FINDINGS = {
  planName: ['default', null, 'Name of the plan left out: taken from the files'],
  planTiers: ['default', null, 'Tiers of the plan left out: three where goals or initiatives have departments'],
  planCurrency: ['default', null, 'Currency of the plan left out: told from the units'],
  planDateFormat: ['default', null, 'Date format of the plan left out: told from the dates'],
  yearTaken: ['default', null, 'Year of headings left out: the plan’s current one'],
  function: ['default', 'goals', 'Function left out: Current for percent, rates and yearly goals, Sum for the rest'],
  direction: ['default', 'goals', 'Direction left out: up'],
  trackingFromEntries: ['default', 'goals', 'Tracking left out: told from the weeks, quarters or days of the entries'],
  trackingFromChildren: ['default', 'goals', 'Tracking of a roll-up left out: as rarely as the rarest goal below it'],
  trackingFromOthers: [
    'default',
    'goals',
    'Tracking left out and too few entries to tell: as most goals of the import',
  ],
  valueTypeFromUnit: ['default', 'goals', 'Value type left out: told from the unit'],
  valueType: ['default', 'goals', 'Value type and unit left out: number'],
  unitFromHeading: ['default', 'goals', 'Unit left out: taken from the headings of its figures'],
  parentFromNumber: ['default', 'goals', 'Parent left out: taken from the dots of the number'],
  depth: ['default', 'goals', 'Depth left out: one below the parent'],
  memberDepartment: ['default', null, 'New members put into the department of their goals and initiatives'],
  targetYear: ['default', 'goals', 'End-of-year target put into a fiscal year'],
  newMember: [
    'default',
    null,
    'Owner not in the plan yet: made a member, who cannot open the plan before somebody invites them',
  ],
  newDepartment: ['default', null, 'Department not in the plan yet: made'],
  newOwnField: ['default', null, 'Own field of the file: made'],
  memberStated: ['default', null, 'Member of the file: cannot open the plan before somebody invites them'],
  memberLeads: ['default', null, 'Member of the file who has an account and leads the plan'],

  dateToPeriod: ['changed', 'entries', 'Date moved to the first day of its period'],
  periodRead: ['changed', null, 'Period that is not plainly said: read by the plan’s fiscal year'],
  yearTarget: [
    'changed',
    'entries',
    'Target of a whole year where months or weeks are reported: the year’s end target',
  ],
  dateRead: ['changed', null, 'Date read as more than it says, or less'],
  numberRead: ['changed', null, 'Number that can be read in two ways, or is written short'],
  percentSign: ['changed', null, 'Percent sign left out: the number before it is taken'],
  noValue: ['changed', null, 'Cell that says there is no value: read as empty'],
  depthChanged: ['changed', 'goals', 'Depth changed to fit below the parent'],
  ownerFirst: ['changed', 'goals', 'Several owners: the first is taken'],
  textCleaned: ['changed', null, 'Control characters taken out of a text'],
  figureCleared: ['changed', null, 'Figure in the plan cleared by an empty cell'],
  settingTaken: ['changed', null, 'Setting of the plan that is taken from the file'],
  workChanged: ['changed', null, 'Cell that changes an initiative, milestone or decision of the plan'],
  statusLapsed: ['changed', null, 'Status set by hand lapses with a new actual'],

  unknownColumn: ['dropped', null, 'Column that has no meaning here'],
  wordUnknown: ['dropped', null, 'Word that is not one of the choices'],
  cellUnreadable: ['dropped', null, 'Cell that cannot be read'],
  perspectiveUnknown: ['dropped', 'goals', 'Perspective that is not one of the plan’s four'],
  ownerAmbiguous: ['dropped', 'goals', 'Owner that several members could be'],
  windowKept: ['dropped', 'goals', 'Start or end that would turn the goal’s window round'],
  trackingKept: ['dropped', 'goals', 'Tracking that cannot change because entries are stored'],
  unitTooLong: ['dropped', 'goals', 'Unit that is too long'],
  statusNoteAlone: ['dropped', 'goals', 'Status note without a status'],
  figureTwice: ['dropped', 'entries', 'Two rows give one figure differently: neither is taken'],
  rollupUnfit: ['dropped', 'goals', 'Roll-up that the children do not allow'],

  workLinkUnfit: ['dropped', null, 'Link of an initiative, milestone or decision that cannot be taken'],
  formulaUnfit: ['dropped', 'goals', 'Formula that cannot be read, or goes in a circle'],

  settingUnknown: ['dropped', null, 'Setting that is not one of a plan'],

  rowUnreadable: ['refused', null, 'Row that cannot be read'],
  numberMissing: ['refused', 'goals', 'Goal without a number'],
  numberUnfit: ['refused', 'goals', 'Goal number with nothing between its dots'],
  numberTwice: ['refused', 'goals', 'Goal number used by an earlier row'],
  numberAmbiguous: ['refused', 'goals', 'Goal number that several goals of the plan have'],
  titleMissing: ['refused', 'goals', 'Goal without a title'],
  textTooLong: ['refused', 'goals', 'Text that is too long'],
  dateUnreadable: ['refused', 'entries', 'Date that cannot be read'],
  windowReversed: ['refused', 'goals', 'Goal that ends before it starts'],
  parentMissing: ['refused', 'goals', 'Parent that is not there'],
  parentRefused: ['refused', 'goals', 'Parent that stays out'],
  parentCycle: ['refused', 'goals', 'Goal that is its own ancestor'],
  tooDeep: ['refused', 'goals', 'Goal below the lowest level'],
  goalMissing: ['refused', 'entries', 'Entry of a goal that is not there'],
  goalRefused: ['refused', 'entries', 'Entry of a goal that stays out'],
  memberTwice: ['refused', null, 'Member with the e-mail of an earlier row'],
  planRowUnfit: ['refused', null, 'Comment, or row of an archived goal, that cannot be taken'],
  workRowUnfit: ['refused', null, 'Initiative, milestone or decision that cannot be taken'],
  goalComputed: ['refused', 'entries', 'Entry of a goal whose figures are computed from its children'],
  goalByMilestones: ['refused', 'entries', 'Entry of a goal that is measured by its milestones'],
  goalByFormula: ['refused', 'entries', 'Entry of a figure that a formula gives'],
  quarterTotal: ['refused', 'entries', 'Quarter whose months are given too'],
  yearActual: ['refused', 'entries', 'Actual of a whole year where months or weeks are reported'],

  doubts: ['notice', null, 'In which the file does not agree with itself'],
  settingKept: ['notice', null, 'Setting of the plan that differs in the file'],
  commentKept: ['notice', null, 'Comment of a goal that is in the plan already or archived: left out'],
  archiveKept: ['notice', null, 'Archived goal: left out, as only a plan that is made takes them'],
  workKept: [
    'notice',
    null,
    'Archived initiative, milestone or decision: left out, as only a plan that is made takes them',
  ],
  memberKept: [
    'notice',
    null,
    'Member of the file whom no goal names: left out, as only a plan that is made takes them',
  ],
  planTableRead: ['notice', null, 'How a table beside the goals was read'],
  otherPlan: ['notice', null, 'Likely the file of another plan'],
  goalAgain: ['notice', null, 'Goal that an earlier sheet has too: that row is used, and the figures of both'],
  readAs: ['notice', null, 'How a file was read'],
  dateOrder: ['notice', null, 'Dates put the day first, or the month'],
  noFigures: ['notice', 'entries', 'Entry without a target and without an actual: nothing to store'],
  outsideWindow: [
    'notice',
    'entries',
    'Entry outside its goal’s start and end: stored, and counted when the window changes',
  ],
  periodFar: [
    'notice',
    'entries',
    'Figure of a period before 1900 or more than 50 years ahead: stored, likely a typing error',
  ],
  groupFigure: ['notice', 'entries', 'Figure of a group: stored, and turns the group into a goal of its own'],
  ownRequired: ['notice', 'goals', 'Required own field that is empty'],
  currencyOther: ['notice', null, 'Unit in another currency than the plan’s'],
  smallPercent: ['notice', 'entries', 'Figure of up to 1 in a percentage: read as it stands, not as a share of 1'],
  zeroTargets: ['notice', 'entries', 'Targets of 0, which some sources write for none'],
} as const satisfies Readonly<Record<string, readonly [FindingKind, Subject, string]>>;

export type FindingCode = keyof typeof FINDINGS;

/** Whether a goal stays out where this is found. */
export function isGoalRefused(code: string): boolean {
  const [kind, subject] = FINDINGS[code as FindingCode] ?? [];
  return kind === 'refused' && subject === 'goals';
}

/** Where something was found; the column by our name, null where it is the whole row or file. */
export type Place = { readonly file: string; readonly line: number | null; readonly column?: string | null };

type RowsRead = { readonly goals: number; readonly entries: number };

export type Findings = {
  /** How many were added. */
  readonly count: number;
  add(code: FindingCode, place: Place, said: { readonly value?: string; readonly reason: string | FoundReason }): void;
  /** By kind and code in the order of `FINDINGS`, each with all its places. Takes how many rows were read. */
  groups(read: RowsRead, cellOf?: CellFinder): FoundGroup[];
};

export type FoundGroup = Omit<ImportFindingGroup, 'findings'> & { readonly findings: FoundList };

/** A preview whose findings are made when they are gone through. */
export type FoundPreview = Omit<ImportPreview, 'groups'> & { readonly groups: readonly FoundGroup[] };

/** The same with every finding in a list, as it travels. */
export function listedPreview(preview: FoundPreview): ImportPreview {
  return { ...preview, groups: preview.groups.map((group) => ({ ...group, findings: [...group.findings] })) };
}

/** No cell is repeated longer than this in a list. */
const SHOWN_CHARACTERS = 80;

export function createFindings(): Findings {
  const byCode = new Map<FindingCode, FoundColumns>();
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(code, place, { value, reason }) {
      const list = byCode.get(code) ?? new FoundColumns();
      byCode.set(code, list);
      count += 1;
      const shown = value === undefined ? null : shortened(value);
      const said = typeof reason === 'string' ? { reason } : { reason: reasonText(reason), said: reason };
      list.add({ file: place.file, line: place.line, column: place.column ?? null, value: shown, ...said });
    },
    groups: (read, cellOf = () => null) =>
      codes().flatMap((code) => groupOf(code, byCode.get(code)?.locate(cellOf), read)),
  };
}

function codes(): FindingCode[] {
  const all: FindingCode[] = [];
  for (const code in FINDINGS) if (isCode(code)) all.push(code);
  return all;
}

function isCode(code: string): code is FindingCode {
  return Object.hasOwn(FINDINGS, code);
}

function groupOf(code: FindingCode, found: FoundColumns | undefined, read: RowsRead): FoundGroup[] {
  if (found === undefined) return [];
  const [kind, subject, title] = FINDINGS[code];
  const of = subject === null ? null : read[subject];
  return [{ kind, code, title, count: found.length, of, findings: found.sort() }];
}

function shortened(value: string): string {
  if (value.length <= SHOWN_CHARACTERS) return value;
  const characters = [...value.slice(0, 4 * SHOWN_CHARACTERS)];
  if (characters.length <= SHOWN_CHARACTERS) return value;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}…`;
}
