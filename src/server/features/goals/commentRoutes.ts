import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { type WireComment, wireCommentsSchema } from '#contract/comment.ts';
import { formatDate } from '#core/format/date.ts';
import { mentionsIn } from '#core/plan/mentions.ts';
import type { Member } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import { isWhatIfNote } from '#core/plan/whatIfNote.ts';
import { type Clock, dayOfInstant } from '#server/base/clock.ts';
import { type Asking, type PlanAsker, requireRight, shareOfAsker } from '#server/features/asking/asking.ts';
import { lookBack } from '#server/features/asking/lookBack.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import { goalNotFound } from '#server/features/goals/editing/goalRefusals.ts';
import type { FindSharedPlan } from '#server/features/sharing/sharedPlans.ts';
import { sharePassHeader, shareToken } from '#server/features/sharing/shareSchemas.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findCommentsAsOf } from '#server/store/history/asOf.ts';
import { findComments } from '#server/store/plans/comments.ts';
import type { StoredComment } from '#server/store/rows/edit.ts';
import { asOf } from './goalsWanted.ts';

export type CommentParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly findSharedPlan: FindSharedPlan;
};

export function addCommentRoutes(app: MilepostApp, parts: CommentParts): void {
  const { store, clock, asking, planBook, findSharedPlan } = parts;
  app.get(
    `${addresses.plans}/:planId/goals/:goalId/comments`,
    {
      config: { right: 'readPlan' },
      schema: {
        tags: ['goals'],
        operationId: 'listComments',
        summary: 'The comments of a goal, newest first',
        params: z.object({ planId: z.string(), goalId: z.string() }),
        querystring: z.object({ encv: shareToken, as_of: asOf }),
        headers: sharePassHeader,
        response: { 200: wireCommentsSchema, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const asker = await asking.viewer(request, reply, { planId });
      requireRight(asker, 'readPlan');
      const { as_of: day } = request.query;
      if (day !== undefined) {
        const { instant, find } = lookBack({ clock, planBook }, asker, day);
        const { goals, whole } = await find();
        if (!goals.has(goalId)) throw goalNotFound();
        const { members } = whole.owners;
        const known = await findCommentsAsOf(store, { planId: asker.plan.id, goalId, instant });
        return known.map((comment) => wireCommentOf(comment, { plan: asker.plan, isShared: false, members }));
      }
      // The same for a goal outside the ceiling as for none.
      if (!(await maySee(asker, goalId))) throw goalNotFound();
      reply.header('cache-control', 'private, no-cache');
      const share = shareOfAsker(asker);
      if (share?.hidesComments) return [];
      const comments = await findComments(store.db, { planId: asker.plan.id, goalId });
      const isShared = share !== null;
      const members = isShared ? [] : await membersOf(asker.plan.id);
      // What members try out among themselves is not shared.
      const readable = isShared ? comments.filter(({ text }) => !isWhatIfNote(text)) : comments;
      const named = share?.hidesOwners
        ? readable.map((comment) => ({ ...comment, firstName: '', lastName: '' }))
        : readable;
      return named.map((comment) => wireCommentOf(comment, { plan: asker.plan, isShared, members }));
    },
  );

  async function membersOf(planId: string): Promise<readonly Member[]> {
    const booked = await planBook.find(planId);
    return booked?.whole.owners.members ?? [];
  }

  async function maySee(asker: PlanAsker, goalId: string): Promise<boolean> {
    const booked = await planBook.find(asker.plan.id);
    if (booked === null) throw planNotFound();
    const share = shareOfAsker(asker);
    if (share === null) return booked.goals.has(goalId);
    const today = clock.today(asker.plan.timeZone);
    return (await findSharedPlan(booked, { share, today })).parents.has(goalId);
  }
}

/** A share gets the author's name, not which member it is. */
function wireCommentOf(
  comment: StoredComment,
  {
    plan: { timeZone, dateFormat },
    isShared,
    members,
  }: { readonly plan: Plan; readonly isShared: boolean; readonly members: readonly Member[] },
): WireComment {
  return {
    id: comment.id,
    comment: comment.text,
    user_id: isShared ? null : comment.memberId,
    plan_users_fname: comment.firstName,
    plan_users_lname: comment.lastName,
    last_update_date_format: formatDate(dayOfInstant(comment.at, timeZone), dateFormat),
    mentions: [...new Set(mentionsIn(comment.text, members).map(({ memberId }) => memberId))],
    at: comment.at,
  };
}
