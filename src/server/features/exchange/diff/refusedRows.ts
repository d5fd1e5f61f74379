import type { ImportFinding, ImportPreview } from '#contract/import.ts';
import type { DiffRow } from '#contract/importDraft.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';
import type { Place } from '#server/features/exchange/preparing/base/findings.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { BookedGoal } from '#server/features/exchange/preparing/goalBook.ts';
import type { ImportWorkings } from '#server/features/exchange/preparing/prepareImport.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { entriesByDay } from './cellRows.ts';
import { changedFields, type DiffNames } from './goalFields.ts';
import type { FoundRow } from './rowFinder.ts';
import type { FoundWork, Held } from './workFinder.ts';

export type RefusedAsked = {
  readonly groups: ImportPreview['groups'];
  readonly find: (place: Place) => FoundRow | null;
  readonly workings: ImportWorkings;
  readonly state: PlanState;
  readonly names: DiffNames;
  readonly findWork: (place: Place) => FoundWork | null;
};

/** Of a whole file rather than of a row; told beside the columns. */
const NOT_ROWS = ['unknownColumn'];

/** What stays out, row or cell, with what the plan holds there and why. */
export function refusedRows(asked: RefusedAsked): DiffRow[] {
  return asked.groups
    .filter(({ kind, code }) => (kind === 'refused' || kind === 'dropped') && !NOT_ROWS.includes(code))
    .flatMap(({ code, findings }) => findings.map((finding, at) => refusedRow(finding, { code, at }, asked)));
}

function refusedRow(
  finding: ImportFinding,
  { code, at }: { readonly code: string; readonly at: number },
  asked: RefusedAsked,
): DiffRow {
  const found = asked.find(finding);
  const work = found === null ? asked.findWork(finding) : null;
  const goal = found === null ? undefined : asked.workings.goals.get(found.key);
  return {
    key: `refused ${code} ${at}`,
    kind: 'refused',
    needs: null,
    file: finding.file,
    line: finding.line,
    ...(finding.cell === undefined ? {} : { cell: finding.cell }),
    goal: work === null ? goalOf(found, goal) : { number: '', title: work.title },
    ...(work === null
      ? heldThere(finding, { found, goal }, asked)
      : // It is said at one cell of it why a whole row stays out.
        work.heldIn(code === 'workRowUnfit' ? null : finding.column)),
    after: finding.value === '' ? null : finding.value,
    count: 1,
    code,
    reason: finding.reason,
    ...(finding.said === undefined ? {} : { said: finding.said }),
    defaults: {},
  };
}

function goalOf(found: FoundRow | null, goal: BookedGoal | undefined): DiffRow['goal'] {
  if (found === null) return null;
  return { number: found.key, title: found.title || (goal?.after.title ?? '') };
}

/** Which cell it is, and what the plan has in it. */
function heldThere(
  { column }: ImportFinding,
  { found, goal }: { readonly found: FoundRow | null; readonly goal: BookedGoal | undefined },
  { state, names }: RefusedAsked,
): Held {
  if (found === null || column === null) return { what: { type: 'goal' }, as: 'text', before: null };
  if (found.kind === 'entries') return heldFigure(found, goal, { column, state });
  const field = goal?.before === null || goal === undefined ? null : fieldOf(goal.before, column, names);
  return { what: { type: 'field', field: column }, as: field?.as ?? 'text', before: field?.before ?? null };
}

function heldFigure(
  { row, sheet }: FoundRow,
  goal: BookedGoal | undefined,
  { column, state }: { readonly column: string; readonly state: PlanState },
): Held {
  const cell = (name: string) => (row.cells[sheet.columns.at.get(name) ?? -1] ?? '').trim();
  const figure = column === 'target' || (row.heading !== undefined && cell('target') !== '') ? 'target' : 'actual';
  const isFigure = column === 'target' || column === 'actual' || row.heading !== undefined;
  const day = sheet.readDate(cell('date'))?.span.start ?? null;
  if (day === null) return { what: { type: 'field', field: 'date' }, as: 'text', before: null };
  const tracking = goal?.after.trackingFrequency ?? 'monthly';
  const date = periodStartOf(day, tracking, state.plan);
  const what = { type: 'cell', date: formatIsoDate(date), tracking, figure: isFigure ? figure : 'both' } as const;
  if (goal === undefined || !isFigure) return { what, as: 'number', before: null };
  const before = entriesByDay(state, goal.after.id).get(date)?.[figure] ?? null;
  return { what, as: goal.after.valueType, before };
}

/** What a goal of the plan has in a column: told by comparing it with one that has nothing. */
function fieldOf(goal: StoredGoal, column: string, names: DiffNames) {
  const [field] = changedFields(emptied(goal), goal, names).filter((each) => each.field === column);
  return field === undefined ? null : { as: field.as(goal), before: field.of(goal, names) };
}

/** The same goal in its place, with nothing in what may be empty. */
function emptied(goal: StoredGoal): StoredGoal {
  const { parentId, number, title, depth, isKpi, isEndOfYear100 } = goal;
  const { aggregation, valueType, trackingFrequency, targetDirection } = goal;
  const kept = { parentId, number, title, depth, isKpi, isEndOfYear100 };
  return { ...goal, ...NOTHING_STATED, ...kept, aggregation, valueType, trackingFrequency, targetDirection };
}
