import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses, planDashboardPath } from '#contract/addresses.ts';
import { Refusal } from '#server/errors.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { sendBody } from '#server/http/sendBody.ts';
import { type PageFile, readPageFiles } from './pageFiles.ts';

export type PageParts = {
  /** Where the built page lies. */
  readonly folder: string;
  /** The plan /dashboard leads to; null for nobody signed in, and for a person without a plan. */
  readonly findCurrentPlanId: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
};

/** The dashboard page and its files. Who is looking is asked by the calls it makes, not here. */
export function addPageRoutes(app: MilepostApp, { folder, findCurrentPlanId }: PageParts): void {
  const files = readPageFiles(folder);
  const page = (summary: string) => ({ schema: { tags: ['page'], summary } });

  app.get(
    '/plans/:planId/dashboard',
    { schema: { ...page('The dashboard page of a plan').schema, params: z.object({ planId: z.string() }) } },
    async (request, reply) => sendPage(files, request, reply),
  );
  app.get(
    addresses.welcome,
    page('The page of the one-time address that takes over a new installation'),
    (request, reply) => sendPage(files, request, reply),
  );
  app.get(addresses.dashboard, page("Leads to the asker's last plan, keeping the query"), async (request, reply) => {
    const planId = await findCurrentPlanId(request, reply);
    if (planId === null) return sendPage(files, request, reply);
    return reply.redirect(`${planDashboardPath(planId)}${queryOf(request.url)}`, 302);
  });
  app.get('/', page('Leads to /dashboard'), async (_request, reply) => reply.redirect(addresses.dashboard, 302));

  for (const [path, file] of files) {
    if (path === INDEX) continue;
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', file.isImmutable ? IMMUTABLE : 'no-cache');
      return sendBody(request, reply, file);
    });
  }
}

const INDEX = '/index.html';
const IMMUTABLE = 'public, max-age=31536000, immutable';

async function sendPage(
  files: ReadonlyMap<string, PageFile>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const index = files.get(INDEX);
  if (index === undefined) throw notBuilt();
  reply.header('cache-control', 'no-cache');
  return sendBody(request, reply, index);
}

function queryOf(url: string): string {
  const question = url.indexOf('?');
  return question < 0 ? '' : url.slice(question);
}

function notBuilt(): Refusal {
  return new Refusal({
    code: 'page_not_built',
    status: 503,
    message: 'The page is not built yet. Start Milepost with npm start, or build the page with npm run build.',
  });
}
