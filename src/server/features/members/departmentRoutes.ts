import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { departmentMadeSchema, departmentPatchSchema, newDepartmentSchema, removalSchema } from '#contract/members.ts';
import { ifMatchHeader } from '#server/features/asking/ifMatch.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { createId } from '#server/store/database/id.ts';
import { createChangePeople } from './changePeople.ts';
import { plannedDepartment, plannedDepartmentPatch, plannedDepartmentRemoval } from './departmentRules.ts';
import type { MemberParts } from './memberParts.ts';

export function addDepartmentRoutes(app: MilepostApp, parts: MemberParts): void {
  const { change } = createChangePeople(parts);
  const departments = `${addresses.plans}/:planId/departments`;
  const ofPlan = z.object({ planId: z.string() });
  const ofDepartment = z.object({ planId: z.string(), departmentId: z.string() });
  const about = { tags: ['members'] };
  const changed = { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) };

  app.post(
    departments,
    {
      config: { right: 'manageMembers' },
      schema: {
        ...about,
        operationId: 'createDepartment',
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
      config: { right: 'manageMembers' },
      schema: {
        ...about,
        operationId: 'updateDepartment',
        summary: 'Renames a department or moves it to another position',
        params: ofDepartment,
        headers: ifMatchHeader,
        body: departmentPatchSchema,
        response: changed,
      },
    },
    async (request, reply) =>
      change(request, reply, (people, seen) =>
        plannedDepartmentPatch(people, request.params.departmentId, request.body, seen),
      ),
  );

  app.delete(
    `${departments}/:departmentId`,
    {
      config: { right: 'manageMembers' },
      schema: {
        ...about,
        operationId: 'deleteDepartment',
        summary: 'Deletes a department; its members and goals go to the successor, or to no department',
        params: ofDepartment,
        headers: ifMatchHeader,
        querystring: removalSchema,
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
}
