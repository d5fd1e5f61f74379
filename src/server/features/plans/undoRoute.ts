import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, notAllowed, requireRight } from '#server/features/asking/asking.ts';
import { asMember } from '#server/features/asking/changePlan.ts';
import { reasonHeader } from '#server/features/asking/ifMatch.ts';
import { authorOf, type Membership } from '#server/features/asking/membership.ts';
import { needsApproval, refuseUnapprovedMilestones } from '#server/features/asking/refuseUnapproved.ts';
import { refuseUnsound } from '#server/features/work/refuseUnsound.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { undoWithin } from '#server/store/changes/undo.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import type { ChangeItem } from '#server/store/history/changeItem.ts';
import { findAuthor, findItems } from '#server/store/history/changeItems.ts';
import { hasRightToUndo, heldBack } from './undoRight.ts';

export type UndoParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
};

const MAX_VERSION = 2_147_483_647;

export function addUndoRoute(app: MilepostApp, { store, clock, asking, planBook }: UndoParts): void {
  app.post(
    `${addresses.plans}/:planId/changes/:version/undo`,
    {
      config: { right: 'undo' },
      schema: {
        tags: ['plans'],
        operationId: 'undoChange',
        summary: 'Undoes one change and nothing else, as a new change',
        params: z.object({ planId: z.string(), version: z.coerce.number().int().min(1).max(MAX_VERSION) }),
        headers: reasonHeader,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { planId, version: undone } = request.params;
      const membership = await asking.member(request, reply, planId);
      const { version } = await asMember({ store, planBook }, membership, async (locked, booked) => {
        const items = await refuseWithoutRight({ membership, db: locked.trx, booked }, undone);
        const done = await undoWithin(locked, {
          planId: membership.plan.id,
          version: undone,
          at: clock.now(),
          ...authorOf(membership),
          reason: membership.reason,
          tokenName: membership.tokenName ?? null,
          known: booked.whole,
        });
        await refuseUnsound(locked.trx, planId, items);
        await refuseUnapprovedMilestones(items, { db: locked.trx, booked, viewer: membership.viewer });
        return done;
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );
}

type AskedToUndo = { readonly membership: Membership; readonly db: Database; readonly booked: BookedPlan };

/** What the change did. */
async function refuseWithoutRight(
  { membership, db, booked }: AskedToUndo,
  version: number,
): Promise<readonly ChangeItem[]> {
  const planId = membership.plan.id;
  const author = await findAuthor(db, { planId, version });
  if (author === null) {
    requireRight(membership, 'readHistory');
    throw new Refusal({ code: 'change_not_found', status: 404, message: 'There is no such change of this plan.' });
  }
  // Checked before what the change did is read.
  requireRight(membership, 'undo', { memberId: author.memberId, departmentId: null });
  const items = await findItems(db, { planId, version });
  const change = { ...author, items };
  if (!hasRightToUndo(membership.viewer, change, booked)) throw notAllowed();
  const held = heldBack(membership.viewer, change, booked);
  if (held.length > 0) throw needsApproval(held, booked);
  return items;
}
