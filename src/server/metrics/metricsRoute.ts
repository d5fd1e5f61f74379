import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { Refusal } from '#server/errors.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { Repeats } from '#server/http/repeats.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import { processLines, single } from './processLines.ts';
import { RequestCounts } from './requestCounts.ts';

/** How often the delay of the event loop is looked at; ms. */
const RESOLUTION = 10;

const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Counts requests from now on, and GET /metrics tells of them to whoever has the token. */
export function addMetrics(
  app: MilepostApp,
  { token, planBook, repeats }: { readonly token: string; readonly planBook: PlanBook; readonly repeats: Repeats },
): void {
  const requests = new RequestCounts();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    requests.count({ method, route: routeOptions.url ?? 'none', status: statusCode, seconds: elapsedTime / 1000 });
  });
  repeats.onGiven((response) => {
    const begun = performance.now();
    response.once('finish', () => {
      const seconds = (performance.now() - begun) / 1000;
      requests.count({ method: 'GET', route: addresses.goals, status: response.statusCode, seconds });
    });
  });

  app.get(
    addresses.metrics,
    {
      schema: {
        tags: ['installation'],
        summary: 'Requests, delay of the event loop and memory, in Prometheus’ text format',
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
      reply.header('cache-control', 'no-store').type(PROMETHEUS_TEXT);
      return `${[
        ...processLines(delay),
        ...single('milepost_plans_kept', 'Plans kept in memory.', plans),
        ...single('milepost_plans_kept_bytes', 'What they take, by estimate.', bytes),
        ...requests.lines(),
      ].join('\n')}\n`;
    },
  );
}

/** Hashes are of one length, so that the time it takes tells nothing. */
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
