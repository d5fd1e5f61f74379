import { periodEndOf } from '#core/calendar/period.ts';
import { type ClosedSpan, overlaps } from '#core/calendar/span.ts';
import { entriesOf, type Series, seriesOf } from '#core/goal/series.ts';
import type { PlanState } from '#server/exchange/preparing/planState.ts';
import type { StoredMember } from '#server/store/edit.ts';
import type { WholePlan } from '#server/store/wholePlan.ts';

export type ExportedPart = {
  /** Null: all of them. */
  readonly goalIds: ReadonlySet<string> | null;
  /** Only entries whose period overlaps it; null: all. */
  readonly span: ClosedSpan | null;
  /** By member id; for who may see them. */
  readonly emails: ReadonlyMap<string, string>;
};

/** What of a plan goes into an export: some of its goals, and their entries of a time. */
export function exportedState(
  { plan, owners, goals, series }: WholePlan,
  { goalIds, span, emails }: ExportedPart,
): PlanState {
  const chosen = goalIds === null ? goals : goals.filter(({ id }) => goalIds.has(id));
  const members = owners.members.map(
    (member): StoredMember => ({ ...member, email: emails.get(member.id) ?? null, accountId: null }),
  );
  const kept = new Map<string, Series>();
  for (const { id, trackingFrequency } of chosen) {
    const ofGoal = series.get(id);
    if (ofGoal === undefined) continue;
    if (span === null) kept.set(id, ofGoal);
    else {
      const entries = entriesOf(ofGoal).filter(({ date }) =>
        overlaps(span, { start: date, end: periodEndOf(date, trackingFrequency) }),
      );
      if (entries.length > 0) kept.set(id, seriesOf(entries, trackingFrequency, plan));
    }
  }
  return {
    plan,
    isNew: false,
    departments: owners.departments,
    members,
    goals: chosen.map(({ updatedAt: _at, lastComment: _comment, commentCount: _count, ...goal }) => ({
      ...goal,
      archivedAt: null,
    })),
    series: kept,
  };
}
