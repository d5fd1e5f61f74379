import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { remindManySchema } from '#contract/goalsAtOnce.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import {
  remindedOfGoalsSchema,
  remindedSchema,
  remindSchema,
  upkeepLetterSchema,
  upkeepSchema,
  type WireReminded,
} from '#contract/upkeep.ts';
import type { Day } from '#core/calendar/date.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { type Membership, planNotFound } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { paragraphWords } from '#server/platform/mail/letter.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';
import { findWaiting } from '#server/store/plans/waiting.ts';
import { findAsked } from './askedRepository.ts';
import { type KeptGoal, planUpkeep } from './planUpkeep.ts';
import { goalsOfOwner, goalsToRemindOf, isWaiting } from './remindedGoals.ts';
import { sendAll } from './sendAll.ts';
import { findAddresses } from './sendReminders.ts';
import { claimedMail, type LetterParts, letterFor } from './upkeepLetter.ts';
import { type Contacts, reminderOf, wireOwner } from './upkeepReplies.ts';

export type UpkeepParts = LetterParts & {
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  /** Null where the installation sends no mail. */
  readonly sendMail: SendMail | null;
};

export function addUpkeepRoutes(app: MilepostApp, parts: UpkeepParts): void {
  const { sendMail } = parts;
  const params = z.object({ planId: z.string() });
  const sending = new Set<Promise<void>>();

  // What is on its way when the server stops is still sent.
  app.addHook('onClose', async () => {
    await Promise.allSettled(sending);
  });

  app.get(
    `${addresses.plans}/:planId/upkeep`,
    {
      config: { right: 'remind' },
      schema: {
        tags: ['plans'],
        operationId: 'getUpkeep',
        summary: 'Who keeps what up to date: by owner, the goals that wait for a figure, and whether a reminder may go',
        params,
        response: { 200: upkeepSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const asked = await askedPlan(parts, request, reply, request.params.planId);
      const owners = await planUpkeep(asked.booked, asked.today, asked.waiting);
      const contacts = await findContacts(parts, asked);
      reply.header('cache-control', 'private, no-store');
      return {
        mail: sendMail === null ? (0 as const) : (1 as const),
        owners: owners.map((owner) => wireOwner(owner, { contacts, today: asked.today })),
      };
    },
  );

  app.get(
    `${addresses.plans}/:planId/upkeep/letters/:memberId`,
    {
      config: { right: 'remind' },
      schema: {
        tags: ['plans'],
        operationId: 'getUpkeepLetter',
        summary: 'The reminder that a member would get, word for word',
        params: z.object({ planId: z.string(), memberId: z.string() }),
        querystring: z.object({
          language: z.enum(LANGUAGES).optional().describe('Used for a member who has chosen none'),
        }),
        response: { 200: upkeepLetterSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { planId, memberId } = request.params;
      const asked = await askedPlan(parts, request, reply, planId);
      const owners = await planUpkeep(asked.booked, asked.today, asked.waiting);
      const goals = goalsOfOwner(owners, memberId);
      if (goals.length === 0) throw nothingToSay();
      const letter = await letterFor(parts, asked, { memberId, goals, language: request.query.language });
      reply.header('cache-control', 'private, no-store');
      return {
        language: letter.language,
        heading: letter.heading,
        paragraphs: letter.paragraphs.map(paragraphWords),
        action: letter.action?.label ?? '',
        foot: letter.foot.map((each) => (typeof each === 'string' ? each : each.label)),
      };
    },
  );

  app.post(
    `${addresses.plans}/:planId/upkeep/reminders`,
    {
      config: { right: 'remind' },
      schema: {
        tags: ['plans'],
        operationId: 'remindOwners',
        summary: 'Reminds members by mail of their goals that wait for a figure, each at most once a week',
        params,
        body: remindSchema,
        response: { 200: remindedSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const asked = await askedPlan(parts, request, reply, request.params.planId);
      if (sendMail === null) throw noMail();
      const owners = await planUpkeep(asked.booked, asked.today, asked.waiting);
      const contacts = await findContacts(parts, asked);
      const { members, language } = request.body;
      const goalsOf = new Map([...new Set(members)].map((memberId) => [memberId, goalsOfOwner(owners, memberId)]));
      return remindMembers({ ...parts, sendMail }, asked, { goalsOf, contacts, language });
    },
  );

  app.post(
    `${addresses.plans}/:planId/goals/remind`,
    {
      config: { right: 'remind' },
      schema: {
        tags: ['goals'],
        operationId: 'remindOfGoals',
        summary: 'Reminds the owners of goals by mail of the figures that these goals wait for, one mail each',
        description:
          'All or nothing: 409 `goals_refused` lists each goal that nobody can be reminded of, by its place in the list.',
        params,
        body: remindManySchema,
        response: { 200: remindedOfGoalsSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const asked = await askedPlan(parts, request, reply, request.params.planId);
      if (sendMail === null) throw noMail();
      const owners = await planUpkeep(asked.booked, asked.today, asked.waiting);
      const contacts = await findContacts(parts, asked);
      const { ids, language } = request.body;
      const goalsOf = goalsToRemindOf(ids, { owners, contacts, today: asked.today, goals: asked.booked.goals });
      const done = await remindMembers({ ...parts, sendMail }, asked, { goalsOf, contacts, language });
      return { version: asked.booked.whole.version, ...done };
    },
  );

  async function remindMembers(
    withMail: UpkeepParts & { readonly sendMail: SendMail },
    asked: AskedPlan,
    { goalsOf, contacts, language }: ToRemind,
  ): Promise<WireReminded> {
    const reminded: string[] = [];
    const notReminded: { member_id: string; why: string }[] = [];
    const claimed: { memberId: string; send: () => Promise<string> }[] = [];
    for (const [memberId, goals] of goalsOf) {
      const may = reminderOf(memberId, { contacts, today: asked.today });
      const why = !goals.some(isWaiting) ? 'nothing_waits' : may !== 'possible' ? may : null;
      const mail = why ?? (await claimedMail(withMail, asked, { memberId, goals, contacts, language }));
      if (typeof mail === 'string') notReminded.push({ member_id: memberId, why: mail });
      else claimed.push({ memberId, send: mail });
    }
    const { outcomes, rest } = await sendAll(claimed.map(({ send }) => send));
    sending.add(rest);
    void rest.finally(() => sending.delete(rest)).catch(() => {});
    claimed.forEach(({ memberId }, at) => {
      const outcome = outcomes[at] ?? 'sent';
      if (outcome === 'sent') reminded.push(memberId);
      else notReminded.push({ member_id: memberId, why: outcome });
    });
    return { reminded, not_reminded: notReminded };
  }
}

type ToRemind = {
  readonly goalsOf: ReadonlyMap<string, readonly KeptGoal[]>;
  readonly contacts: Contacts;
  readonly language: Language | undefined;
};

type AskedPlan = {
  readonly membership: Membership;
  readonly booked: BookedPlan;
  readonly today: Day;
  readonly waiting: readonly WaitingFigure[];
};

async function askedPlan(
  { store, asking, planBook, clock }: UpkeepParts,
  request: FastifyRequest,
  reply: FastifyReply,
  planId: string,
): Promise<AskedPlan> {
  const membership = await asking.member(request, reply, planId);
  requireRight(membership, 'remind');
  const booked = await planBook.find(membership.plan.id);
  if (booked === null) throw planNotFound();
  const { plan } = booked.whole;
  const waiting = plan.figuresWait ? await findWaiting(store.db, plan.id) : [];
  return { membership, booked, today: clock.today(plan.timeZone), waiting };
}

async function findContacts({ store }: UpkeepParts, { booked }: AskedPlan): Promise<Contacts> {
  const planId = booked.whole.plan.id;
  return { addresses: await findAddresses(store, planId), asked: await findAsked(store.db, planId) };
}

function noMail(): Refusal {
  return new Refusal({
    code: 'no_mail',
    status: 409,
    message: 'This installation sends no mail: nobody can be reminded. Set MILEPOST_SMTP_URL.',
  });
}

function nothingToSay(): Refusal {
  return new Refusal({
    code: 'nothing_waits',
    status: 404,
    message: 'This member has no goal in the plan that figures are asked for.',
  });
}
