import { isDeepStrictEqual } from 'node:util';
import type { WorkNoun } from '#contract/work.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import type { Decision, Initiative, Milestone } from '#core/work/work.ts';
import type { Findings } from '#server/features/exchange/preparing/base/findings.ts';
import { cellText, placeOf } from '#server/features/exchange/preparing/base/sheet.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { WorkDraft, WorkDrafts, WorkFile } from './workRows.ts';

export type WorkCounts = Readonly<Record<WorkNoun, WorkCount>>;
type WorkCount = Readonly<Record<'read' | 'add' | 'change' | 'same' | 'refused', number>>;

const NONE: WorkCount = { read: 0, add: 0, change: 0, same: 0, refused: 0 };
export const NO_WORK_COUNTS: WorkCounts = { initiatives: NONE, milestones: NONE, decisions: NONE };

/** What becomes of the rows that were read of each kind. */
export function countWork(drafts: WorkDrafts, files: readonly WorkFile[]): WorkCounts {
  const read = (kind: WorkNoun) => files.reduce((sum, each) => (each.kind === kind ? sum + each.rows : sum), 0);
  return {
    initiatives: countOf(drafts.initiatives, read('initiatives')),
    milestones: countOf(drafts.milestones, read('milestones')),
    decisions: countOf(drafts.decisions, read('decisions')),
  };
}

/** Lists each cell that changes something of the plan. */
export function listWorkChanges({ initiatives, milestones, decisions }: WorkDrafts, findings: Findings): void {
  for (const draft of initiatives) list(draft, { columns: INITIATIVE_COLUMNS, of: draft.after.title }, findings);
  for (const draft of milestones) list(draft, { columns: MILESTONE_COLUMNS, of: draft.after.title }, findings);
  for (const draft of decisions) list(draft, { columns: DECISION_COLUMNS, of: draft.after.text }, findings);
}

export function isChanged<Item>({ row, after }: WorkDraft<Item>): boolean {
  return !isDeepStrictEqual(row.before, after);
}

function countOf<Item>(drafts: readonly WorkDraft<Item>[], read: number): WorkCount {
  const add = drafts.filter(({ row }) => row.before === null).length;
  const change = drafts.filter(isChanged).length - add;
  return { read, add, change, same: drafts.length - add - change, refused: read - drafts.length };
}

type Columns<Item> = Readonly<Record<Exclude<keyof Item, 'id' | 'archivedAt'>, string>>;

const INITIATIVE_COLUMNS: Columns<Initiative> = {
  title: 'initiative',
  description: 'description',
  ownerId: 'owner',
  departmentId: 'department',
  start: 'start',
  end: 'end',
  state: 'state',
  percentByHand: 'percent',
  planned: 'planned',
  spent: 'spent',
  goalIds: 'goals',
  afterIds: 'after',
};
const MILESTONE_COLUMNS: Columns<Milestone> = {
  title: 'milestone',
  initiativeId: 'initiative',
  goalId: 'goal',
  due: 'due',
  ownerId: 'owner',
  doneOn: 'done_on',
  weight: 'weight',
  afterIds: 'after',
};
const DECISION_COLUMNS: Columns<Decision> = {
  day: 'decided_on',
  text: 'decision',
  who: 'who',
  memberId: 'noted_by',
  goalIds: 'goals',
  initiativeIds: 'initiatives',
};

function list<Item extends object>(
  { row: { at, before }, after }: WorkDraft<Item>,
  { columns, of }: { readonly columns: Columns<Item>; readonly of: string },
  findings: Findings,
): void {
  if (before === null) return;
  for (const field of namesOf(columns)) {
    if (isDeepStrictEqual(before[field], after[field])) continue;
    const cell = at(columns[field]);
    const value = cellText(cell) ?? '';
    findings.add('workChanged', placeOf(cell), { ...(value !== '' && { value }), reason: because('work_changed', of) });
  }
}
