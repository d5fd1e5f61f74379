import type { WireChange, WireChangeField, WireChangeItem } from '#contract/change.ts';
import { encodeStatement } from '#contract/goal/statement.ts';
import { encodeSettings } from '#contract/plan.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Entry } from '#core/goal/series.ts';
import type { Department } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { ShownEmails } from '#server/members/shownEmails.ts';
import type { ChangeItem } from '#server/store/changeItem.ts';
import type { Change } from '#server/store/changeLog.ts';
import type { StoredComment, StoredGoal, StoredMember } from '#server/store/edit.ts';

/** Names a goal by its id; empty for one that is gone. */
export type LabelOfGoal = (goalId: string) => string;

/** A change for the reply: of each thing an explicit list of fields, without e-mails and accounts. */
export function encodeChange(
  change: Change,
  {
    labelOf,
    mayUndo,
    emails,
  }: { readonly labelOf: LabelOfGoal; readonly mayUndo: boolean; readonly emails: ShownEmails },
): WireChange {
  return {
    version: change.version,
    at: change.at,
    user_id: change.memberId,
    by: change.by,
    what: emails.within(change.what),
    reason: change.reason,
    may_undo: encodeFlag(mayUndo),
    item_count: change.itemCount,
    items: change.items.map((item) => encodeItem(item, labelOf)),
  };
}

/** One thing a change did. */
export function encodeItem(item: ChangeItem, labelOf: LabelOfGoal): WireChangeItem {
  return item.entity === 'entries' ? encodeEntries(item, labelOf) : encodeStates(item, statesOf(item));
}

export function goalLabel({ number, title }: Pick<StoredGoal, 'number' | 'title'>): string {
  return `${shownNumber(number)} ${title}`;
}

type State = {
  readonly label: string;
  readonly goalId: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
};

type States = { readonly before: State | null; readonly after: State | null };

function encodeStates({ entity, id }: Exclude<ChangeItem, EntriesItem>, { before, after }: States): WireChangeItem {
  const known = after ?? before;
  const named = { entity, id, goal_id: known?.goalId ?? null, label: known?.label ?? '' };
  if (before === null) return { ...named, what: 'made', fields: [] };
  if (after === null) return { ...named, what: 'removed', fields: [] };
  return { ...named, what: 'changed', fields: changedFields(before.fields, after.fields) };
}

function statesOf(item: Exclude<ChangeItem, EntriesItem>): States {
  switch (item.entity) {
    case 'plan':
      return both(item, planState);
    case 'department':
      return both(item, departmentState);
    case 'member':
      return both(item, memberState);
    case 'goal':
      return both(item, goalState);
    case 'comment':
      return both(item, commentState);
  }
}

function both<Stored>(
  { before, after }: { readonly before: Stored | null; readonly after: Stored | null },
  read: (stored: Stored) => State,
): States {
  return { before: before && read(before), after: after && read(after) };
}

function planState(plan: Plan): State {
  return { label: plan.name, goalId: null, fields: { ...encodeSettings(plan), tiers: plan.tiers } };
}

function departmentState({ name }: Department): State {
  return { label: name, goalId: null, fields: { plans_name: name } };
}

function memberState(member: StoredMember): State {
  const { firstName, lastName, role, departmentId, leadsDepartment } = member;
  return {
    label: `${firstName} ${lastName}`.trim(),
    goalId: null,
    fields: {
      plan_users_fname: firstName,
      plan_users_lname: lastName,
      role,
      dept_id: departmentId,
      plan_users_type: leadsDepartment ? '1' : '2',
    },
  };
}

function goalState(goal: StoredGoal): State {
  const { handStatus } = goal;
  return {
    label: goalLabel(goal),
    goalId: goal.id,
    fields: {
      ...encodeStatement({ ...goal, updatedAt: '' }),
      status_set: handStatus?.status ?? null,
      status_note: handStatus?.note ?? null,
      status_is_automatic: goal.isStatusAutomatic ? 1 : 0,
      archived_at: goal.archivedAt,
    },
  };
}

function commentState({ goalId, text }: StoredComment): State {
  return { label: text, goalId, fields: { comment: text } };
}

function changedFields(before: State['fields'], after: State['fields']): WireChangeField[] {
  return Object.keys(after).flatMap((field) => {
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

/** Target and actual of every period that was touched, where they differ. */
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
