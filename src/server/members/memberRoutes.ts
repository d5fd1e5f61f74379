import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import {
  departmentMadeSchema,
  departmentPatchSchema,
  departmentRemovalSchema,
  memberPatchSchema,
  memberRemovalSchema,
  membersSchema,
  newDepartmentSchema,
} from '#contract/members.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import { type Asking, requireRight } from '#server/plans/asking.ts';
import type { ChangePlan, PlannedChange } from '#server/plans/changePlan.ts';
import type { Membership } from '#server/plans/membership.ts';
import { createId } from '#server/store/id.ts';
import type { Store } from '#server/store/store.ts';
import { Turn } from '#server/store/turn.ts';
import { plannedDepartment, plannedDepartmentPatch, plannedDepartmentRemoval } from './departmentRules.ts';
import { findPeople } from './findPeople.ts';
import { revokeInvitation } from './invitations.ts';
import { findMemberList } from './memberList.ts';
import { type People, plannedPatch, plannedRemoval } from './memberRules.ts';

export type MemberParts = {
  readonly store: Store;
  readonly asking: Asking;
  readonly changePlan: ChangePlan;
  readonly hasMail: boolean;
};

/** Who belongs to a plan, as what, in which department; for its leads. */
export function addMemberRoutes(app: MilepostApp, { store, asking, changePlan, hasMail }: MemberParts): void {
  const members = `${addresses.plans}/:planId/members`;
  const departments = `${addresses.plans}/:planId/departments`;
  const ofPlan = z.object({ planId: z.string() });
  const ofMember = z.object({ planId: z.string(), memberId: z.string() });
  const ofDepartment = z.object({ planId: z.string(), departmentId: z.string() });
  const about = { tags: ['members'] };
  const changed = { 200: versionSchema, ...refusals(400, 401, 403, 404, 409) };

  app.get(
    members,
    {
      schema: {
        ...about,
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
      schema: {
        ...about,
        summary: 'Changes a member’s role, department or name; the last lead stays one',
        params: ofMember,
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
      schema: {
        ...about,
        summary: 'Takes a member out of the plan; their goals go to the successor, or to nobody',
        params: ofMember,
        querystring: memberRemovalSchema,
        response: changed,
      },
    },
    async (request, reply) => {
      const { memberId } = request.params;
      const successor = request.query.successor || null;
      const done = await change(request, reply, (people) => plannedRemoval(people, memberId, successor));
      await revokeInvitation(store.db, { planId: request.params.planId, memberId });
      return done;
    },
  );

  app.post(
    departments,
    {
      schema: {
        ...about,
        summary: 'Adds a department',
        params: ofPlan,
        body: newDepartmentSchema,
        response: { 200: departmentMadeSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const id = createId();
      const { name } = request.body;
      return { ...(await change(request, reply, (people) => plannedDepartment(people, { id, name }))), id };
    },
  );

  app.patch(
    `${departments}/:departmentId`,
    {
      schema: {
        ...about,
        summary: 'Renames a department, or gives it another place',
        params: ofDepartment,
        body: departmentPatchSchema,
        response: changed,
      },
    },
    async (request, reply) =>
      change(request, reply, (people) => plannedDepartmentPatch(people, request.params.departmentId, request.body)),
  );

  app.delete(
    `${departments}/:departmentId`,
    {
      schema: {
        ...about,
        summary: 'Takes a department away; its people and goals go to the successor, or to none',
        params: ofDepartment,
        querystring: departmentRemovalSchema,
        response: changed,
      },
    },
    async (request, reply) => {
      const successor = request.query.successor || null;
      return change(request, reply, (people) =>
        plannedDepartmentRemoval(people, request.params.departmentId, successor),
      );
    },
  );

  type OfPlan = FastifyRequest<{ Params: { planId: string } }>;

  async function managerOf(request: FastifyRequest, reply: FastifyReply): Promise<Membership> {
    const { planId } = ofPlan.parse(request.params);
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'manageMembers');
    return membership;
  }

  /** One after the other: of two departments called alike at once, the second is refused. */
  const turn = new Turn();

  async function change(
    request: OfPlan | FastifyRequest,
    reply: FastifyReply,
    plan: (people: People) => PlannedChange,
  ): Promise<{ version: number }> {
    const membership = await managerOf(request, reply);
    await turn.take();
    try {
      const { version } = await changePlan({
        membership,
        expectedVersion: null,
        plan: async () => plan(await findPeople(store.db, membership.plan.id)),
      });
      reply.header('etag', `"${version}"`);
      return { version };
    } finally {
      turn.give();
    }
  }
}
