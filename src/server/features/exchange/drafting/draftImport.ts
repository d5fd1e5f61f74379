import type { ImportPreview } from '#contract/import.ts';
import { type DefaultTaken, type ImportAnswers, SETTABLE, type SettableColumn } from '#contract/importDraft.ts';
import { type ReadNotice, TOLD_REASONS } from '#contract/readNotice.ts';
import type { WorkNoun } from '#contract/work.ts';
import type { Day } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Plan } from '#core/plan/plan.ts';
import { ownNamesIn } from '#server/features/exchange/columns/ownFieldTable.ts';
import { diffRows } from '#server/features/exchange/diff/diffRows.ts';
import { defaultsByGoal, wordOf } from '#server/features/exchange/diff/goalRows.ts';
import { workRowKey } from '#server/features/exchange/diff/workRows.ts';
import { mapTables } from '#server/features/exchange/mapping/mapTables.ts';
import { proposedYear } from '#server/features/exchange/mapping/proposedYear.ts';
import { proposeMapping } from '#server/features/exchange/mapping/proposeMapping.ts';
import { yearlessOf } from '#server/features/exchange/mapping/yearlessOf.ts';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { createFindings, type Findings, listedPreview } from '#server/features/exchange/preparing/base/findings.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { madeSettings } from '#server/features/exchange/preparing/madeSettings.ts';
import { newPlan } from '#server/features/exchange/preparing/newPlan.ts';
import { isLikelyOtherPlan } from '#server/features/exchange/preparing/otherPlan.ts';
import {
  type ImportWorkings,
  type PreparedImport,
  prepareImport,
} from '#server/features/exchange/preparing/prepareImport.ts';
import { exportedName } from '#server/features/exchange/preparing/settingsRead.ts';
import type { WorkDraft } from '#server/features/exchange/preparing/work/workRows.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { FileRefusal } from '#server/features/exchange/tables/sourceFile.ts';
import type { LineNotice } from '#server/features/exchange/tables/table.ts';
import { FileTooLarge } from '#server/features/exchange/understanding/grids/readGrids.ts';
import type { Understanding } from '#server/features/exchange/understanding/understand.ts';
import { proofOf } from '#server/features/exchange/understanding/understand.ts';
import { isLayoutSaid, isOwnLayout, understandFiles } from '#server/features/exchange/understanding/understandFiles.ts';
import type { ToldSettings } from '#server/features/exchange/understanding/understandRequest.ts';
import { createId } from '#server/store/database/id.ts';
import type { Cell } from '#server/store/rows/edit.ts';
import { describeSheets } from './describeSheets.ts';
import { describeTables } from './describeTables.ts';
import { describeUnderstood } from './describeUnderstood.ts';
import type { DraftGoal, DraftParts, DraftRequest, DraftResult } from './draftRequest.ts';
import { fillWords, type WordsFilled } from './fillWords.ts';
import { keptAnswers } from './keptAnswers.ts';
import { withOwnWords } from './ownWords.ts';
import { readSheetsOf } from './readSheets.ts';
import { compareStatuses, countRead, standingGoals } from './standingGoals.ts';
import { standingWork } from './standingWork.ts';
import { withinRows } from './withinRows.ts';
import { countZeroTargets, withoutZeroTargets } from './zeroTargets.ts';

/** Works out an import: what it would add, change, refuse and leave alone, and what it asks. Nothing is written. */
export function draftImport(request: DraftRequest): DraftResult {
  const { answers } = request;
  const { limits } = request;
  const said = answers.mapping ?? {};
  const sheets = { choices: said.sheets ?? [], isProposed: true };
  const read = withinRows(readTables(request.files, limits, { delimiter: said.delimiter, sheets }), limits);
  const reading = withOwnWords(read, said);
  const hasGoals = 'state' in request.target && request.target.state.goals.length > 0;
  const ownNames = ownNamesIn(reading.planTables, 'state' in request.target ? request.target.state.plan.fields : []);
  const isKnown =
    isLayoutSaid(said) ||
    isOwnLayout(reading, 'state' in request.target ? request.target.state.plan.fields : []) ||
    (request.isByColumns === true &&
      isOwnLayout(mapTables(reading, proposeMapping(reading, { said, hasGoals, ownNames }))));
  const { understood, tooLarge } = isKnown ? NOT_UNDERSTOOD : understoodOf(request);
  const mapping = understood === null ? proposeMapping(reading, { said, hasGoals, ownNames }) : said;
  const mapped = withinRows(
    tooLarge !== null
      ? { tables: [], planTables: [], refusals: [tooLarge] }
      : understood === null
        ? mapTables(reading, mapping)
        : { tables: understood.tables, planTables: understood.planTables, refusals: [] },
    limits,
  );
  const findings = createFindings();
  const state = stateOf(request, { mapped, findings, told: understood?.settings });
  // In an export of ours a target of 0 is one.
  const isExport = exportedName(mapped.planTables) !== null;
  const zeros = isExport ? null : countZeroTargets(mapped.tables);
  const answer = answers.zero_targets ?? null;
  const tables = answer === 'none' ? withoutZeroTargets(mapped.tables) : mapped.tables;
  const inPlan = new Set(state.goals.map(({ number }) => shownNumber(number)));
  const { tables: filledTables, filled } = fillWords(tables, answers.set ?? {}, (key) => inPlan.has(key));
  const found = prepareImport({ ...mapped, tables: filledTables }, state, {
    moment: { ...request.moment, today: request.today, createId },
    findings,
    takenSettings: answers.take_settings ?? null,
  });
  const prepared = { ...found, preview: listedPreview(found.preview) };
  const { preview, workings } = prepared;
  const rows = workings === null ? [] : rowsOf(prepared, { state, workings, tellsEmails: request.tellsEmails });
  // First, for it gives back the cells that the plan refuses.
  const proof = understood === null ? null : proofOf(understood, preview);
  return {
    plan: state.plan,
    isNew: state.isNew,
    preview,
    readAs: saidOf(mapped.tables.flatMap(({ notices }) => notices)),
    doubts: saidOf(mapped.tables.flatMap((table) => table.doubts ?? [])),
    sheets: describeSheets(reading.sheets ?? []),
    tables:
      understood === null
        ? describeTables(reading.tables, {
            mapping,
            sheets: workings?.sheets ?? [],
            plan: { ...state.plan, fields: prepared.fields },
          })
        : describeUnderstood(understood),
    rows,
    parts: partsOf(prepared),
    settings: prepared.settings,
    madeSettings: madeSettingsOf(request, { plan: state.plan, mapped }),
    zeroTargets: zeros === null || !isZeroOpen(answer, workings) ? null : { count: zeros, answer },
    year: yearOf(mapped, mapping, { today: request.today, ...state.plan }),
    defaults: workings === null ? [] : defaultsOf(workings, { filled, answers }),
    otherPlan: isLikelyOtherPlan(prepared.titles)
      ? { found: prepared.titles.found, alike: prepared.titles.alike }
      : null,
    mapping:
      understood === null
        ? mapping
        : {
            ...mapping,
            answers: keptAnswers(understood, { ...mapping.answers, ...answers.answers }, request.today),
          },
    questions: understood === null ? [] : understood.questions.list(),
    proof,
    readSheets: understood === null ? [] : readSheetsOf(understood),
    work: standingWork(prepared, { goals: state.goals, members: membersAfter(prepared, state) }),
    ...standingOf(understood, { state, prepared, rows, request }),
    story: state.isNew ? (reading.story ?? null) : null,
  };
}

/** As many as are told of any notice, and one more that says that there are others. */
const MOST_READ = TOLD_REASONS + 1;

function saidOf(notices: readonly LineNotice[]): ReadNotice[] {
  const found = new Map<string, ReadNotice>();
  for (const { reason, said } of notices) {
    if (said !== undefined && found.size < MOST_READ) found.set(reason, said);
  }
  return [...found.values()];
}

function yearOf(
  mapped: Reading,
  mapping: NonNullable<ImportAnswers['mapping']>,
  when: { readonly today: Day; readonly fiscalStartMonth: number },
): DraftResult['year'] {
  const headings = yearlessOf(mapped);
  return headings.length === 0
    ? null
    : { headings: [...headings], proposed: proposedYear(headings, when), answer: mapping.year ?? null };
}

/** What a plan holds as 0 already is known to be one: a file that says it again asks nothing. */
function isZeroOpen(answer: 'none' | 'zero' | null, workings: ImportWorkings | null): boolean {
  if (answer !== null || workings === null) return true;
  return [...workings.cells.values()].some((cells) => [...cells].some(({ target }) => target === 0));
}

function standingOf(
  understood: Understanding | null,
  {
    state: given,
    prepared: { workings, fields },
    rows,
    request,
  }: {
    readonly state: PlanState;
    readonly prepared: PreparedImport;
    readonly rows: DraftResult['rows'];
    readonly request: DraftRequest;
  },
): Pick<DraftResult, 'standing' | 'readCounts' | 'statuses'> {
  if (understood === null || workings === null) return { standing: [], readCounts: null, statuses: null };
  const state = { ...given, plan: { ...given.plan, fields } };
  const around = { state, workings, moment: { at: request.moment.at, today: request.today } };
  return {
    standing: standingGoals(understood, { ...around, rows }),
    readCounts: countRead(understood),
    statuses: compareStatuses(understood, around),
  };
}

type Understood = { readonly understood: Understanding | null; readonly tooLarge: FileRefusal | null };

const NOT_UNDERSTOOD: Understood = { understood: null, tooLarge: null };

function understoodOf({ files, limits, target, answers, today }: DraftRequest): Understood {
  const said = answers.mapping ?? {};
  try {
    const understood = understandFiles(files, {
      limits,
      said,
      answers: answers.answers ?? {},
      encoding: said.encoding,
      state: 'state' in target ? target.state : null,
      options: 'state' in target ? {} : { ...target.newPlan.options, name: target.newPlan.name },
      today,
    });
    return { understood, tooLarge: null };
  } catch (error) {
    if (error instanceof FileTooLarge) return { understood: null, tooLarge: error.refusal };
    throw error;
  }
}

function stateOf(
  { target, files }: DraftRequest,
  {
    mapped,
    findings,
    told,
  }: { readonly mapped: Reading; readonly findings: Findings; readonly told: ToldSettings | undefined },
): PlanState {
  if ('state' in target) return target.state;
  const { id, name, options } = target.newPlan;
  const plan = newPlan(mapped.tables, { id, name, planTables: mapped.planTables, options, told, findings });
  const [file] = files;
  return {
    // A plan that neither a person nor a file names is called as its first file.
    plan: { ...plan, name: plan.name === '' ? (file?.name.replace(/\.[^.]+$/, '') ?? '') : plan.name },
    isNew: true,
    departments: [],
    members: [],
    leaderEmails: target.leaderEmails,
    goals: [],
    series: new Map(),
  };
}

function madeSettingsOf(
  { target }: DraftRequest,
  { plan, mapped }: { readonly plan: Plan; readonly mapped: Reading },
): DraftResult['madeSettings'] {
  return 'state' in target ? [] : madeSettings(plan, { ...target.newPlan, planTables: mapped.planTables ?? [] });
}

type ListedImport = PreparedImport & { readonly preview: ImportPreview };

function rowsOf(
  { preview, edits, fields }: ListedImport,
  {
    state,
    workings,
    tellsEmails,
  }: { readonly state: PlanState; readonly workings: ImportWorkings; readonly tellsEmails: boolean },
) {
  const made = edits.flatMap((edit) => (edit.entity === 'department' && edit.after !== null ? [edit.after] : []));
  const departments = new Map([...state.departments, ...made].map(({ id, name }) => [id, name]));
  const known = tellsEmails ? state.members : state.members.map((member) => ({ ...member, email: null }));
  const members = membersAfter({ edits }, { members: known });
  return diffRows({ state, workings, groups: preview.groups, departments, members, fields });
}

/** With those that the import makes. */
function membersAfter({ edits }: Pick<PreparedImport, 'edits'>, { members }: Pick<PlanState, 'members'>) {
  return [
    ...members,
    ...edits.flatMap((edit) => (edit.entity === 'member' && edit.after !== null ? [edit.after] : [])),
  ];
}

function partsOf({ edits, beside, isWhole, isPlanChanged, fields, workings }: PreparedImport): DraftParts {
  const goals = new Map<string, DraftGoal>();
  const cells = new Map<string, { readonly goalId: string; readonly cells: readonly Cell[] }>();
  const changed = new Set(edits.flatMap((edit) => (edit.entity === 'goal' ? [edit.id] : [])));
  for (const [key, { before, after, row }] of workings?.goals ?? []) {
    if (changed.has(after.id)) goals.set(key, { before, after, saysStatus: row !== null && row.status !== undefined });
    const ofGoal = workings?.cells.get(key);
    // As a list, which crosses to another thread.
    if (ofGoal !== undefined) cells.set(key, { goalId: after.id, cells: [...ofGoal] });
  }
  const work = {
    initiatives: workOf('initiatives', workings?.work.initiatives ?? []),
    milestones: workOf('milestones', workings?.work.milestones ?? []),
    decisions: workOf('decisions', workings?.work.decisions ?? []),
  };
  return { beside: edits.length === 0 ? [] : beside, isWhole, isPlanChanged, fields, goals, cells, work };
}

function workOf<Item extends { readonly id: string }>(noun: WorkNoun, drafts: readonly WorkDraft<Item>[]) {
  return new Map(
    drafts.map((draft) => [draft.after.id, { key: workRowKey(noun, draft), before: draft.row.before }] as const),
  );
}

/** So many goals of a default are listed one by one. */
const MOST_LISTED = 200;

function defaultsOf(
  { goals, goalRows }: ImportWorkings,
  { filled, answers }: { readonly filled: WordsFilled; readonly answers: ImportAnswers },
): DefaultTaken[] {
  const taken = defaultsByGoal(goals);
  const has = (key: string, column: SettableColumn) =>
    filled.get(column)?.has(key) === true || taken.get(key)?.[column] !== undefined;
  return SETTABLE.flatMap((column) => {
    const all = [...goalRows.rows.keys()].filter((key) => has(key, column));
    if (all.length === 0) return [];
    const listed = all.slice(0, MOST_LISTED).flatMap((key) => {
      const goal = goals.get(key)?.after;
      return goal === undefined ? [] : [{ number: key, title: goal.title, word: wordOf(column, goal) }];
    });
    return [{ column, count: all.length, goals: listed, all: answers.set?.[column]?.all ?? null }];
  });
}
