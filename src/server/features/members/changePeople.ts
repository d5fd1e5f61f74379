import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { requireRight } from '#server/features/asking/asking.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import { readIfMatch } from '#server/features/asking/ifMatch.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import type { SeenDepartments } from './departmentRules.ts';
import { findPeople } from './findPeople.ts';
import type { MemberParts } from './memberParts.ts';
import type { People } from './memberRules.ts';

export type ChangePeople = {
  managerOf(request: FastifyRequest, reply: FastifyReply): Promise<Membership>;
  /** Changes the people of a plan unless that overwrites what its author never saw; returns the version after. */
  change(
    request: FastifyRequest,
    reply: FastifyReply,
    plan: (people: People, seen: SeenDepartments | null) => PlannedChange,
  ): Promise<{ version: number }>;
};

const ofPlan = z.object({ planId: z.string() });

export function createChangePeople({ asking, changePlan }: Pick<MemberParts, 'asking' | 'changePlan'>): ChangePeople {
  async function managerOf(request: FastifyRequest, reply: FastifyReply): Promise<Membership> {
    const { planId } = ofPlan.parse(request.params);
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'manageMembers');
    return membership;
  }

  return {
    managerOf,
    change: async (request, reply, plan) => {
      const membership = await managerOf(request, reply);
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async ({ whole }, { db, seen }) => {
          const people = await findPeople(db, membership.plan.id);
          if (seen === null) return plan(people, null);
          return plan(people, { departments: await seen.departments(people.departments), version: whole.version });
        },
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  };
}
