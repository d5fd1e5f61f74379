import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses, planReminderStopPath } from '#contract/addresses.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { planPagePath } from '#contract/pages.ts';
import {
  MOST_WAITING_LISTED,
  remindedSchema,
  remindSchema,
  upkeepLetterSchema,
  upkeepSchema,
  type WireUpkeepOwner,
  type WireWaitingGoal,
} from '#contract/upkeep.ts';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { UpkeepState } from '#core/figure/upkeep.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { type Membership, planNotFound } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { type Letter, letterBody } from '#server/platform/mail/letter.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWaiting } from '#server/store/plans/waiting.ts';
import { askedLetter } from './askedLetter.ts';
import { type AskedReminder, claimAsked, findAsked, releaseAsked } from './askedRepository.ts';
import { type KeptGoal, planUpkeep, type UpkeepOwner } from './planUpkeep.ts';
import { findReminder } from './reminderRepository.ts';
import { sendAll } from './sendAll.ts';
import { findAddresses } from './sendReminders.ts';
import type { StopLinks } from './stopLinks.ts';

export type UpkeepParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly links: StopLinks;
  readonly ownUrl: () => string;
  /** Null where the installation sends no mail. */
  readonly sendMail: SendMail | null;
};

/** Between two reminders that leads ask for. */
const DAYS_BETWEEN = 7;

const CODES = {
  upToDate: 'due',
  due: 'due',
  overdue: 'overdue',
  neverEntered: 'never_entered',
} as const satisfies Record<UpkeepState, WireWaitingGoal['state']>;

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
      const goals = owners.find((owner) => owner.memberId === memberId)?.goals;
      if (goals === undefined) throw nothingToSay();
      const letter = await letterFor(parts, asked, { memberId, goals, language: request.query.language });
      reply.header('cache-control', 'private, no-store');
      return {
        language: letter.language,
        heading: letter.heading,
        paragraphs: [...letter.paragraphs],
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
      const reminded: string[] = [];
      const notReminded: { member_id: string; why: string }[] = [];
      const claimed: { memberId: string; send: () => Promise<string> }[] = [];
      for (const memberId of new Set(members)) {
        const goals = owners.find((owner) => owner.memberId === memberId)?.goals ?? [];
        const may = reminderOf(memberId, { contacts, today: asked.today });
        const isWaiting = goals.some(({ upkeep }) => upkeep.by !== null);
        const why = !isWaiting ? 'nothing_waits' : may !== 'possible' ? may : null;
        const mail = why ?? (await claimedMail({ ...parts, sendMail }, asked, { memberId, goals, contacts, language }));
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
    },
  );
}

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

type Contacts = {
  readonly addresses: ReadonlyMap<string, string>;
  readonly asked: ReadonlyMap<string, AskedReminder>;
};

async function findContacts({ store }: UpkeepParts, { booked }: AskedPlan): Promise<Contacts> {
  const planId = booked.whole.plan.id;
  return { addresses: await findAddresses(store, planId), asked: await findAsked(store.db, planId) };
}

type Known = { readonly contacts: Contacts; readonly today: Day };

function reminderOf(memberId: string | null, { contacts, today }: Known): WireUpkeepOwner['reminder'] {
  if (memberId === null) return 'nobody';
  if (!contacts.addresses.has(memberId)) return 'no_account';
  const asked = contacts.asked.get(memberId);
  if (asked?.isStopped === true) return 'stopped';
  const last = asked?.askedOn == null ? null : readIsoDate(asked.askedOn);
  return last !== null && today - last < DAYS_BETWEEN ? 'too_soon' : 'possible';
}

function wireOwner({ memberId, departmentId, goals, lastFigure }: UpkeepOwner, known: Known): WireUpkeepOwner {
  const count = (state: UpkeepState) => goals.filter(({ upkeep }) => upkeep.state === state).length;
  const waiting = goals.flatMap(({ goal, upkeep: { state, missing, by } }) =>
    by === null
      ? []
      : [
          {
            id: goal.id,
            number: shownNumber(goal.number),
            item: goal.title,
            frequency: goal.trackingFrequency,
            state: CODES[state],
            missing: missing.map(formatIsoDate),
            by: formatIsoDate(by),
          },
        ],
  );
  return {
    member_id: memberId,
    department_id: departmentId,
    up_to_date: count('upToDate'),
    due: count('due'),
    overdue: count('overdue'),
    never_entered: count('neverEntered'),
    last_figure: lastFigure === null ? null : formatIsoDate(lastFigure),
    reminder: reminderOf(memberId, known),
    reminded_on: memberId === null ? null : (known.contacts.asked.get(memberId)?.askedOn ?? null),
    waiting: waiting.slice(0, MOST_WAITING_LISTED),
  };
}

type ToRemind = {
  readonly memberId: string;
  readonly goals: readonly KeptGoal[];
  /** Of the page it is asked from; what the member has chosen goes before. */
  readonly language: Language | undefined;
};

/** Claims the day at once, so that nobody else reminds too, and gives the mail to be sent; or why there is none. */
async function claimedMail(
  parts: UpkeepParts & { readonly sendMail: SendMail },
  asked: AskedPlan,
  { contacts, ...toRemind }: ToRemind & { readonly contacts: Contacts },
): Promise<'no_account' | 'too_soon' | (() => Promise<string>)> {
  const of = { planId: asked.booked.whole.plan.id, memberId: toRemind.memberId };
  const to = contacts.addresses.get(of.memberId);
  if (to === undefined) return 'no_account';
  const before = contacts.asked.get(of.memberId)?.askedOn ?? null;
  if (!(await claimAsked(parts.store, of, { before, to: formatIsoDate(asked.today) }))) return 'too_soon';
  return async () => {
    try {
      const letter = await letterFor(parts, asked, toRemind);
      await parts.sendMail({ to, subject: letter.heading, ...letterBody(letter), unsubscribe: stopHrefOf(parts, of) });
      return 'sent';
    } catch {
      await releaseAsked(parts.store, of, before);
      return 'mail_refused';
    }
  };
}

async function letterFor(
  parts: UpkeepParts,
  { membership, booked, today }: AskedPlan,
  { memberId, goals, language }: ToRemind,
): Promise<Letter & { readonly language: Language }> {
  const { plan, owners } = booked.whole;
  const of = { planId: plan.id, memberId };
  const chosen = (await findReminder(parts.store.db, of))?.language ?? language ?? DEFAULT_LANGUAGE;
  const letter = askedLetter({
    plan,
    today,
    language: chosen,
    goals,
    firstName: owners.members.find(({ id }) => id === memberId)?.firstName ?? '',
    by: `${membership.member.firstName} ${membership.member.lastName}`.trim(),
    workHref: `${parts.ownUrl()}${planPagePath(plan.id, 'my-work')}`,
    stopHref: stopHrefOf(parts, of),
  });
  return { ...letter, language: chosen };
}

function stopHrefOf({ links, ownUrl }: UpkeepParts, of: { planId: string; memberId: string }): string {
  return `${ownUrl()}${planReminderStopPath(of, links.signatureOf(of))}`;
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
