import type { ChangeEvent, WebhookEvent } from '#contract/webhook.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { ChangeItem } from '#server/store/history/changeItem.ts';
import type { Change } from '#server/store/history/changeLog.ts';

/** The events that one change of a plan comes to, without what belongs to a single delivery. */
export type EventOfChange = { readonly event: Exclude<WebhookEvent, 'status_changed' | 'refused'> } & Omit<
  ChangeEvent,
  'event' | 'id' | 'at' | 'plan'
>;

type Goal = NonNullable<ChangeEvent['goals']>[number];
type Work = NonNullable<ChangeEvent['work']>[number];

export function eventsOfChange(change: Change, booked: BookedPlan): EventOfChange[] {
  const { version, by, what, origin, items, itemCount } = change;
  const shared = { change: { version, by, what, at: change.at }, is_cut: items.length < itemCount };
  const figures = items.flatMap((item) => figuresOf(item, booked));
  const comments = items.flatMap((item) => commentsOf(item, booked));
  const goals = items.flatMap((item) => goalsOf(item));
  const work = items.flatMap((item) => workOf(item));
  return [
    ...(origin.kind === 'import' ? [{ event: 'imported' as const, ...shared }] : []),
    ...(figures.length > 0 ? [{ event: 'figures_entered' as const, ...shared, figures }] : []),
    ...(comments.length > 0 ? [{ event: 'comments_changed' as const, ...shared, comments }] : []),
    ...(goals.length > 0 ? [{ event: 'goals_changed' as const, ...shared, goals }] : []),
    ...(work.length > 0 ? [{ event: 'work_changed' as const, ...shared, work }] : []),
  ];
}

function namedGoal(id: string, { goals }: BookedPlan): Omit<Goal, 'what'> {
  const goal = goals.get(id);
  return { id, number: shownNumber(goal?.number ?? ''), title: goal?.title ?? '' };
}

function figuresOf(item: ChangeItem, booked: BookedPlan): NonNullable<ChangeEvent['figures']> {
  if (item.entity !== 'entries') return [];
  const goal = namedGoal(item.goalId, booked);
  const after = item.after.map(({ date, target, actual }) => ({ goal, date: formatIsoDate(date), target, actual }));
  const kept = new Set(item.after.map(({ date }) => date));
  const gone = item.before.filter(({ date }) => !kept.has(date));
  return [...after, ...gone.map(({ date }) => ({ goal, date: formatIsoDate(date), target: null, actual: null }))];
}

function commentsOf(item: ChangeItem, booked: BookedPlan): NonNullable<ChangeEvent['comments']> {
  if (item.entity !== 'comment') return [];
  const comment = item.after ?? item.before;
  if (comment === null) return [];
  const { goalId, text } = comment;
  return [{ goal: namedGoal(goalId, booked), id: item.id, comment: text, what: kindOf(item) }];
}

function goalsOf(item: ChangeItem): Goal[] {
  if (item.entity !== 'goal') return [];
  const goal = item.after ?? item.before;
  if (goal === null) return [];
  const { id, number, title } = goal;
  return [{ id, number: shownNumber(number), title, what: movedOr(item) }];
}

function workOf(item: ChangeItem): Work[] {
  if (item.entity !== 'initiative' && item.entity !== 'milestone' && item.entity !== 'decision') return [];
  const state = item.after ?? item.before;
  if (state === null) return [];
  const title = 'text' in state ? state.text : state.title;
  return [{ kind: item.entity, id: item.id, title, what: movedOr(item) }];
}

type Archivable = { readonly archivedAt: string | null };

function movedOr({ before, after }: { readonly before: Archivable | null; readonly after: Archivable | null }) {
  if (before === null || after === null || (before.archivedAt === null) === (after.archivedAt === null))
    return kindOf({ before, after });
  return after.archivedAt === null ? 'restored' : 'archived';
}

function kindOf({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  if (before === null) return 'made';
  return after === null ? 'removed' : 'changed';
}
