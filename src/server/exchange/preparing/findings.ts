import type { FindingKind, ImportFinding, ImportFindingGroup } from '#contract/import.ts';

/**
 * Everything an import does that the file did not plainly say, by code: of which kind it is, and the sentence over its
 * list. An importer never guesses silently (interfaces, Import files).
 */
export const FINDINGS = {
  planName: ['default', 'Name of the plan left out'],
  planTiers: ['default', 'Tiers of the plan left out'],
  planCurrency: ['default', 'Currency of the plan left out'],
  function: ['default', 'Function left out: Current for percent, rates and yearly goals, Sum for the rest'],
  direction: ['default', 'Direction left out: up'],
  trackingFromEntries: ['default', 'Tracking left out: told from the spacing of the entries'],
  trackingFromOthers: ['default', 'Tracking left out and too few entries to tell: as most goals of the import'],
  valueTypeFromUnit: ['default', 'Value type left out: told from the unit'],
  valueType: ['default', 'Value type and unit left out: number'],
  parentFromNumber: ['default', 'Parent left out: taken from the dots of the number'],
  depth: ['default', 'Depth left out: one below the parent'],
  measureFromUnit: ['default', 'Measure left out: the unit stands for it'],
  memberDepartment: ['default', 'New members put into the department of their goals'],
  targetYear: ['default', 'End-of-year target put into a fiscal year'],
  newMember: ['default', 'Owner not in the plan yet: made a member without an account'],
  newDepartment: ['default', 'Department not in the plan yet: made'],

  dateToPeriod: ['changed', 'Date moved to the first day of its period'],
  dateRead: ['changed', 'Date read as more than it says, or less'],
  numberRead: ['changed', 'Number that can be read in two ways, or is written short'],
  depthChanged: ['changed', 'Depth changed to fit below the parent'],
  depthBelow: ['changed', 'Goal already in the plan moved with its parent'],
  textCleaned: ['changed', 'Control characters taken out of a text'],
  figureCleared: ['changed', 'Figure in the plan cleared by an empty cell'],
  statusLapsed: ['changed', 'Status set by hand lapses with a new actual'],

  unknownColumn: ['dropped', 'Column that has no meaning here'],
  wordUnknown: ['dropped', 'Word that is not one of the choices'],
  cellUnreadable: ['dropped', 'Cell that cannot be read'],
  perspectiveUnknown: ['dropped', 'Perspective that is not one of the plan’s four'],
  ownerAmbiguous: ['dropped', 'Owner that several members could be'],
  trackingKept: ['dropped', 'Tracking that cannot change because entries are stored'],
  statusNoteAlone: ['dropped', 'Status note without a status'],
  figureTwice: ['dropped', 'Two rows give one figure differently: neither is taken'],
  rollupUnfit: ['dropped', 'Roll-up that the children do not allow'],

  rowUnreadable: ['refused', 'Row that cannot be read'],
  numberMissing: ['refused', 'Goal without a number'],
  numberTwice: ['refused', 'Goal number used by an earlier row'],
  titleMissing: ['refused', 'Goal without a title'],
  textTooLong: ['refused', 'Text that is too long'],
  dateUnreadable: ['refused', 'Date that cannot be read'],
  windowReversed: ['refused', 'Goal that ends before it starts'],
  parentMissing: ['refused', 'Parent that is not there'],
  parentRefused: ['refused', 'Parent that stays out'],
  parentCycle: ['refused', 'Goals that are each other’s parents'],
  tooDeep: ['refused', 'Goal below the lowest level'],
  goalMissing: ['refused', 'Entry of a goal that is not there'],
  goalRefused: ['refused', 'Entry of a goal that stays out'],
  goalComputed: ['refused', 'Entry of a goal whose figures are computed from its children'],

  readAs: ['notice', 'How a file was read'],
  dateOrder: ['notice', 'Dates put the day first, or the month'],
  noFigures: ['notice', 'Entry without a target and without an actual: nothing to store'],
  outsideWindow: ['notice', 'Entry outside its goal’s start and end: stored, and counted when the window changes'],
  currencyOther: ['notice', 'Unit in another currency than the plan’s'],
  zeroTargets: ['notice', 'Targets of 0, which some sources write for none'],
} as const satisfies Readonly<Record<string, readonly [FindingKind, string]>>;

export type FindingCode = keyof typeof FINDINGS;

/** Where something was found; the column by our name, null where it is the whole row or file. */
export type Place = { readonly file: string; readonly line: number | null; readonly column?: string | null };

export type Findings = {
  add(code: FindingCode, place: Place, said: { readonly value?: string; readonly reason: string }): void;
  /** By kind and code in the order of `FINDINGS`, each with all its places. */
  groups(): ImportFindingGroup[];
};

/** No cell is repeated longer than this in a list. */
const SHOWN_CHARACTERS = 80;

export function createFindings(): Findings {
  const byCode = new Map<FindingCode, ImportFinding[]>();
  return {
    add(code, place, { value, reason }) {
      const list = byCode.get(code) ?? [];
      byCode.set(code, list);
      const shown = value === undefined ? null : shortened(value);
      list.push({ file: place.file, line: place.line, column: place.column ?? null, value: shown, reason });
    },
    groups: () => codes().flatMap((code) => groupOf(code, byCode.get(code) ?? [])),
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

function groupOf(code: FindingCode, findings: readonly ImportFinding[]): ImportFindingGroup[] {
  if (findings.length === 0) return [];
  const [kind, title] = FINDINGS[code];
  return [{ kind, code, title, count: findings.length, findings }];
}

function shortened(value: string): string {
  const characters = [...value.slice(0, 4 * SHOWN_CHARACTERS)];
  if (characters.length <= SHOWN_CHARACTERS) return value;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}…`;
}
