import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { importMappingSchema } from '#contract/import.ts';
import { keptMappingsSchema } from '#contract/importDraft.ts';
import type { Plan } from '#core/plan/plan.ts';
import { Refusal } from '#server/base/errors.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { checkMapping } from './checkMapping.ts';
import type { ImportParts } from './importParts.ts';

/** More than anybody tells apart. */
const MOST_KEPT = 100;
const LONGEST = 16 * 1024;

/** Mappings that are kept by name, for the same kind of file next month. */
export function addMappingRoutes(app: MilepostApp, { store, clock, asking }: ImportParts): void {
  const path = `${addresses.plans}/:planId/import-mappings`;
  const tags = ['import and export'];
  const params = z.object({ planId: z.string() });
  const done = z.object({ success: z.literal(true) });
  const name = z.string().trim().min(1, 'must not be empty').max(100, 'must have at most 100 characters');

  app.get(
    path,
    {
      config: { right: 'import' },
      schema: {
        tags,
        operationId: 'listMappings',
        summary: 'The saved mappings of imports, by name',
        params,
        response: { 200: keptMappingsSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id: planId } = await planOf(request, reply);
      const rows = await store.db.selectFrom('import_mapping').selectAll().where('plan_id', '=', planId).execute();
      return rows
        .toSorted((one, other) => (one.name_key < other.name_key ? -1 : 1))
        .map((row) => ({ name: row.name, at: row.at, mapping: importMappingSchema.parse(JSON.parse(row.mapping)) }));
    },
  );

  app.put(
    path,
    {
      config: { right: 'import' },
      schema: {
        tags,
        operationId: 'saveMapping',
        summary: 'Saves a mapping under a name; replaces one of the same name',
        params,
        body: z.strictObject({ name, mapping: importMappingSchema }),
        response: { 200: done, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { id: planId, fields } = await planOf(request, reply);
      const { name: kept, mapping } = request.body;
      checkMapping(mapping, fields);
      const text = JSON.stringify(mapping);
      if (text.length > LONGEST) throw refused('too_large', 413, 'This mapping is too long to be kept.');
      await refuseTooMany(planId, keyOf(kept));
      const row = { plan_id: planId, name_key: keyOf(kept), name: kept, mapping: text, at: clock.now() };
      await store.db
        .insertInto('import_mapping')
        .values(row)
        .onConflict((conflict) => conflict.columns(['plan_id', 'name_key']).doUpdateSet(row))
        .execute();
      return { success: true as const };
    },
  );

  app.delete(
    path,
    {
      config: { right: 'import' },
      schema: {
        tags,
        operationId: 'deleteMapping',
        summary: 'Deletes a saved mapping',
        params,
        querystring: z.object({ name }),
        response: { 200: done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id: planId } = await planOf(request, reply);
      await store.db
        .deleteFrom('import_mapping')
        .where('plan_id', '=', planId)
        .where('name_key', '=', keyOf(request.query.name))
        .execute();
      return { success: true as const };
    },
  );

  async function planOf(
    request: Parameters<typeof asking.member>[0] & { readonly params: { readonly planId: string } },
    reply: Parameters<typeof asking.member>[1],
  ): Promise<Plan> {
    const membership = await asking.member(request, reply, request.params.planId);
    requireRight(membership, 'import');
    return membership.plan;
  }

  async function refuseTooMany(planId: string, key: string): Promise<void> {
    const rows = await store.db
      .selectFrom('import_mapping')
      .select('name_key')
      .where('plan_id', '=', planId)
      .where('name_key', '!=', key)
      .execute();
    if (rows.length >= MOST_KEPT) throw refused('too_many', 409, `${MOST_KEPT} mappings are kept. Forget one first.`);
  }
}

function keyOf(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

function refused(code: string, status: number, message: string): Refusal {
  return new Refusal({ code, status, message });
}
