import type { ImportFinding } from '#contract/import.ts';
import type { CellRead, DiffKind, DiffRow, DiffRows, ImportDraft } from '#contract/importDraft.ts';
import type { StandingGoals } from '#contract/importStanding.ts';
import { TOLD_REASONS } from '#contract/readNotice.ts';
import { fiscalDisplayCodes } from '#contract/wire/codes.ts';
import { chosenParts, countChosen } from './chosenEdits.ts';
import type { ImportSession } from './importSessions.ts';

/** An import that waits, as the page is told of it: everything but its rows. */
export function draftReply({ id, expiresAt, files, answers, result }: ImportSession): ImportDraft {
  const { plan, preview } = result;
  const chosen = chosenParts({ ...result, leftOut: answers.left_out });
  return withTextsCut({
    id,
    expires_at: expiresAt,
    plan: {
      id: result.isNew ? null : plan.id,
      name: plan.name,
      isNew: result.isNew,
      date_format: plan.dateFormat,
      currency: plan.currency,
      fiscal_month: plan.fiscalStartMonth,
      fiscal_display: fiscalDisplayCodes.encode(plan.fiscalDisplay),
      perspectives: plan.perspectives,
      own_fields: result.parts.fields.map(({ name, kind }) => ({ name, kind })),
    },
    files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length })),
    sheets: [...result.sheets],
    tables: [...result.tables],
    mapping: result.mapping,
    questions: [...result.questions],
    proof: result.proof,
    read_sheets: [...result.readSheets],
    read_counts: result.readCounts,
    work: [...result.work],
    work_counts: {
      initiatives: preview.work.initiatives.read - preview.work.initiatives.refused,
      milestones: preview.work.milestones.read - preview.work.milestones.refused,
    },
    statuses: result.statuses,
    counts: {
      added: countsOf(result.rows, 'added'),
      changed: countsOf(result.rows, 'changed'),
      refused: countsOf(result.rows, 'refused'),
      unchanged: countsOf(result.rows, 'unchanged'),
    },
    chosen: countChosen(chosen),
    chosen_parts: chosen,
    year: result.year,
    zero_targets: result.zeroTargets,
    defaults: [...result.defaults],
    other_plan: result.otherPlan,
    notices: preview.groups
      .filter(({ kind, code }) => kind === 'notice' || kind === 'changed' || ABOUT_FILES.has(code))
      // A question of its own is not repeated as a notice.
      .filter(({ code }) => !HAVE_OWN_PLACE.has(code))
      .filter(({ code }) => code !== 'zeroTargets' || result.zeroTargets === null)
      .map(({ kind, code, title, count, of, findings }) => ({
        code,
        title,
        count,
        of,
        reason: toldOf(findings),
        read: code === 'readAs' ? [...result.readAs] : code === 'doubts' ? [...result.doubts] : [],
        cells: kind === 'changed' || IMPLAUSIBLE.has(code) ? cellsOf(findings) : [],
      })),
    settings: [...result.settings],
    made_settings: [...result.madeSettings],
    members: preview.members.add,
    departments: preview.departments.add,
    comments: preview.comments.add,
    archived: preview.archived.add,
    history: result.story?.changes.length ?? 0,
    refusals: [...preview.refusals],
  });
}

/** In characters: a file may hold one text of ten megabytes, which the reply would repeat in a dozen places. */
const TOLD_CHARACTERS = 1_000;

/** By code units: to find the characters in ten megabytes takes half a second. */
function toldText(text: string): string {
  return text.length <= TOLD_CHARACTERS ? text : `${text.slice(0, TOLD_CHARACTERS).toWellFormed()}…`;
}

/** The same, each text in it cut. */
function withTextsCut<Value>(value: Value): Value;
function withTextsCut(value: unknown): unknown {
  if (typeof value === 'string') return toldText(value);
  if (Array.isArray(value)) return value.map(withTextsCut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTextsCut(each)]));
}

/** What a default or a dropped column is, that is of the whole plan or file rather than of a goal. */
const ABOUT_FILES: ReadonlySet<string> = new Set([
  'planTiers',
  'planCurrency',
  'planDateFormat',
  'newMember',
  'newOwnField',
  'memberStated',
  'memberLeads',
  'newDepartment',
  'memberDepartment',
  'targetYear',
  'unitFromHeading',
  'unknownColumn',
]);
/** Of figures that are likely not meant a person looks at each. */
const IMPLAUSIBLE: ReadonlySet<string> = new Set(['outsideWindow', 'periodFar', 'groupFigure']);
/** What the reply has apart. */
const HAVE_OWN_PLACE: ReadonlySet<string> = new Set(['otherPlan', 'settingKept', 'settingTaken', 'workChanged']);

/** What the first findings say, each once, and that there are others. */
function toldOf(findings: readonly ImportFinding[]): string {
  const reasons = new Set<string>();
  for (const { reason } of findings) {
    if (reasons.size === TOLD_REASONS && !reasons.has(reason)) return `${[...reasons].join('; ')}; …`;
    reasons.add(reason);
  }
  return [...reasons].join('; ');
}

/** So many cells of a kind are listed one by one. */
const CELLS = 20;

function cellsOf(findings: readonly ImportFinding[]): CellRead[] {
  return findings
    .flatMap(({ line, column, ...rest }) => (line === null || column === null ? [] : [{ ...rest, line, column }]))
    .slice(0, CELLS);
}

/** A page of the rows; `all` is what is added, changed and refused. */
export function draftRows(
  { result }: ImportSession,
  {
    kind,
    search,
    offset,
    limit,
  }: {
    readonly kind: DiffKind | 'all';
    readonly search: string;
    readonly offset: number;
    readonly limit: number;
  },
): DiffRows {
  const needle = search.trim().toLowerCase();
  const rows = result.rows.filter(
    (row) => (kind === 'all' ? row.kind !== 'unchanged' : row.kind === kind) && speaksOf(row, needle),
  );
  return { total: rows.length, rows: rows.slice(offset, offset + limit) };
}

/** A page of the goals of the file as they will stand. */
export function draftGoals(
  { result }: ImportSession,
  { search, offset, limit }: { readonly search: string; readonly offset: number; readonly limit: number },
): StandingGoals {
  const needle = search.trim().toLowerCase();
  const goals = result.standing.filter(({ number, title }) =>
    needle === '' ? true : `${number} ${title}`.toLowerCase().includes(needle),
  );
  return { total: goals.length, goals: goals.slice(offset, offset + limit) };
}

function speaksOf({ goal, reason }: DiffRow, needle: string): boolean {
  if (needle === '') return true;
  return [goal?.number, goal?.title, reason].some((text) => text?.toLowerCase().includes(needle));
}

function countsOf(rows: readonly DiffRow[], kind: DiffKind) {
  const counts = { count: 0, goals: 0, work: 0, fields: 0, cells: 0, rows: 0 };
  for (const row of rows) {
    if (row.kind !== kind) continue;
    counts.rows += 1;
    counts.count += row.count;
    if (row.what.type === 'goal') counts.goals += row.count;
    else if (row.what.type === 'work' && row.what.field === null) counts.work += row.count;
    else if (row.what.type === 'field' || row.what.type === 'work') counts.fields += row.count;
    else counts.cells += row.count;
  }
  return counts;
}
