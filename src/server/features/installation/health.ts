import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { operationStateSchema } from '#contract/operations.ts';
import { Refusal } from '#server/base/errors.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { listOperations, type Operations } from '#server/platform/operations/operations.ts';

/** Without it nobody can be answered; the others are reported, and keep the server ready. */
const NEEDED = ['store'] as const;

const healthSchema = z.object({
  status: z.literal('ok'),
  operations: z.record(z.string(), operationStateSchema).optional().describe('With `ready` alone'),
});

/** Liveness, and with `ready` readiness, for monitoring. Failures are named by a word; the reasons are for administrators. */
export function addHealth(app: MilepostApp, operations: Operations): void {
  app.get(
    addresses.health,
    {
      config: { right: 'everybody' },
      schema: {
        tags: ['installation'],
        operationId: 'getHealth',
        summary: 'Whether the server runs; with ready, whether the store answers too',
        querystring: z.object({ ready: z.string().optional().describe('Whatever it says') }),
        response: { 200: healthSchema, ...refusals(503) },
      },
    },
    async ({ query }) => {
      if (query.ready === undefined) return { status: 'ok' as const };
      await operations.look();
      const failing = NEEDED.filter((name) => operations[name].state === 'failing');
      if (failing.length > 0) {
        const reasons = failing.map((name) => `${name}: ${operations[name].reason ?? ''}`);
        throw new Refusal({
          code: 'not_ready',
          status: 503,
          message: `Milepost is not ready. ${reasons.join(' ')}`,
          details: { failing },
        });
      }
      const states = listOperations(operations).map(({ name, state }) => [name, state] as const);
      return { status: 'ok' as const, operations: Object.fromEntries(states) };
    },
  );
}
