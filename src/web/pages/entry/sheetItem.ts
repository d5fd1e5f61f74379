import { planEntriesPath } from '#contract/addresses.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outbox.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import type { outbox } from '#web/plan/outbox/outbox.ts';
import type { EntryGoals } from './entryQuery.ts';
import { inCalls, wireOf } from './wireCells.ts';

type Item = Parameters<typeof outbox.add>[0];

const MOST_NAMED = 3;

/** Cells that are not saved yet, as calls that any page can make. */
export function sheetItems(
  drafts: readonly Draft[],
  { plan, goals, seen }: { readonly plan: Plan; readonly goals: EntryGoals['goals']; readonly seen: number },
): readonly Item[] {
  return inCalls(drafts).map((call) => {
    const named = call.slice(0, MOST_NAMED).map((draft) => {
      const goal = goals.find(({ id }) => id === draft.goalId);
      const period = goal === undefined ? '' : formatPeriod(draft.date, goal.trackingFrequency, plan);
      return say.figure(goal === undefined ? '' : `${shownNumber(goal.number)} ${goal.title}`, period, draft.text);
    });
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
