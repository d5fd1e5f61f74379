import type { PlanExport, PlanHistory } from '#contract/export.ts';
import { encodeExported } from '#contract/goalExport.ts';
import { fiscalDisplayCodes } from '#contract/wire/codes.ts';
import { exportedWork } from '#contract/workExport.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { entriesOf } from '#core/goal/series.ts';
import { chosenOptions } from '#core/plan/planOptions.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { StoredComment, StoredGoal } from '#server/store/rows/edit.ts';
import { inOrder } from './goalsTable.ts';
import { figureSources } from './sourcesTable.ts';

/**
 * A whole plan as JSON: its settings, its people without their accounts, its goals with their entries, and everything
 * that was ever written to it; piece by piece.
 */
export function* planJson(state: PlanState, history: PlanHistory | null): Generator<string> {
  const head = JSON.stringify(planHead(state), null, 1);
  yield head.slice(0, -'\n}'.length);
  yield* listJson('goals', exportedGoals(state));
  if (state.archived !== undefined) yield* listJson('archived_goals', archivedGoals(state, state.archived));
  if (state.work !== undefined) {
    const { initiatives, milestones, decisions } = exportedWork(state.work);
    yield* listJson('initiatives', initiatives);
    yield* listJson('milestones', milestones);
    yield* listJson('decisions', decisions);
  }
  if (state.sources !== undefined) yield* listJson('figure_sources', figureSources(state));
  if (history !== null) yield* listJson('history', history);
  yield '\n}\n';
}

/** A list as a member of the outermost object, as JSON.stringify would indent it by 1, item by item. */
function* listJson(name: string, items: Iterable<unknown>): Generator<string> {
  let before = `,\n ${JSON.stringify(name)}: [\n  `;
  let isEmpty = true;
  for (const item of items) {
    yield before + JSON.stringify(item, null, 1).replaceAll('\n', '\n  ');
    before = ',\n  ';
    isEmpty = false;
  }
  yield isEmpty ? `,\n ${JSON.stringify(name)}: []` : '\n ]';
}

function planHead(state: PlanState): Pick<PlanExport, 'format' | 'plan' | 'departments' | 'members'> {
  const { plan } = state;
  return {
    format: 'milepost-plan-1',
    plan: {
      id: plan.id,
      name: plan.name,
      company: plan.company,
      fiscal_month: plan.fiscalStartMonth,
      fiscal_display: fiscalDisplayCodes.encode(plan.fiscalDisplay),
      tiers: plan.tiers,
      perspectives: plan.perspectives,
      date_format: plan.dateFormat,
      currency: plan.currency,
      week_start: plan.weekStart,
      time_zone: plan.timeZone,
      on_target: plan.thresholds.onTarget,
      off_target: plan.thresholds.offTarget,
      is_outlook_off: plan.isOutlookOff,
      ...chosenOptions(plan, true),
      closed_until: dateOf(plan.closedUntil),
      ...(plan.levels.length > 0 && { levels: [...plan.levels] }),
      ...(plan.statuses.length > 0 && { statuses: [...plan.statuses] }),
      ...(plan.palette !== 'milepost' && { palette: plan.palette }),
      ...(plan.fields.length > 0 && { fields: [...plan.fields] }),
      ...(plan.tableColumns.length > 0 && { table_columns: [...plan.tableColumns] }),
    },
    departments: state.departments.map(({ id, name, position = null }) => ({ id, name, position })),
    members: state.members.map((member) => ({
      id: member.id,
      first_name: member.firstName,
      last_name: member.lastName,
      email: member.email,
      role: member.role,
      department_id: member.departmentId,
      leads_department: member.leadsDepartment,
    })),
  };
}

function* exportedGoals(state: PlanState): Generator<PlanExport['goals'][number]> {
  const comments = commentsByGoal(state);
  for (const goal of inOrder(state.goals)) yield goalExport(goal, state, comments);
}

function* archivedGoals(state: PlanState, archived: readonly StoredGoal[]) {
  const comments = commentsByGoal(state);
  for (const goal of inOrder(archived)) yield { ...goalExport(goal, state, comments), archived_at: goal.archivedAt };
}

type CommentsByGoal = ReadonlyMap<string, readonly StoredComment[]> | null;

/** Null where the export has none. */
function commentsByGoal({ comments }: PlanState): CommentsByGoal {
  return comments === undefined ? null : Map.groupBy(comments, ({ goalId }) => goalId);
}

function commentsOf(goal: StoredGoal, comments: CommentsByGoal) {
  if (comments === null) return {};
  const sorted = (comments.get(goal.id) ?? []).toSorted((one, other) =>
    one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1,
  );
  return {
    comments: sorted.map(({ memberId, firstName, lastName, text, at }) => ({
      member_id: memberId,
      first_name: firstName,
      last_name: lastName,
      text,
      at,
    })),
  };
}

/** Values of removed fields stay out. */
function knownValues({ ownFields }: StoredGoal, { fields }: PlanState['plan']): StoredGoal['ownFields'] {
  const values = Object.entries(ownFields).filter(([id]) => fields.some((field) => field.id === id));
  return Object.fromEntries(values);
}

function goalExport(
  goal: StoredGoal,
  { plan, series }: PlanState,
  comments: CommentsByGoal,
): PlanExport['goals'][number] {
  const ofGoal = series.get(goal.id);
  return {
    id: goal.id,
    ...encodeExported({ ...goal, ownFields: knownValues(goal, plan) }),
    entries:
      ofGoal === undefined ? [] : entriesOf(ofGoal).map((entry) => ({ ...entry, date: formatIsoDate(entry.date) })),
    ...commentsOf(goal, comments),
  };
}

function dateOf(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}
