import type { Day } from '#core/calendar/date.ts';
import { goalsRefused, RowRefused, refusedGoals } from '#server/features/asking/rowRefused.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { KeptGoal, UpkeepOwner } from './planUpkeep.ts';
import { type Contacts, reminderOf } from './upkeepReplies.ts';

export function isWaiting({ upkeep }: KeptGoal): boolean {
  return upkeep.by !== null;
}

export function goalsOfOwner(owners: readonly UpkeepOwner[], memberId: string): readonly KeptGoal[] {
  return owners.find((owner) => owner.memberId === memberId)?.goals ?? [];
}

type Known = {
  readonly owners: readonly UpkeepOwner[];
  readonly contacts: Contacts;
  readonly today: Day;
  readonly goals: ReadonlyMap<string, GoalRecord>;
};

/**
 * By owner, those of the goals that wait for a figure. Throws one Refusal (409) that lists every goal that nobody can
 * be reminded of now.
 */
export function goalsToRemindOf(ids: readonly string[], known: Known): ReadonlyMap<string, readonly KeptGoal[]> {
  const kept = new Map(known.owners.flatMap(({ goals }) => goals.map((each) => [each.goal.id, each] as const)));
  const refused = refusedGoals(ids, (id) => refuseReminding(id, kept.get(id), known));
  if (refused.length > 0) throw goalsRefused(refused, { sent: ids.length });
  return Map.groupBy(
    ids.flatMap((id) => kept.get(id) ?? []),
    ({ goal }) => goal.memberId ?? '',
  );
}

function refuseReminding(id: string, kept: KeptGoal | undefined, { goals, contacts, today }: Known): void {
  if (!goals.has(id)) throw refusedFor('goal_not_found', 'There is no such goal in this plan.');
  if (kept === undefined || !isWaiting(kept)) {
    throw refusedFor('nothing_waits', 'No figure of this goal is asked for now.');
  }
  const may = reminderOf(kept.goal.memberId, { contacts, today });
  if (may !== 'possible') throw refusedFor(may, WHY_NOT[may]);
}

function refusedFor(code: string, message: string): RowRefused {
  return new RowRefused({ status: 409, code, message });
}

const WHY_NOT = {
  nobody: 'The goal belongs to no person who could be reminded. Give it an owner first.',
  no_account: 'Its owner has no account that a mail could go to. Invite them first.',
  stopped: 'Its owner has stopped reminders of this plan.',
  too_soon: 'Its owner was reminded within the last seven days.',
} as const;
