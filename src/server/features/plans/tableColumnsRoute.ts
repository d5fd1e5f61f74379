import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { tableColumnsSchema } from '#contract/planCalls.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { putMemberColumns, removeMemberColumns } from './memberColumns.ts';
import { refuseUnknownColumns } from './refuseUnknownColumns.ts';

export function addTableColumnsRoute(
  app: MilepostApp,
  { store, asking }: { readonly store: Store; readonly asking: Asking },
): void {
  app.put(
    `${addresses.plans}/:planId/table-columns`,
    {
      config: { right: 'chooseColumns' },
      schema: {
        tags: ['plans'],
        operationId: 'setTableColumns',
        summary: 'Sets the caller’s own columns of the table of goals, on every device; null: the plan’s columns',
        params: z.object({ planId: z.string() }),
        body: tableColumnsSchema,
        response: { 200: tableColumnsSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'chooseColumns');
      const { plan, member } = membership;
      const { columns } = request.body;
      if (columns !== null) refuseUnknownColumns(columns, plan.fields, 'columns');
      const of = { planId: plan.id, memberId: member.id };
      await inTransaction(store, (trx) =>
        columns === null ? removeMemberColumns(trx, of) : putMemberColumns(trx, of, columns),
      );
      return { columns };
    },
  );
}
