import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { commentDraftSchema, commentMadeSchema, newCommentSchema } from '#contract/comment.ts';
import { versionSchema } from '#contract/entryCells.ts';
import type { Action } from '#core/access.ts';
import { mentionName, mentionsIn } from '#core/plan/mentions.ts';
import type { Member } from '#core/plan/owners.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import { authorOf, type Membership } from '#server/features/asking/membership.ts';
import { goalNotFound } from '#server/features/goals/editing/goalRefusals.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { createId } from '#server/store/database/id.ts';
import { findComments } from '#server/store/plans/comments.ts';
import type { StoredComment } from '#server/store/rows/edit.ts';
import { isCommentMade } from './isCommentMade.ts';

export type CommentEditParts = {
  readonly clock: Clock;
  readonly asking: Asking;
  readonly changePlan: ChangePlan;
};

export function addCommentEditRoutes(app: MilepostApp, { clock, asking, changePlan }: CommentEditParts): void {
  const comments = `${addresses.plans}/:planId/goals/:goalId/comments`;
  const ofGoal = z.object({ planId: z.string(), goalId: z.string() });
  const ofComment = ofGoal.extend({ commentId: z.string() });
  const refused = refusals(400, 401, 403, 404, 409);

  app.post(
    comments,
    {
      config: { right: 'comment' },
      schema: {
        tags: ['goals'],
        operationId: 'createComment',
        summary: 'Comments on a goal; sent again under the same id, the comment is not made twice',
        params: ofGoal,
        body: newCommentSchema,
        response: { 201: commentMadeSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      requireRight(membership, 'comment');
      const { firstName, lastName } = membership.member;
      const { memberId } = authorOf(membership);
      const { comment: text, id = createId() } = request.body;
      const { version } = await changePlan({
        membership,
        expectedVersion: null,
        plan: async (booked, { db }) => {
          refuseMissingGoal(booked, goalId);
          if (await isCommentMade(db, { planId, id })) return { what: 'Commented', edits: [] };
          const after: StoredComment = { id, goalId, memberId, firstName, lastName, text, at: clock.now() };
          return { what: commentedText(text, booked.whole.owners.members), edits: [{ entity: 'comment', id, after }] };
        },
      });
      return reply.status(201).header('etag', `"${version}"`).send({ id, version });
    },
  );

  app.patch(
    `${comments}/:commentId`,
    {
      config: { right: 'editComment' },
      schema: {
        tags: ['goals'],
        operationId: 'updateComment',
        summary: "Changes the text of the caller's own comment",
        params: ofComment,
        body: commentDraftSchema,
        response: { 200: versionSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { planId, ...asked } = request.params;
      const membership = await asking.member(request, reply, planId);
      const { comment: text } = request.body;
      return write({ membership, ...asked }, 'editComment', (before) => ({
        what: 'Comment changed',
        after: { ...before, text },
      }));
    },
  );

  app.delete(
    `${comments}/:commentId`,
    {
      config: { right: 'deleteComment' },
      schema: {
        tags: ['goals'],
        operationId: 'deleteComment',
        summary: 'Deletes a comment: the caller’s own, or as a lead any',
        params: ofComment,
        response: { 200: versionSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { planId, ...asked } = request.params;
      const membership = await asking.member(request, reply, planId);
      return write({ membership, ...asked }, 'deleteComment', () => ({ what: 'Comment deleted', after: null }));
    },
  );

  type Asked = { readonly membership: Membership; readonly goalId: string; readonly commentId: string };
  type Written = { readonly what: string; readonly after: StoredComment | null };

  async function write(
    { membership, goalId, commentId: id }: Asked,
    action: Action,
    written: (before: StoredComment) => Written,
  ): Promise<{ version: number }> {
    return changePlan({
      membership,
      expectedVersion: null,
      plan: async (booked, { db }) => {
        refuseMissingGoal(booked, goalId);
        const comments = await findComments(db, { planId: booked.whole.plan.id, goalId });
        const before = comments.find((comment) => comment.id === id);
        if (before === undefined) throw commentNotFound();
        requireRight(membership, action, { memberId: before.memberId, departmentId: null });
        const { what, after } = written(before);
        return { what, edits: [{ entity: 'comment', id, after }] };
      },
    });
  }
}

function commentedText(text: string, members: readonly Member[]): string {
  const ids = new Set(mentionsIn(text, members).map(({ memberId }) => memberId));
  const names = members.filter(({ id }) => ids.has(id)).map(mentionName);
  return names.length === 0 ? 'Commented' : `Commented, mentioning ${names.join(', ')}`;
}

function refuseMissingGoal({ goals }: BookedPlan, goalId: string): void {
  if (!goals.has(goalId)) throw goalNotFound();
}

function commentNotFound(): Refusal {
  return new Refusal({ code: 'comment_not_found', status: 404, message: 'There is no such comment of this goal.' });
}
