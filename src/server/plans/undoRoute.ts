import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { type Action, may, type Subject } from '#core/access.ts';
import type { Clock } from '#server/clock.ts';
import { Refusal } from '#server/errors.ts';
import { subjectOf } from '#server/goals/subject.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import type { ChangeItem } from '#server/store/changeItem.ts';
import { findAuthor, findItems } from '#server/store/changeItems.ts';
import type { StoredGoal } from '#server/store/edit.ts';
import type { Store } from '#server/store/store.ts';
import { undoChange } from '#server/store/undo.ts';
import { type Asking, requireRight } from './asking.ts';
import { type Membership, nameOf, planNotFound } from './membership.ts';

export type UndoParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
};

const MAX_VERSION = 2_147_483_647;

/** Taking back a change: one's own, or as a lead anybody's. */
export function addUndoRoute(app: MilepostApp, { store, clock, asking, planBook }: UndoParts): void {
  app.post(
    `${addresses.plans}/:planId/changes/:version/undo`,
    {
      schema: {
        tags: ['plans'],
        summary: 'Takes back what one change did, and nothing else, as a change of its own',
        params: z.object({ planId: z.string(), version: z.coerce.number().int().min(1).max(MAX_VERSION) }),
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { planId, version: undone } = request.params;
      const membership = await asking.member(request, reply, planId);
      await refuseWithoutRight(membership, undone);
      const { version } = await undoChange(store, {
        planId: membership.plan.id,
        version: undone,
        at: clock.now(),
        memberId: membership.member.id,
        by: nameOf(membership.member),
        reason: membership.reason,
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  /** Who made a change may have lost the right to it since: what it did is asked anew, thing by thing. */
  async function refuseWithoutRight(membership: Membership, version: number): Promise<void> {
    const planId = membership.plan.id;
    const author = await findAuthor(store.db, { planId, version });
    if (author === null) {
      requireRight(membership, 'readHistory');
      throw new Refusal({ code: 'change_not_found', status: 404, message: 'There is no such change of this plan.' });
    }
    requireRight(membership, 'undo', { memberId: author.memberId, departmentId: null });
    if (may(membership.viewer, 'editPlan')) return;
    const booked = await planBook.find(planId);
    if (booked === null) throw planNotFound();
    const { owners } = booked.whole;
    const subjectOfGoal = (id: string): Subject | null => {
      const goal = booked.goals.get(id);
      return goal === undefined ? null : subjectOf(goal, owners);
    };
    for (const item of await findItems(store.db, { planId, version })) refuseUndoing(membership, item, subjectOfGoal);
  }
}

function refuseUndoing(membership: Membership, item: ChangeItem, subjectOfGoal: (id: string) => Subject | null): void {
  const [action, subject] = rightToUndo(item, subjectOfGoal);
  requireRight(membership, action, subject);
}

function rightToUndo(
  item: ChangeItem,
  subjectOfGoal: (id: string) => Subject | null,
): readonly [Action, Subject | null] {
  switch (item.entity) {
    case 'plan':
      return ['editPlan', null];
    case 'department':
    case 'member':
      return ['manageMembers', null];
    case 'comment':
      return ['editComment', { memberId: (item.after ?? item.before)?.memberId ?? null, departmentId: null }];
    case 'entries':
      return ['enterFigures', subjectOfGoal(item.goalId)];
    case 'goal':
      // Of a goal that is archived now, its archiving is undone: whose it was stands in the log.
      return [isPlacing(item) ? 'moveGoal' : 'editGoal', subjectOfGoal(item.id) ?? loggedSubject(item)];
  }
}

type GoalItem = Extract<ChangeItem, { readonly entity: 'goal' }>;

function isPlacing({ before, after }: GoalItem): boolean {
  const places = [before, after].map((goal) => JSON.stringify(goal && placeOf(goal)));
  return before === null || after === null || places[0] !== places[1];
}

function placeOf({ parentId, number, archivedAt }: StoredGoal) {
  return { parentId, number, archivedAt };
}

function loggedSubject({ before, after }: GoalItem): Subject | null {
  const goal = after ?? before;
  return goal && { memberId: goal.memberId, departmentId: goal.departmentId };
}
