import { createHash, timingSafeEqual } from 'node:crypto';
import { Registry } from 'prom-client';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { Refusal } from '#server/base/errors.ts';
import { findUndelivered } from '#server/features/webhooks/webhookRepository.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Operations } from '#server/platform/operations/operations.ts';
import type { Store } from '#server/store/database/store.ts';
import { LoopDelays } from './loopDelays.ts';
import { addSingle } from './measures.ts';
import { addOperationMeasures } from './operationMeasures.ts';
import { addProcessMeasures } from './processMeasures.ts';
import { RequestCounts } from './requestCounts.ts';

export type MetricsParts = {
  readonly metricsToken: string | null;
  readonly planBook: PlanBook;
  readonly store: Store;
  readonly operations: Operations;
};

export function addMetrics(app: MilepostApp, { metricsToken: token, planBook, store, operations }: MetricsParts): void {
  if (token === null) return;
  const requests = new RequestCounts();
  const delays = new LoopDelays();
  app.addHook('onClose', async () => delays.close());
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    requests.count({ method, route: routeLabel(routeOptions.url), status: statusCode, seconds: elapsedTime / 1000 });
  });

  app.get(
    addresses.metrics,
    {
      config: { right: 'everybody' },
      schema: {
        tags: ['installation'],
        operationId: 'getMetrics',
        summary: 'Version, store, backups, mail, webhooks, requests and memory, in Prometheus’ text format',
        headers: z.object({ authorization: z.string().optional().describe('Bearer and MILEPOST_METRICS_TOKEN') }),
        response: {
          200: { description: 'Lines of metrics', content: { 'text/plain': { schema: z.string() } } },
          ...refusals(401),
        },
      },
    },
    async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw notForYou();
      const { plans, bytes } = planBook.kept();
      await operations.look();
      const waiting = operations.store.state === 'working' ? (await findUndelivered(store.db)).waiting : null;
      const registry = new Registry();
      addOperationMeasures(registry, { operations, kind: store.dialect, waiting });
      addProcessMeasures(registry);
      addSingle(registry, ['milepost_plans_kept', 'Plans kept in memory.', plans]);
      addSingle(registry, ['milepost_plans_kept_bytes', 'What they take, by estimate.', bytes]);
      reply.header('cache-control', 'no-store').type(registry.contentType);
      return `${delays.lines().join('\n')}\n${await Registry.merge([registry, requests.registry]).metrics()}`;
    },
  );
}

/** The files of the page are one route: their names change with each release, and each would be series of its own. */
function routeLabel(url: string | undefined): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** Hashed to equal length, for a comparison in constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function notForYou(): Refusal {
  return new Refusal({
    code: 'unauthorized',
    status: 401,
    message: 'Send the token of MILEPOST_METRICS_TOKEN as Authorization: Bearer.',
  });
}
