import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses, planDashboardPath, planPath } from '#contract/addresses.ts';
import { landingPath } from '#contract/landingPath.ts';
import { PLAN_PAGES, SETTINGS_SECTIONS } from '#contract/pages.ts';
import type { FindCurrentPlan } from '#server/features/asking/asking.ts';
import type { ShareAuth } from '#server/features/sharing/shareAuth.ts';
import { shareToken } from '#server/features/sharing/shareSchemas.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { pageReply } from '#server/platform/http/pageReply.ts';
import { refusePlainly } from '#server/platform/http/plainRefusal.ts';
import { sendBody } from '#server/platform/http/sendBody.ts';
import type { PageFile } from './pageFiles.ts';
import { INDEX, type PageSender } from './pageSender.ts';

export type PageParts = {
  readonly files: ReadonlyMap<string, PageFile>;
  readonly sender: PageSender;
  readonly findCurrentPlan: FindCurrentPlan;
  readonly shareAuth: ShareAuth;
  readonly hasGallery: boolean;
};

/**
 * The dashboard page and its files. The calls of the page authenticate, not the page; but a share's page exists only
 * while the share does, and carries who may frame it.
 */
export function addPageRoutes(app: MilepostApp, parts: PageParts): void {
  const { files, sender, findCurrentPlan, shareAuth } = parts;
  // Bookmarked and shared links may have gained parameters of others.
  const config = { right: 'everybody', unknownNames: 'ignored' } as const;
  const page = (path: string, summary: string) => ({
    config,
    schema: { tags: ['page'], operationId: pageOperation(path), summary, response: { 200: pageReply } },
  });
  const onward = { 302: z.undefined().describe('To the page it leads to') };

  for (const [path, summary] of SHARED_PAGES) {
    app.get(
      path,
      {
        config,
        schema: {
          ...page(path, summary).schema,
          params: z.object({ planId: z.string() }),
          querystring: z.object({ encv: shareToken }),
        },
      },
      async (request, reply) => {
        const { shareToken: token } = request;
        if (token === null) return sender.sendPage(request, reply, askedFirst(request.params.planId));
        try {
          return await sender.sendSharePage(request, reply, { token, planId: request.params.planId });
        } catch (error) {
          return refusePlainly(error, request, reply);
        }
      },
    );
  }
  for (const path of otherPlanPages()) {
    app.get(path, page(path, 'A page of a plan'), (request, reply) => sender.sendPage(request, reply));
  }
  for (const [path, summary] of ACCOUNT_PAGES) {
    app.get(path, page(path, summary), (request, reply) => sender.sendPage(request, reply));
  }
  if (parts.hasGallery) {
    app.get(addresses.gallery, { config, schema: { hide: true } }, (request, reply) => sender.sendPage(request, reply));
  }
  app.get(
    addresses.dashboard,
    {
      config,
      schema: {
        tags: ['page'],
        operationId: 'openDashboard',
        summary: "Redirects to the caller's last plan, keeping the query",
        response: { 200: pageReply, ...onward },
      },
    },
    async (request, reply) => {
      try {
        const planId = await findPlanId(request, reply);
        if (planId === null) return await sender.sendPage(request, reply);
        return reply.redirect(`${planDashboardPath(planId)}${queryOf(request.url)}`, 302);
      } catch (error) {
        return refusePlainly(error, request, reply);
      }
    },
  );
  app.get(
    '/',
    {
      config,
      schema: {
        tags: ['page'],
        operationId: 'openStart',
        summary: "Redirects to the caller's last plan: members to their work, others to the dashboard",
        response: { 200: pageReply, ...onward },
      },
    },
    async (request, reply) => {
      const current = await findCurrentPlan(request, reply);
      // Signing in loads this address again.
      if (current === null) return sender.sendPage(request, reply);
      return reply.redirect(landingPath(current.id, current.role), 302);
    },
  );

  for (const [path, file] of files) {
    if (path === INDEX) continue;
    app.get(path, { config, schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', file.isImmutable ? IMMUTABLE : 'no-cache');
      return sendBody(request, reply, file);
    });
  }

  async function findPlanId(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const { shareToken: token } = request;
    if (token === null) return (await findCurrentPlan(request, reply))?.id ?? null;
    const { plan } = await shareAuth.open(request, { token, planId: null, purpose: 'page', needsPass: false });
    return plan.id;
  }
}

function askedFirst(planId: string): readonly string[] {
  return [planPath(planId), addresses.session];
}

const SHARED_PAGES = [
  ['/plans/:planId/dashboard', 'The dashboard page of a plan, or of a share of it'],
  ['/plans/:planId/tv', 'A share on a screen, page by page'],
] as const;

function otherPlanPages(): readonly string[] {
  const pages = PLAN_PAGES.filter((page) => page !== 'dashboard').map((page) => `/plans/:planId/${page}`);
  return [...pages, ...SETTINGS_SECTIONS.map((section) => `/plans/:planId/settings/${section}`)];
}

const ACCOUNT_PAGES = [
  [addresses.welcome, 'The page of the one-time address that takes over a new installation'],
  [addresses.accountPage, 'The page of one’s own account'],
  [addresses.newPlanPage, 'The page on which a plan is made of a file'],
  [addresses.invitationPage, 'The page of an invitation'],
  [addresses.resetPage, 'The page of a link to a new password'],
  [addresses.confirmEmailPage, 'The page of a link that confirms an e-mail'],
] as const;

function pageOperation(path: string): string {
  const words = path
    .replace('/plans/:planId/', '/planned/')
    .split(/[/-]/)
    .filter((word) => word !== '');
  const name = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
  return `open${name.replace(/^Planned/, 'Plan')}Page`;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

function queryOf(url: string): string {
  const question = url.indexOf('?');
  return question < 0 ? '' : url.slice(question);
}
