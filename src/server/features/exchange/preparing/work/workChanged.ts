import { isDeepStrictEqual } from 'node:util';
import type { WorkNoun } from '#contract/work.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import type { Findings } from '#server/features/exchange/preparing/base/findings.ts';
import { cellText, placeOf } from '#server/features/exchange/preparing/base/sheet.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { DECISION_FIELDS, INITIATIVE_FIELDS, MILESTONE_FIELDS, type WorkFields } from './workFields.ts';
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
  for (const draft of initiatives) list(draft, { fields: INITIATIVE_FIELDS, of: draft.after.title }, findings);
  for (const draft of milestones) list(draft, { fields: MILESTONE_FIELDS, of: draft.after.title }, findings);
  for (const draft of decisions) list(draft, { fields: DECISION_FIELDS, of: draft.after.text }, findings);
}

export function isChanged<Item>({ row, after }: WorkDraft<Item>): boolean {
  return !isDeepStrictEqual(row.before, after);
}

function countOf<Item>(drafts: readonly WorkDraft<Item>[], read: number): WorkCount {
  const add = drafts.filter(({ row }) => row.before === null).length;
  const change = drafts.filter(isChanged).length - add;
  return { read, add, change, same: drafts.length - add - change, refused: read - drafts.length };
}

function list<Item extends object>(
  { row: { at, before }, after }: WorkDraft<Item>,
  { fields, of }: { readonly fields: WorkFields<Item>; readonly of: string },
  findings: Findings,
): void {
  if (before === null) return;
  for (const field of namesOf(fields)) {
    if (isDeepStrictEqual(before[field], after[field])) continue;
    const cell = at(fields[field].column);
    const value = cellText(cell) ?? '';
    findings.add('workChanged', placeOf(cell), { ...(value !== '' && { value }), reason: because('work_changed', of) });
  }
}
