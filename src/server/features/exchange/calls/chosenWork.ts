import { isDeepStrictEqual } from 'node:util';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { WorkNoun } from '#contract/work.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import type { Decision, Initiative, Milestone } from '#core/work/work.ts';
import { workFieldKey } from '#server/features/exchange/diff/workRows.ts';
import type { DraftParts, DraftWork } from '#server/features/exchange/drafting/draftRequest.ts';
import {
  DECISION_FIELDS,
  INITIATIVE_FIELDS,
  MILESTONE_FIELDS,
  type WorkFields,
} from '#server/features/exchange/preparing/work/workFields.ts';
import type { Edit } from '#server/store/rows/edit.ts';

/** Whether an edit is of an initiative, a milestone or a decision. */
export function isOfWork({ entity }: Edit): boolean {
  return entity === 'initiative' || entity === 'milestone' || entity === 'decision';
}

type Picked<Item> = {
  /** Null where nothing of it is chosen. */
  readonly after: Item | null;
  readonly isNew: boolean;
  readonly fields: number;
  /** Whether links by which it waits for others are brought, and whether changes of them are left out. */
  readonly links: { readonly areIn: boolean; readonly areOut: boolean };
};

const NO_LINKS = { areIn: false, areOut: false };
/** A way round may lead through any of them. */
const LINKS: readonly string[] = ['afterIds', 'initiativeId'];

/** What of work is chosen, row by row: fields that are left out stay as they were. */
function picked<Item extends { readonly id: string }>(
  after: Item,
  { of, fields, isIn }: PickedFrom<Item>,
): Picked<Item> {
  const draft = of.get(after.id);
  if (draft === undefined) return { after, isNew: false, fields: 0, links: NO_LINKS };
  const { key, before } = draft;
  if (before === null)
    return { after: isIn(key) ? after : null, isNew: true, fields: 0, links: { areIn: isIn(key), areOut: false } };
  let item = before;
  let count = 0;
  const links = { ...NO_LINKS };
  for (const name of namesOf(fields)) {
    const isTaken = isIn(workFieldKey(key, fields[name].column));
    if (LINKS.includes(name) && !isDeepStrictEqual(before[name], after[name]))
      links[isTaken ? 'areIn' : 'areOut'] = true;
    if (!isTaken) continue;
    item = { ...item, [name]: after[name] };
    count += 1;
  }
  return { after: count === 0 ? null : item, isNew: false, fields: count, links };
}

type PickedFrom<Item> = {
  readonly of: ReadonlyMap<string, DraftWork<Item>>;
  readonly fields: WorkFields<Item>;
  readonly isIn: (key: string) => boolean;
};

/** Edits of work as far as their rows are chosen, without what is for goals or work that stay out; the other edits as they are. */
export function chosenWork(
  { beside, work }: Pick<DraftParts, 'beside' | 'work'>,
  { leftGoals, isIn }: { readonly leftGoals: ReadonlySet<string>; readonly isIn: (key: string) => boolean },
): {
  readonly edits: readonly Edit[];
  /** Some links are brought while changes of others are left out: together they could lead back. */
  readonly mayLeadBack: boolean;
  readonly counts: Pick<ImportDraft['chosen_parts'], WorkNoun | 'fields'>;
} {
  const gone = new Set(leftGoals);
  const found = new Map<string, Picked<Initiative | Milestone | Decision>>();
  const pick = <Item extends Initiative | Milestone | Decision>(after: Item, from: PickedFrom<Item>): Item | null => {
    const one = picked(after, from);
    found.set(after.id, one);
    if (one.isNew && one.after === null) gone.add(after.id);
    return one.after;
  };
  const edits = beside.flatMap((edit): Edit[] => {
    if (edit.entity === 'initiative' && edit.after !== null) {
      const after = pick(edit.after, { of: work.initiatives, fields: INITIATIVE_FIELDS, isIn });
      return after === null ? [] : [{ ...edit, after }];
    }
    if (edit.entity === 'milestone' && edit.after !== null) {
      const after = pick(edit.after, { of: work.milestones, fields: MILESTONE_FIELDS, isIn });
      return after === null ? [] : [{ ...edit, after }];
    }
    if (edit.entity === 'decision' && edit.after !== null) {
      const after = pick(edit.after, { of: work.decisions, fields: DECISION_FIELDS, isIn });
      return after === null ? [] : [{ ...edit, after }];
    }
    return [edit];
  });
  const chosen = withChosenWork(edits, gone);
  const counts = { initiatives: 0, milestones: 0, decisions: 0, fields: 0 };
  for (const edit of chosen) {
    const one = 'id' in edit ? found.get(edit.id) : undefined;
    if (one === undefined) continue;
    if (!one.isNew) counts.fields += one.fields;
    else if (edit.entity === 'initiative') counts.initiatives += 1;
    else if (edit.entity === 'milestone') counts.milestones += 1;
    else counts.decisions += 1;
  }
  const links = [...found.values()].map((each) => each.links);
  const mayLeadBack = links.some(({ areIn }) => areIn) && links.some(({ areOut }) => areOut);
  return { edits: chosen, mayLeadBack, counts };
}

/** What does not fit together any more once fields are left out: the sentence for whoever chose; null where all fits. */
export function unfitWork({
  edits,
  mayLeadBack,
}: Pick<ReturnType<typeof chosenWork>, 'edits' | 'mayLeadBack'>): string | null {
  if (mayLeadBack) return 'work could have to be finished before it starts';
  for (const edit of edits) {
    if (edit.entity === 'initiative' && edit.after !== null) {
      const { title, start, end } = edit.after;
      if (start !== null && end !== null && end < start) return `“${title}” would end before it starts`;
    }
    if (edit.entity === 'milestone' && edit.after !== null) {
      const { title, initiativeId, goalId } = edit.after;
      if ((initiativeId === null) === (goalId === null)) return `“${title}” would not be of one goal or initiative`;
    }
    if (edit.entity === 'decision' && edit.after !== null) {
      const { text, goalIds, initiativeIds } = edit.after;
      if (goalIds.length + initiativeIds.length === 0) return `“${text}” would be about nothing`;
    }
  }
  return null;
}

/** The edits with what is left of their work where some new goals stay out: what is then for nothing stays out too. */
function withChosenWork(edits: readonly Edit[], leftGoals: ReadonlySet<string>): Edit[] {
  if (leftGoals.size === 0) return [...edits];
  const gone = new Set(leftGoals);
  const isThere = (id: string) => !gone.has(id);
  const linked = edits.flatMap((edit): Edit[] => {
    if (!('id' in edit) || edit.after === null) return [edit];
    if (edit.entity === 'initiative') {
      const goalIds = edit.after.goalIds.filter(isThere);
      if (goalIds.length === 0) gone.add(edit.id);
      return goalIds.length === 0 ? [] : [{ ...edit, after: { ...edit.after, goalIds } }];
    }
    if (edit.entity === 'milestone') {
      const isOfNothing = !isThere(edit.after.goalId ?? '') || !isThere(edit.after.initiativeId ?? '');
      if (isOfNothing) gone.add(edit.id);
      return isOfNothing ? [] : [edit];
    }
    if (edit.entity !== 'decision') return [edit];
    const goalIds = edit.after.goalIds.filter(isThere);
    const initiativeIds = edit.after.initiativeIds.filter(isThere);
    return goalIds.length + initiativeIds.length === 0
      ? []
      : [{ ...edit, after: { ...edit.after, goalIds, initiativeIds } }];
  });
  return linked.map((edit): Edit => {
    if (edit.entity === 'initiative' && edit.after !== null)
      return { ...edit, after: { ...edit.after, afterIds: edit.after.afterIds.filter(isThere) } };
    if (edit.entity === 'milestone' && edit.after !== null)
      return { ...edit, after: { ...edit.after, afterIds: edit.after.afterIds.filter(isThere) } };
    return edit;
  });
}

/** The members and departments that work names. */
export function namedByWork(edits: readonly Edit[]): { readonly members: string[]; readonly departments: string[] } {
  const members: string[] = [];
  const departments: string[] = [];
  for (const edit of edits) {
    if (edit.entity === 'initiative' || edit.entity === 'milestone') members.push(edit.after?.ownerId ?? '');
    if (edit.entity === 'initiative') departments.push(edit.after?.departmentId ?? '');
  }
  return { members, departments };
}
