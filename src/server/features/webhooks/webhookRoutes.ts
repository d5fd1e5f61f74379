import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  deliveriesSchema,
  newWebhookSchema,
  webhookMadeSchema,
  webhookPatchSchema,
  webhooksSchema,
  webhookTestedSchema,
} from '#contract/webhook.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { type Membership, nameOf } from '#server/features/asking/membership.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { AttemptLimit } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import { type AllowedHosts, isAllowedAddress, leadsIntoOwnNetwork } from '#server/platform/outgoing/allowedHosts.ts';
import type { Store } from '#server/store/database/store.ts';
import type { StatusWatch } from './statusWatch.ts';
import { tryWebhook } from './tryWebhook.ts';
import {
  deleteWebhook,
  findDeliveries,
  findWebhooks,
  insertWebhook,
  pauseWebhook,
  setWebhookEvents,
} from './webhookRepository.ts';

export type WebhookParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly hosts: AllowedHosts;
  readonly planBook: PlanBook;
  readonly watch: StatusWatch;
};

const MOST = 20;

/** Of a plan: each test is a request to another server. */
const TESTS: AttemptLimit = { attempts: 30, windowMs: 5 * 60_000 };
const success = z.object({ success: z.literal(true) });

export function addWebhookRoutes(app: MilepostApp, parts: WebhookParts): void {
  const { store, clock, asking, hosts, watch } = parts;
  const path = `${addresses.plans}/:planId/webhooks`;
  const tags = ['webhooks'];
  const params = z.object({ planId: z.string() });
  const one = params.extend({ id: z.string() });
  type Ask = Parameters<Asking['member']>;

  app.get(
    path,
    {
      config: { right: 'editPlan' },
      schema: {
        tags,
        operationId: 'listWebhooks',
        summary: 'The webhooks of a plan, and the hosts an administrator allows',
        params,
        response: { 200: webhooksSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan } = await leadOf(request, reply, request.params.planId);
      const webhooks = await findWebhooks(store.db, plan.id);
      return {
        allowed_hosts: [...hosts],
        webhooks: webhooks.map(
          ({ planId: _plan, secret: _secret, toldVersion: _told, memberId: _maker, ...webhook }) => webhook,
        ),
      };
    },
  );

  app.post(
    path,
    {
      config: { right: 'editPlan' },
      schema: {
        tags,
        operationId: 'createWebhook',
        summary: 'Creates a webhook for the events named; its secret is shown only once',
        params,
        body: newWebhookSchema,
        response: { 201: webhookMadeSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { plan, member } = await leadOf(request, reply, request.params.planId);
      const { name, url, events = ['status_changed'] } = request.body;
      if (hosts.length === 0) throw off();
      if (!isAllowedAddress(url, hosts)) throw notAllowed(hosts);
      if (leadsIntoOwnNetwork(url, hosts)) throw ownNetwork();
      if ((await findWebhooks(store.db, plan.id)).length >= MOST) throw tooMany();
      const made = { planId: plan.id, name, url, events, by: nameOf(member), memberId: member.id, at: clock.now() };
      const { planId: _plan, toldVersion: _told, memberId: _maker, ...webhook } = await insertWebhook(store.db, made);
      await watch.look(plan.id);
      reply.header('cache-control', 'no-store');
      return reply.status(201).send(webhook);
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config: { right: 'editPlan' },
      schema: {
        tags,
        operationId: 'updateWebhook',
        summary: 'Pauses or resumes a webhook, or sets its events',
        params: one,
        body: webhookPatchSchema,
        response: { 200: success, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id, planId } = await webhookOf(request, reply, request.params);
      const { is_paused: isPaused, events } = request.body;
      if (isPaused !== undefined) await pauseWebhook(store.db, { planId, id, pausedAt: isPaused ? clock.now() : null });
      if (events !== undefined) await setWebhookEvents(store.db, { planId, id, events });
      await watch.look(planId);
      return { success: true as const };
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config: { right: 'editPlan' },
      schema: {
        tags,
        operationId: 'deleteWebhook',
        summary: 'Deletes a webhook and its pending deliveries',
        params: one,
        response: { 200: success, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await deleteWebhook(store.db, await webhookOf(request, reply, request.params));
      return { success: true as const };
    },
  );

  app.post(
    `${path}/:id/test`,
    {
      config: { right: 'editPlan' },
      schema: {
        tags,
        operationId: 'testWebhook',
        summary: 'Sends a signed test message (event ping) to a webhook at once, and replies with the answer to it',
        params: one,
        response: { 200: webhookTestedSchema, ...refusals(401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const webhook = await webhookOf(request, reply, request.params);
      if (hosts.length === 0) throw off();
      await refuseTooMany(store, { subject: `webhook tests of ${webhook.planId}`, limit: TESTS, reply });
      return tryWebhook(parts, webhook);
    },
  );

  app.get(
    `${path}/:id/deliveries`,
    {
      config: { right: 'editPlan' },
      schema: {
        tags,
        operationId: 'listDeliveries',
        summary: 'The deliveries of a webhook, newest first, with the replies',
        params: one,
        response: { 200: deliveriesSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id, planId } = await webhookOf(request, reply, request.params);
      return findDeliveries(store.db, { planId, webhookId: id });
    },
  );

  async function leadOf(request: Ask[0], reply: Ask[1], planId: string): Promise<Membership> {
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'editPlan');
    return membership;
  }

  async function webhookOf(request: Ask[0], reply: Ask[1], asked: { readonly planId: string; readonly id: string }) {
    const { plan } = await leadOf(request, reply, asked.planId);
    const webhook = (await findWebhooks(store.db, plan.id)).find(({ id }) => id === asked.id);
    if (webhook === undefined) throw notThere();
    return webhook;
  }
}

function off(): Refusal {
  return refused(
    409,
    'webhooks_off',
    'Webhooks are off here: an administrator allows hosts by MILEPOST_WEBHOOK_HOSTS.',
  );
}

function notAllowed(hosts: AllowedHosts): Refusal {
  return refused(400, 'address_not_allowed', `Webhooks may go only to ${hosts.join(', ')} here, by https.`);
}

function ownNetwork(): Refusal {
  return refused(
    400,
    'address_not_allowed',
    'This address lies in the own network: an administrator allows it by its whole origin, http://10.0.0.5:9000.',
  );
}

function tooMany(): Refusal {
  return refused(409, 'too_many', `A plan has at most ${MOST} webhooks. Remove one first.`);
}

function notThere(): Refusal {
  return refused(404, 'webhook_not_found', 'There is no such webhook.');
}

function refused(status: number, code: string, message: string): Refusal {
  return new Refusal({ status, code, message });
}
