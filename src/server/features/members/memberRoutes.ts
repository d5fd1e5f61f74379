import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { memberPatchSchema, membersSchema, removalSchema, removedSchema } from '#contract/members.ts';
import { ifMatchHeader } from '#server/features/asking/ifMatch.ts';
import { noteForLog } from '#server/platform/audit/whoAsked.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { createChangePeople } from './changePeople.ts';
import { revokeInvitation } from './invitations.ts';
import { findMemberList } from './memberList.ts';
import type { MemberRouteParts } from './memberParts.ts';
import { plannedPatch, plannedRemoval } from './memberRules.ts';

export function addMemberRoutes(app: MilepostApp, parts: MemberRouteParts): void {
  const { store, hasMail, findLeft } = parts;
  const { managerOf, change } = createChangePeople(parts);
  const members = `${addresses.plans}/:planId/members`;
  const ofPlan = z.object({ planId: z.string() });
  const ofMember = z.object({ planId: z.string(), memberId: z.string() });
  const about = { tags: ['members'] };
  const changed = { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) };

  app.get(
    members,
    {
      config: { right: 'manageMembers' },
      schema: {
        ...about,
        operationId: 'listMembers',
        summary: 'Members, invitations and departments of a plan',
        params: ofPlan,
        response: { 200: membersSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => findMemberList(store, await managerOf(request, reply), { hasMail }),
  );

  app.patch(
    `${members}/:memberId`,
    {
      config: { right: 'manageMembers' },
      schema: {
        ...about,
        operationId: 'updateMember',
        summary: 'Changes a member’s role, department or name; a plan keeps at least one lead',
        params: ofMember,
        headers: ifMatchHeader,
        body: memberPatchSchema,
        response: changed,
      },
    },
    async (request, reply) =>
      change(request, reply, (people) => plannedPatch(people, request.params.memberId, request.body)),
  );

  app.delete(
    `${members}/:memberId`,
    {
      config: { right: 'manageMembers' },
      schema: {
        ...about,
        operationId: 'removeMember',
        summary:
          'Removes a member from the plan; their goals go to the successor, or to nobody. Tells what they leave behind, which works on',
        params: ofMember,
        headers: ifMatchHeader,
        querystring: removalSchema,
        response: { ...changed, 200: removedSchema },
      },
    },
    async (request, reply) => {
      const { planId, memberId } = request.params;
      const successor = request.query.successor || null;
      await managerOf(request, reply);
      const left = await findLeft({ planId, memberId });
      const done = await change(request, reply, (people) => plannedRemoval(people, memberId, successor));
      await revokeInvitation(store.db, { planId, memberId });
      noteForLog(request, { about: `member ${memberId} ${left.text}` });
      return { ...done, left_behind: left.items };
    },
  );
}
