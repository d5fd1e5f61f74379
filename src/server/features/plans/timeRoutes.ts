import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  type WireChangedGoal,
  type WireChangeWeeks,
  wireChangedGoalsSchema,
  wireChangeWeeksSchema,
} from '#contract/change.ts';
import { addDays, type Day, formatIsoDate } from '#core/calendar/date.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type Clock, dayOfInstant, endOfDay } from '#server/base/clock.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findVersionAt } from '#server/store/history/asOf.ts';
import {
  type ChangesOfMinute,
  findChangeCounts,
  findGoalsTouched,
  type GoalTouched,
} from '#server/store/history/changeCounts.ts';
import { inPlanSnapshot } from '#server/store/plans/planSnapshot.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { queryDay } from './changesWanted.ts';

export type TimeParts = { readonly store: Store; readonly clock: Clock; readonly asking: Asking };

export function addTimeRoutes(app: MilepostApp, { store, clock, asking }: TimeParts): void {
  const params = z.object({ planId: z.string() });
  app.get(
    `${addresses.plans}/:planId/change-weeks`,
    {
      config: { right: 'lookBack' },
      schema: {
        tags: ['plans'],
        operationId: 'listChangeWeeks',
        summary: 'The number of changes in each week, from the first to today',
        params,
        response: { 200: wireChangeWeeksSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'lookBack');
      const { plan } = membership;
      const snapshot = { planId: plan.id, version: (await findVersion(store.db, plan.id)) ?? 0 };
      const counts = await inPlanSnapshot(store, snapshot, (db) => findChangeCounts(db, plan.id));
      reply.header('cache-control', 'private, no-cache');
      return weeksOf(counts, { plan, today: clock.today(plan.timeZone) });
    },
  );

  app.get(
    `${addresses.plans}/:planId/changed-goals`,
    {
      config: { right: 'lookBack' },
      schema: {
        tags: ['plans'],
        operationId: 'listChangedGoals',
        summary: 'The goals changed between the ends of two days, with who changed them last and when',
        params,
        querystring: z.object({ from: queryDay, to: queryDay }),
        response: { 200: wireChangedGoalsSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'lookBack');
      const { plan } = membership;
      const days = [request.query.from, request.query.to].sort((one, other) => one - other);
      const versions = await Promise.all(
        days.map((day) => findVersionAt(store.db, { planId: plan.id, instant: endOfDay(day, plan.timeZone) })),
      );
      const [after = 0, until = 0] = versions.map((version) => version ?? 0);
      const touched = { planId: plan.id, after, until };
      const snapshot = { planId: plan.id, version: until };
      return gathered(await inPlanSnapshot(store, snapshot, (db) => findGoalsTouched(db, touched)));
    },
  );
}

function weeksOf(
  counts: readonly ChangesOfMinute[],
  { plan, today }: { readonly plan: Plan; readonly today: Day },
): WireChangeWeeks {
  const weekOf = (day: Day) => periodStartOf(day, 'weekly', plan);
  const days = counts.map(({ minute }) => dayOfInstant(`${minute}:00.000Z`, plan.timeZone));
  const first = days[0] ?? today;
  const changes = new Map<Day, number>();
  counts.forEach((count, index) => {
    const week = weekOf(days[index] ?? first);
    changes.set(week, (changes.get(week) ?? 0) + count.changes);
  });
  const weeks: WireChangeWeeks['weeks'] = [];
  for (let week = weekOf(first); week <= today; week = addDays(week, 7)) {
    weeks.push({ start: formatIsoDate(week), changes: changes.get(week) ?? 0 });
  }
  return { first: formatIsoDate(first), weeks };
}

function gathered(touched: readonly GoalTouched[]): WireChangedGoal[] {
  const byGoal = new Map<string, WireChangedGoal>();
  for (const { goalId, by, changes, lastAt } of touched) {
    const known = byGoal.get(goalId);
    byGoal.set(goalId, {
      goal_id: goalId,
      by: known === undefined ? [by] : lastAt > known.last_at ? [by, ...known.by] : [...known.by, by],
      changes: (known?.changes ?? 0) + changes,
      last_at: known !== undefined && known.last_at > lastAt ? known.last_at : lastAt,
    });
  }
  return [...byGoal.values()];
}
