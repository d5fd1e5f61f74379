import { may, mayReadWaiting, type Viewer } from '#core/access.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { ChangeItem } from '#server/store/history/changeItem.ts';

export type ShownItems = (items: readonly ChangeItem[]) => ChangeItem[];

/** What a viewer may not see today, the history does not tell either: others' waiting figures, and what feeds ask. */
export function shownItemsFor(viewer: Viewer, { goals, whole }: BookedPlan): ShownItems {
  const seesFeeds = may(viewer, 'editPlan');
  const isShown = (item: ChangeItem): boolean => {
    if (item.entity !== 'waiting') return true;
    return [item.before, item.after].every((figure) => {
      if (figure === null) return true;
      const goal = goals.get(figure.goalId);
      const subject = goal === undefined ? null : subjectOf(goal, whole.owners);
      return mayReadWaiting(viewer, figure.memberId, subject);
    });
  };
  return (items) =>
    items.filter(isShown).map((item) => {
      if (item.entity !== 'feed' || seesFeeds) return item;
      return { ...item, before: withoutQuestion(item.before), after: withoutQuestion(item.after) };
    });
}

function withoutQuestion<Feed extends { readonly ask: string; readonly mapping: string }>(feed: Feed | null) {
  return feed === null ? null : { ...feed, ask: '', mapping: '{}' };
}
