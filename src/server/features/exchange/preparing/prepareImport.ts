import { isDeepStrictEqual } from 'node:util';
import type { GoalCounts, ImportPreview, ImportRefusal } from '#contract/import.ts';
import type { SettingDiff } from '#contract/importDraft.ts';
import { handStatusAfterActual } from '#core/figure/handStatus.ts';
import { asMeasured } from '#core/goal/measuredByMilestones.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { createFindings, type Findings, type FoundPreview } from '#server/features/exchange/preparing/base/findings.ts';
import { createPeople } from '#server/features/exchange/preparing/base/people.ts';
import type { ImportMoment, PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { type KnownSheet, readSheets } from '#server/features/exchange/preparing/base/sheets.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { readWork } from '#server/features/exchange/preparing/work/readWork.ts';
import { NO_WORK_COUNTS } from '#server/features/exchange/preparing/work/workChanged.ts';
import type { WorkDrafts, WorkRowsRead } from '#server/features/exchange/preparing/work/workRows.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { Cell, Edit, StoredGoal } from '#server/store/rows/edit.ts';
import { NO_ARCHIVE, readArchive } from './archivedGoals.ts';
import { cellFinder } from './cellFinder.ts';
import { readComments } from './commentRows.ts';
import { type EntryEdits, entryEditsOf } from './entryEdits.ts';
import { type EntryRows, readEntryRows } from './entryRows.ts';
import { type BookedGoal, bookGoals } from './goalBook.ts';
import { type GoalRows, readGoalRows } from './goalRows.ts';
import { listImplausibleTargets } from './implausibleEntries.ts';
import { keepFormulas } from './keepFormulas.ts';
import { withDepartments } from './memberDepartments.ts';
import { isLikelyOtherPlan, matchTitles, type TitleMatch } from './otherPlan.ts';
import { listOwnFields } from './ownFieldRows.ts';
import { fitRollups } from './rollupFit.ts';
import { diffSettings } from './settingsDiff.ts';
import { exportedName, readSettings } from './settingsRead.ts';
import { stampComputed } from './stampComputed.ts';
import { listKept, listMembers, readPeople, type StatedPeople } from './statedPeople.ts';
import { withYearTargets } from './yearTargets.ts';

export type PreparedImport = {
  readonly preview: FoundPreview;
  /** What makes the plan as the preview says; empty where nothing changes or a file is refused. */
  readonly edits: readonly Edit[];
  /** Of those, what is none of a goal in the plan: its settings, people, comments, archived goals and work. */
  readonly beside: readonly Edit[];
  /** Whether everybody of the file comes into a plan that is made. */
  readonly isWhole: boolean;
  /** In which settings the plan and the file differ. */
  readonly settings: readonly SettingDiff[];
  /** Whether some of those change a plan that is there. */
  readonly isPlanChanged: boolean;
  /** Own fields of the plan after the import. */
  readonly fields: readonly OwnField[];
  /** What they come from, for who lists the difference; null where a file is refused. */
  readonly workings: ImportWorkings | null;
  readonly titles: TitleMatch;
};

/** What was read and what becomes of it. */
export type ImportWorkings = {
  readonly sheets: readonly KnownSheet[];
  readonly goalRows: GoalRows;
  readonly entryRows: EntryRows;
  /** Every goal of the plan after the import, by its shown number. */
  readonly goals: ReadonlyMap<string, BookedGoal>;
  /** By the shown number of the goal; only what changes. */
  readonly cells: EntryEdits['cells'];
  readonly work: WorkDrafts;
  readonly workRows: WorkRowsRead;
};

/**
 * Sets tables against a plan: what would be added, changed and left, what was assumed, and what stays out and why.
 * Nothing is written; the edits, applied as one change, make it so. The same tables again come to no edits.
 */
export function prepareImport(
  { tables, refusals, planTables = [] }: Reading,
  given: PlanState,
  {
    moment,
    findings = createFindings(),
    takenSettings = null,
  }: {
    readonly moment: ImportMoment;
    readonly findings?: Findings;
    /** The names of those settings of the file that a plan that is there takes over; null: the usual ones. */
    readonly takenSettings?: readonly string[] | null;
  },
): PreparedImport {
  const ownSettings = readSettings(planTables, { plan: given.plan, findings });
  const { plan, settings } = diffSettings(given.plan, {
    read: ownSettings,
    isNew: given.isNew,
    isMeasured: given.series.size > 0,
    taken: takenSettings,
    findings,
  });
  const state = { ...given, plan };
  const read = readSheets(tables, plan, findings);
  const refused = [...refusals, ...read.refusals];
  if (refused.length > 0) return { ...NOTHING, fields: plan.fields, preview: refusedPreview(state, refused) };
  const stated = readPeople(planTables, { plan, findings, createId: moment.createId });
  const people = createPeople(state.isNew ? stated : state, {
    createId: moment.createId,
    findings,
    described: stated.members,
    leaderEmails: state.leaderEmails ?? [],
  });
  const around: Surroundings = { state, people, moment, findings };
  const goalRows = readGoalRows(read.sheets, plan);
  const entryRows = readEntryRows(read.sheets);
  const placed = bookGoals(goalRows, entryRows.byGoal, around);
  // A plan that went out whole comes back as it was, also where an import would not make it so.
  const isExport = state.isNew && exportedName(planTables) !== null;
  const formulated = keepFormulas(placed.goals, entryRows.byGoal, around);
  const booked = { ...placed, goals: isExport ? formulated : measuredGoals(formulated) };
  const book = entryRows.figures.hasYears ? withYearTargets(booked, entryRows.byGoal, around) : booked;
  listImplausibleTargets(book.goals, around);
  const titles = matchTitles(book.goals.values());
  if (isLikelyOtherPlan(titles)) listOtherPlan(titles, read.sheets, findings);
  const fitted = isExport ? book : { ...book, goals: fitRollups(book, entryRows.byGoal, around) };
  const entries = entryEditsOf(entryRows, { ...fitted, takesComputed: isExport }, around);
  const standing = lapsed(fitted.goals, { entryRows, entries }, around);
  const goals = stampComputed(standing, entries.cells, around);
  const counts = goalCounts(goals, goalRows.read);
  const archive = state.isNew ? readArchive(planTables, { live: goals, around }) : NO_ARCHIVE;
  const comments = readComments(planTables, { live: goals, archived: archive.goals }, around);
  const work = readWork(planTables, { live: goals, archived: archive.goals }, around);
  const members = withDepartments(
    [
      ...[...goals.values()].map(({ after }) => after),
      ...work.drafts.initiatives.flatMap(({ after: { ownerId: memberId, departmentId } }) =>
        departmentId === null ? [] : [{ memberId, departmentId }],
      ),
    ],
    around,
  );
  const changed = [...goals.values()].filter(isChanged);
  const made = state.isNew ? stated : NOBODY;
  if (state.isNew) {
    listMembers(stated.members, { planTables, leaderEmails: state.leaderEmails ?? [] }, findings);
    listOwnFields(ownSettings, plan, findings);
  } else listKept({ planTables, stated, members: [...state.members, ...members] }, findings);
  const isPlanChanged = !state.isNew && settings.some(({ is_taken: isTaken }) => isTaken);
  const beside: Edit[] = [
    ...(state.isNew || isPlanChanged ? [{ entity: 'plan', after: plan } as const] : []),
    ...[...made.departments, ...people.newDepartments].map(
      (after): Edit => ({ entity: 'department', id: after.id, after }),
    ),
    ...[...made.members, ...members].map((after): Edit => ({ entity: 'member', id: after.id, after })),
    ...archive.edits,
    ...comments.map((after): Edit => ({ entity: 'comment', id: after.id, after })),
    ...work.edits,
  ];
  const ofGoals: Edit[] = [
    ...changed.map(({ after }): Edit => ({ entity: 'goal', id: after.id, after })),
    ...entryEdits(goals, entries.cells),
  ];
  const preview: FoundPreview = {
    plan: { id: state.isNew ? null : plan.id, name: plan.name, isNew: state.isNew },
    files: [...read.sheets.map(fileOf), ...work.files],
    goals: counts,
    entries: entries.counts,
    members: { add: made.members.length + members.length },
    departments: { add: made.departments.length + people.newDepartments.length },
    comments: { add: comments.length },
    archived: { add: archive.goals.size },
    work: work.counts,
    groups: findings.groups({ goals: goalRows.read, entries: entryRows.read }, cellFinder([...tables, ...planTables])),
    refusals: [],
  };
  const workings = {
    sheets: read.sheets,
    goalRows,
    entryRows,
    goals,
    cells: entries.cells,
    work: work.drafts,
    workRows: work.rows,
  };
  // A plan or a member is made for goals, entries and work, never alone.
  const isNothing = ofGoals.length + work.edits.length === 0 && !isPlanChanged;
  const isWhole = state.isNew && stated.members.length > 0;
  const edits = isNothing ? [] : [...beside, ...ofGoals];
  return { preview, edits, beside, isWhole, settings, isPlanChanged, fields: plan.fields, workings, titles };
}

/** Rows that make a goal one that is measured by its milestones also say what follows from that. */
function measuredGoals(goals: ReadonlyMap<string, BookedGoal>): ReadonlyMap<string, BookedGoal> {
  return new Map(Array.from(goals, ([key, goal]) => [key, { ...goal, after: measuredByRow(goal) }]));
}

function measuredByRow({ before, after, row }: BookedGoal): StoredGoal {
  if (row === null || !after.isByMilestones) return after;
  if (!before?.isByMilestones) return asMeasured(after);
  const { aggregation, valueType, unit, targetDirection, actualFormula, targetFormula, rollup } = before;
  return { ...after, aggregation, valueType, unit, targetDirection, actualFormula, targetFormula, rollup };
}

const NOBODY: StatedPeople = { departments: [], members: [] };

/** What a refused file comes to. */
const NOTHING: Omit<PreparedImport, 'preview' | 'fields'> = {
  edits: [],
  beside: [],
  isWhole: false,
  settings: [],
  isPlanChanged: false,
  workings: null,
  titles: { found: 0, alike: 0, akin: 0 },
};

function listOtherPlan({ found, alike }: TitleMatch, sheets: readonly KnownSheet[], findings: Findings): void {
  const file = sheets.find(({ kind }) => kind === 'goals')?.sheet.table.file ?? '';
  const reason = `${alike} of ${found} titles match those of the plan’s goals with the same numbers`;
  findings.add('otherPlan', { file, line: null }, { reason });
}

function fileOf({ kind, sheet: { table } }: KnownSheet): ImportPreview['files'][number] {
  return { name: table.file, kind, rows: table.rows.length + table.unreadable.length };
}

/** A status set by hand lapses at the goal's next actual, unless its row says it anew (rule 3.8). */
function lapsed(
  goals: ReadonlyMap<string, BookedGoal>,
  { entryRows, entries }: { readonly entryRows: EntryRows; readonly entries: EntryEdits },
  { findings }: Surroundings,
): ReadonlyMap<string, BookedGoal> {
  let all: Map<string, BookedGoal> | null = null;
  for (const [key, ofGoal] of entries.cells) {
    const goal = goals.get(key);
    if (goal === undefined || goal.before === null || ![...ofGoal].some(givesActual)) continue;
    const handStatus = goal.row?.status === undefined ? handStatusAfterActual(goal.after) : goal.after.handStatus;
    const place = entryRows.byGoal.get(key)?.[0]?.place;
    if (handStatus === goal.after.handStatus || place === undefined) continue;
    all ??= new Map(goals);
    all.set(key, { ...goal, after: { ...goal.after, handStatus } });
    findings.add('statusLapsed', place, { reason: `${goal.after.number}: ${goal.after.handStatus?.status}` });
  }
  return all ?? goals;
}

function givesActual({ actual }: Cell): boolean {
  return actual !== undefined && actual !== null;
}

function goalCounts(goals: ReadonlyMap<string, BookedGoal>, read: number): GoalCounts {
  const counts = { add: 0, change: 0, same: 0 };
  for (const goal of goals.values()) {
    if (goal.row === null) continue;
    counts[goal.before === null ? 'add' : isChanged(goal) ? 'change' : 'same'] += 1;
  }
  return { read, ...counts, refused: read - counts.add - counts.change - counts.same };
}

function isChanged({ before, after }: BookedGoal): boolean {
  return before === null || !isDeepStrictEqual(before, after);
}

function entryEdits(goals: ReadonlyMap<string, BookedGoal>, cells: EntryEdits['cells']): Edit[] {
  const edits: Edit[] = [];
  for (const [key, ofGoal] of cells) {
    const goal = goals.get(key);
    if (goal !== undefined) edits.push({ entity: 'entries', goalId: goal.after.id, cells: ofGoal });
  }
  return edits;
}

function refusedPreview({ plan, isNew }: PlanState, refusals: readonly ImportRefusal[]): ImportPreview {
  return {
    plan: { id: isNew ? null : plan.id, name: plan.name, isNew },
    files: [],
    goals: { read: 0, add: 0, change: 0, same: 0, refused: 0 },
    entries: { read: 0, add: 0, change: 0, same: 0, empty: 0, refused: 0 },
    members: { add: 0 },
    departments: { add: 0 },
    comments: { add: 0 },
    archived: { add: 0 },
    work: NO_WORK_COUNTS,
    groups: [],
    refusals,
  };
}
