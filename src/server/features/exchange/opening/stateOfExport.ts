import type { PlanExport } from '#contract/export.ts';
import { decodeExported } from '#contract/goalExport.ts';
import { fiscalDisplayCodes } from '#contract/wire/codes.ts';
import { workOfExport } from '#contract/workExport.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { type Series, seriesOf } from '#core/goal/series.ts';
import { readOptions } from '#core/plan/planOptions.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { StoredComment, StoredGoal } from '#server/store/rows/edit.ts';

/** What an exported plan holds; null where a date in it does not exist. */
export function stateOfExport(exported: PlanExport): PlanState | null {
  const { plan } = exported;
  const calendar = { fiscalStartMonth: plan.fiscal_month, weekStart: plan.week_start };
  const closedUntil = dayOf(plan.closed_until ?? null);
  if (closedUntil === undefined) return null;
  const goals: StoredGoal[] = [];
  const archived: StoredGoal[] = [];
  const comments: StoredComment[] = [];
  const series = new Map<string, Series>();
  const all = [
    ...exported.goals.map((each) => ({ each, archivedAt: null })),
    ...(exported.archived_goals ?? []).map((each) => ({ each, archivedAt: each.archived_at })),
  ];
  for (const { each, archivedAt } of all) {
    const goal = goalOf(each, archivedAt);
    if (goal === null) return null;
    const entries: { date: Day; target: number | null; actual: number | null }[] = [];
    for (const { date: text, target, actual } of each.entries) {
      const date = readIsoDate(text);
      if (date === null) return null;
      entries.push({ date, target, actual });
    }
    (archivedAt === null ? goals : archived).push(goal);
    if (entries.length > 0) series.set(goal.id, seriesOf(entries, goal.trackingFrequency, calendar));
    comments.push(...commentsOf(each));
  }
  const work = workOfExport(exported);
  if (work === null) return null;
  return {
    work,
    plan: {
      id: plan.id,
      name: plan.name,
      company: plan.company,
      ...calendar,
      fiscalDisplay: fiscalDisplayCodes.decode(plan.fiscal_display),
      tiers: plan.tiers,
      perspectives: plan.perspectives,
      dateFormat: plan.date_format,
      currency: plan.currency,
      timeZone: plan.time_zone,
      closedUntil,
      isOutlookOff: plan.is_outlook_off ?? false,
      ...readOptions((name) => plan[name] ?? false),
      levels: plan.levels ?? [],
      statuses: plan.statuses ?? [],
      palette: plan.palette ?? 'milepost',
      fields: plan.fields ?? [],
      tableColumns: plan.table_columns ?? [],
      isArchived: false,
      isDemo: false,
      thresholds: { onTarget: plan.on_target, offTarget: plan.off_target },
    },
    isNew: false,
    departments: exported.departments.map(({ id, name, position = null }) => ({
      id,
      name,
      ...(position === null ? {} : { position }),
    })),
    members: exported.members.map((member) => ({
      id: member.id,
      firstName: member.first_name,
      lastName: member.last_name,
      role: member.role,
      departmentId: member.department_id,
      leadsDepartment: member.leads_department,
      email: member.email,
      accountId: null,
    })),
    goals,
    series,
    archived,
    comments,
  };
}

function goalOf(goal: PlanExport['goals'][number], archivedAt: string | null): StoredGoal | null {
  const stated = decodeExported(goal);
  return stated && { id: goal.id, ...stated, archivedAt };
}

/** An id is made where they are written. */
function commentsOf({ id: goalId, comments = [] }: PlanExport['goals'][number]): StoredComment[] {
  return comments.map(({ member_id: memberId, first_name: firstName, last_name: lastName, text, at }, index) => ({
    id: `${goalId} ${String(index).padStart(6, '0')}`,
    goalId,
    memberId,
    firstName,
    lastName,
    text,
    at,
  }));
}

/** Undefined for a date that does not exist. */
function dayOf(date: string | null): Day | null | undefined {
  return date === null ? null : (readIsoDate(date) ?? undefined);
}
