import { periodEndOf } from '#core/calendar/period.ts';
import { type ClosedSpan, overlaps } from '#core/calendar/span.ts';
import { entriesOf, type Series, seriesOf } from '#core/goal/series.ts';
import type { ExportedPlan, PlanBeside } from '#server/features/exchange/writing/exportParts.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { WholePlan } from '#server/store/plans/wholePlan.ts';
import type { StoredGoal, StoredMember } from '#server/store/rows/edit.ts';

export type ExportedPart = {
  /** Null: all of them. */
  readonly goalIds: ReadonlySet<string> | null;
  /** Only entries whose period overlaps it; null: all. */
  readonly span: ClosedSpan | null;
  /** By member id; null where there is none to tell. */
  readonly emails: ReadonlyMap<string, string | null>;
  /** Of a plan that is exported whole. */
  readonly beside?: PlanBeside | null;
};

const GOALS_A_PIECE = 200;

/** What of a plan goes into an export: some of its goals, and their entries of a time. */
export function exportedPlan({ plan, owners, goals, series }: WholePlan, part: ExportedPart): ExportedPlan {
  const { goalIds, emails, beside = null } = part;
  const chosen = goalIds === null ? goals : goals.filter(({ id }) => goalIds.has(id));
  const members = owners.members.map(
    (member): StoredMember => ({ ...member, email: emails.get(member.id) ?? null, accountId: null }),
  );
  return {
    stated: { plan, isNew: false, departments: owners.departments, members },
    beside,
    size: chosen.reduce(
      (sum, { id }) => sum + (series.get(id)?.days.length ?? 0),
      chosen.length + (beside?.comments.length ?? 0) + (beside?.work.milestones.length ?? 0),
    ),
    *pieces() {
      for (let from = 0; from < chosen.length; from += GOALS_A_PIECE) {
        const some = chosen.slice(from, from + GOALS_A_PIECE);
        yield {
          goals: some.map(storedGoalOf),
          series: some.flatMap((goal) => seriesWithin(goal, { plan, series, part })),
        };
      }
    },
  };
}

function storedGoalOf({
  updatedAt: _at,
  lastComment: _comment,
  commentCount: _count,
  ...goal
}: GoalRecord): StoredGoal {
  return { ...goal, archivedAt: null };
}

/** Of one goal, or none where it has no entries of the time. */
function seriesWithin(
  { id, trackingFrequency }: GoalRecord,
  { plan, series, part: { span } }: Pick<WholePlan, 'plan' | 'series'> & { readonly part: Pick<ExportedPart, 'span'> },
): [string, Series][] {
  const ofGoal = series.get(id);
  if (ofGoal === undefined) return [];
  if (span === null) return [[id, ofGoal]];
  const entries = entriesOf(ofGoal).filter(({ date }) =>
    overlaps(span, { start: date, end: periodEndOf(date, trackingFrequency) }),
  );
  return entries.length === 0 ? [] : [[id, seriesOf(entries, trackingFrequency, plan)]];
}
