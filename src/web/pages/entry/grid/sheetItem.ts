import { planEntriesPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outbox.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import { type CellKey, cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import type { EntryGoals } from '#web/pages/entry/book/entryQuery.ts';
import { draftIn } from '#web/pages/entry/book/keptDrafts.ts';
import { inCalls, wireOf } from '#web/pages/entry/book/wireCells.ts';
import { problemText } from '#web/pages/entry/cell/problemText.ts';
import type { NewItem } from '#web/plan/outbox/outbox.ts';
import type { OutboxItem } from '#web/plan/outbox/outboxItem.ts';
import { type SheetView, writeSheetView } from './sheetView.ts';

type Of = { readonly plan: Plan; readonly goals: EntryGoals['goals']; readonly seen: number };

const MOST_NAMED = 3;

/** Cells that are not saved yet, as calls that any page can make. */
export function sheetItems(drafts: readonly Draft[], { plan, goals, seen }: Of): readonly NewItem[] {
  return inCalls(drafts).map((call) => {
    const named = call.slice(0, MOST_NAMED).map((draft) => nameOf(draft, { plan, goals }));
    const others = call.length - named.length;
    return {
      planId: plan.id,
      goalIds: [...new Set(call.map(({ goalId }) => goalId))],
      what: [...named, ...(others > 0 ? [say.others(others)] : [])].join('; '),
      path: planEntriesPath(plan.id),
      method: 'PUT',
      body: wireOf(call),
      ifMatch: seen,
    };
  });
}

/** Cells that only their author can mend: each is shown on every page, and taken back by the sheet of its year. */
export function heldItems(
  drafts: readonly Draft[],
  { plan, goals, seen, view }: Of & { readonly view: SheetView },
): readonly NewItem[] {
  const path = `${planPagePath(plan.id, 'entry')}?${writeSheetView(view)}`;
  return drafts.map((draft) => ({
    planId: plan.id,
    goalIds: [draft.goalId],
    what: nameOf(draft, { plan, goals }),
    path,
    method: 'PUT',
    body: draft,
    ifMatch: seen,
    state: { kind: 'sheet', reason: problemText(draft)?.join(' ') ?? '' },
  }));
}

/** What the sheet of a plan left on its way out, with the oldest version it showed; null for nothing. */
export function heldIn(
  items: readonly OutboxItem[],
  planId: string,
): { readonly drafts: readonly Draft[]; readonly seen: number } | null {
  const held = items.filter((item) => isHeld(item, planId));
  if (held.length === 0) return null;
  return {
    drafts: held.flatMap(({ body }) => draftIn(body) ?? []),
    seen: Math.min(...held.map(({ ifMatch }) => ifMatch ?? 0)),
  };
}

/** Those of the items whose cells a sheet has again. */
export function takenBack(
  items: readonly OutboxItem[],
  { planId, drafts }: { readonly planId: string; readonly drafts: ReadonlyMap<CellKey, Draft> },
): readonly string[] {
  return items.flatMap((item) => {
    const cell = isHeld(item, planId) ? draftIn(item.body) : null;
    return cell !== null && drafts.has(cellKeyOf(cell)) ? [item.id] : [];
  });
}

function isHeld({ planId, state }: OutboxItem, ofPlan: string): boolean {
  return planId === ofPlan && state.kind === 'sheet';
}

function nameOf(draft: Draft, { plan, goals }: Pick<Of, 'plan' | 'goals'>): string {
  const goal = goals.find(({ id }) => id === draft.goalId);
  const period = goal === undefined ? '' : formatPeriod(draft.date, goal.trackingFrequency, plan);
  return say.figure(goal === undefined ? '' : `${shownNumber(goal.number)} ${goal.title}`, period, draft.text);
}
