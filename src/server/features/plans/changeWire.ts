import type { WireChange, WireChangeField, WireChangeItem } from '#contract/change.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';
import { type ShownEmails, shownOrigin } from '#server/features/members/shownEmails.ts';
import type { ChangeItem } from '#server/store/history/changeItem.ts';
import type { Change } from '#server/store/history/changeLog.ts';
import { type DescribedItem, describedItem } from '#server/store/history/itemWalks.ts';
import type { Description } from '#server/store/kinds/kind.ts';

import type { TellOwn } from './ownFieldsTold.ts';

export type LabelOfGoal = (goalId: string) => string;

/** An explicit list of fields, without e-mails and accounts. */
export function encodeChange(
  change: Change,
  {
    labelOf,
    tellOwn,
    mayUndo,
    emails,
  }: {
    readonly labelOf: LabelOfGoal;
    readonly tellOwn: TellOwn;
    readonly mayUndo: boolean;
    readonly emails: ShownEmails;
  },
): WireChange {
  return {
    version: change.version,
    at: change.at,
    user_id: change.memberId,
    by: change.by,
    what: emails.within(change.what),
    reason: change.reason,
    origin: shownOrigin(change.origin, emails),
    may_undo: encodeFlag(mayUndo),
    item_count: change.itemCount,
    items: change.items.map((item) => encodeItem(item, labelOf, tellOwn)),
  };
}

export function encodeItem(item: ChangeItem, labelOf: LabelOfGoal, tellOwn: TellOwn): WireChangeItem {
  if (item.entity === 'entries') return encodeEntries(item, labelOf);
  if (item.entity === 'waiting') return encodeWaiting(item, labelOf);
  const told = encodeStates(item, describedItem(item));
  if (item.entity !== 'goal' || item.before === null || item.after === null) return told;
  const own = tellOwn(item.before.ownFields, item.after.ownFields);
  return { ...told, fields: [...told.fields.filter(({ field }) => field !== 'own_fields'), ...own] };
}

function encodeStates(
  { entity, id }: Exclude<ChangeItem, EntriesItem>,
  { before, after }: DescribedItem,
): WireChangeItem {
  const known = after ?? before;
  const named = { entity, id, goal_id: known?.goalId ?? null, label: known?.label ?? '' };
  if (before === null) return { ...named, what: 'made', fields: [] };
  if (after === null) return { ...named, what: 'removed', fields: [] };
  return { ...named, what: 'changed', fields: changedFields(before.fields, after.fields) };
}

function changedFields(before: Description['fields'], after: Description['fields']): WireChangeField[] {
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    const values = { before: before[field] ?? null, after: after[field] ?? null };
    return JSON.stringify(values.before) === JSON.stringify(values.after) ? [] : [{ field, date: null, ...values }];
  });
}

type EntriesItem = Extract<ChangeItem, { readonly entity: 'entries' }>;

function encodeEntries({ entity, goalId, before, after }: EntriesItem, labelOf: LabelOfGoal): WireChangeItem {
  return {
    entity,
    id: goalId,
    goal_id: goalId,
    label: labelOf(goalId),
    what: 'changed',
    fields: entryFields(before, after),
  };
}

type WaitingItem = Extract<ChangeItem, { readonly entity: 'waiting' }>;

/** Told with its goal, period and figures, like an entry: it comes whole, and goes when it is answered or dismissed. */
function encodeWaiting(item: WaitingItem, labelOf: LabelOfGoal): WireChangeItem {
  const isWaiting = [item.before, item.after].some((state) => state?.declined === null);
  const [before, after] = [item.before, item.after].map((state) =>
    isWaiting && state?.declined !== null ? null : state,
  );
  const states = { before: before ?? null, after: after ?? null };
  const told = encodeStates(item, describedItem({ ...item, ...states }));
  const known = item.after ?? item.before;
  if (known === null) return told;
  const fields = (['target', 'actual'] as const).flatMap((figure) => {
    const values = { before: before?.[figure] ?? null, after: after?.[figure] ?? null };
    const field = `${isWaiting ? 'waiting' : 'declined'}_${figure}`;
    return values.before === values.after ? [] : [{ field, date: formatIsoDate(known.date), ...values }];
  });
  return { ...told, label: labelOf(known.goalId), fields };
}

function entryFields(before: readonly Entry[], after: readonly Entry[]): WireChangeField[] {
  const olds = new Map(before.map((entry) => [entry.date, entry]));
  const news = new Map(after.map((entry) => [entry.date, entry]));
  const days = [...new Set([...olds.keys(), ...news.keys()])].sort((one, other) => one - other);
  return days.flatMap((day) =>
    (['target', 'actual'] as const).flatMap((field) => {
      const values = { before: olds.get(day)?.[field] ?? null, after: news.get(day)?.[field] ?? null };
      return values.before === values.after ? [] : [{ field, date: formatIsoDate(day), ...values }];
    }),
  );
}
