import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { archivedGoalsSchema, goalsArchivedSchema } from '#contract/goalCalls.ts';
import { compareGoalNumbers } from '#core/goal/goalNumber.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import { reasonHeader } from '#server/features/asking/ifMatch.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { archivedTogether, planRestore } from './archive.ts';
import type { EditParts } from './editRoutes.ts';

export function addArchiveRoutes(
  app: MilepostApp,
  { store, clock, asking, changePlan }: EditParts & { readonly store: Store },
): void {
  app.get(
    `${addresses.plans}/:planId/archived-goals`,
    {
      config: { right: 'readHistory' },
      schema: {
        tags: ['goals'],
        operationId: 'listArchivedGoals',
        summary: 'The archived goals of a plan, by number; goals archived together are one item',
        params: z.object({ planId: z.string() }),
        response: { 200: archivedGoalsSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'readHistory');
      const archived = await findGoals(store.db, { planId: membership.plan.id, which: 'archived' });
      const stamps = new Map(archived.map(({ id, archivedAt }) => [id, archivedAt]));
      return archived
        .filter(({ parentId, archivedAt }) => parentId === null || stamps.get(parentId) !== archivedAt)
        .toSorted((one, other) => compareGoalNumbers(one.number, other.number) || (one.id < other.id ? -1 : 1))
        .map((goal) => ({
          id: goal.id,
          parent_id: goal.parentId,
          number: goal.number,
          item: goal.title,
          archived_at: goal.archivedAt ?? '',
          count: archivedTogether(goal, archived).length,
        }));
    },
  );

  app.post(
    `${addresses.plans}/:planId/goals/:goalId/restore`,
    {
      config: { right: 'archiveGoal' },
      schema: {
        tags: ['goals'],
        operationId: 'restoreGoal',
        summary: 'Restores an archived goal and everything that was archived with it',
        params: z.object({ planId: z.string(), goalId: z.string() }),
        headers: reasonHeader,
        response: { 200: goalsArchivedSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      let ids: readonly string[] = [];
      const { version } = await changePlan({
        membership,
        expectedVersion: null,
        plan: async (booked, { db }) => {
          const archived = await findGoals(db, { planId: booked.whole.plan.id, which: 'archived' });
          const today = clock.today(booked.whole.plan.timeZone);
          const change = planRestore(goalId, archived, { membership, booked, today, at: clock.now() });
          ids = change.ids;
          return change;
        },
      });
      reply.header('etag', `"${version}"`);
      return { version, ids: [...ids] };
    },
  );
}
