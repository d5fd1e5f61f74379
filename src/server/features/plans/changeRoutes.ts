import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { wireChangesSchema } from '#contract/change.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { type Membership, planNotFound } from '#server/features/asking/membership.ts';
import { shownEmails } from '#server/features/members/shownEmails.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { type Change, findChanges } from '#server/store/history/changeLog.ts';
import { goalLabel } from '#server/store/kinds/goalKind.ts';
import { inPlanSnapshot } from '#server/store/plans/planSnapshot.ts';
import { findSubmitted } from '#server/store/plans/waiting.ts';
import { changesCsv } from './changesCsv.ts';
import { changesQuery, changesWanted } from './changesWanted.ts';
import { encodeChange, type LabelOfGoal } from './changeWire.ts';
import { findFieldsTold, tellOwnBy } from './ownFieldsTold.ts';
import { type ShownItems, shownItemsFor } from './shownItems.ts';
import { mayUndo } from './undoRight.ts';

const PAGE = 50;
const MAX_PAGE = 200;

export type ChangeParts = { readonly store: Store; readonly asking: Asking; readonly planBook: PlanBook };

export function addChangeRoutes(app: MilepostApp, { store, asking, planBook }: ChangeParts): void {
  const { before: _before, since: _since, ...csvQuery } = changesQuery;
  app.get(
    `${addresses.plans}/:planId/changes`,
    {
      config: { right: 'readHistory' },
      schema: {
        tags: ['plans'],
        operationId: 'listChanges',
        summary: 'The history of a plan: who changed what and when, newest first, in pages',
        params: z.object({ planId: z.string() }),
        querystring: z.object({ ...changesQuery, limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(PAGE) }),
        response: { 200: wireChangesSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'readHistory');
      const booked = await bookedOf(membership);
      const { limit } = request.query;
      // One more than the page, to tell whether there is another.
      const wanted = { ...changesWanted(request.query, membership), limit: limit + 1 };
      const snapshot = { planId: membership.plan.id, version: booked.whole.version };
      const { found, fields, submitted } = await inPlanSnapshot(store, snapshot, async (db) => {
        const changes = await findChanges(db, wanted);
        const items = changes.flatMap((change) => change.items);
        const hasSubmitted = items.some(({ entity }) => entity === 'waiting');
        return {
          found: changes,
          fields: await findFieldsTold(db, items, booked),
          submitted: hasSubmitted ? await findSubmitted(db, membership.plan.id) : [],
        };
      });
      const page = found.slice(0, limit);
      const labelOf = labelsOf(booked);
      const tellOwn = tellOwnBy(fields, booked);
      const shown = shownItemsFor(membership.viewer, booked);
      const emails = shownEmails(membership.viewer);
      const submittedById = new Map(submitted.map((figure) => [figure.id, figure]));
      const isUndoable = (change: Change) => mayBeUndone(membership, change, booked) && isAsLeft(change, submittedById);
      return {
        version: booked.whole.version,
        changes: page.map((change) =>
          encodeChange(cut(change, shown), { labelOf, tellOwn, emails, mayUndo: isUndoable(change) }),
        ),
        next_before: found.length > limit ? (page.at(-1)?.version ?? null) : null,
      };
    },
  );

  app.get(
    `${addresses.plans}/:planId/changes.csv`,
    {
      config: { right: 'export' },
      schema: {
        tags: ['plans'],
        operationId: 'exportChanges',
        summary: 'The history of a plan as a file, with a row for each changed value',
        params: z.object({ planId: z.string() }),
        querystring: z.object(csvQuery),
        response: { 200: z.unknown().describe('text/csv'), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'readHistory');
      requireRight(membership, 'export');
      const booked = await bookedOf(membership);
      const labelOf = labelsOf(booked);
      const emails = shownEmails(membership.viewer);
      const lines = changesCsv(store.db, changesWanted(request.query, membership), {
        labelOf,
        emails,
        booked,
        shown: shownItemsFor(membership.viewer, booked),
      });
      reply.header('content-disposition', 'attachment; filename="changes.csv"').header('cache-control', 'no-store');
      return reply.type('text/csv; charset=utf-8').send(Readable.from(lines));
    },
  );

  async function bookedOf({ plan }: Membership): Promise<BookedPlan> {
    const booked = await planBook.find(plan.id);
    if (booked === null) throw planNotFound();
    return booked;
  }
}

function cut(change: Change, shown: ShownItems): Change {
  const items = shown(change.items);
  return { ...change, items, itemCount: change.itemCount - (change.items.length - items.length) };
}

function labelsOf({ whole }: BookedPlan): LabelOfGoal {
  const labels = new Map(whole.goals.map((goal) => [goal.id, goalLabel(goal)]));
  return (id) => labels.get(id) ?? '';
}

function mayBeUndone({ viewer }: Membership, change: Change, booked: BookedPlan): boolean {
  const isMaking = change.items.some(({ entity, before }) => entity === 'plan' && before === null);
  return !isMaking && mayUndo(viewer, change, booked);
}

/** Whether the figures it submitted or answered still stand as it left them: else its undo would be refused. */
function isAsLeft({ items }: Change, submitted: ReadonlyMap<string, WaitingFigure>): boolean {
  return items.every(
    (item) => item.entity !== 'waiting' || isDeepStrictEqual(item.after, submitted.get(item.id) ?? null),
  );
}
