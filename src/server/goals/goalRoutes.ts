import { addresses } from '#contract/addresses.ts';
import { goalsReplySchema } from '#contract/goal/goalsReply.ts';
import { encodeFiscalYear } from '#contract/wire/codes.ts';
import { may } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { formatDate } from '#core/format/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type Clock, dayOfInstant, endOfDay } from '#server/clock.ts';
import { Refusal } from '#server/errors.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import { sendBody } from '#server/http/sendBody.ts';
import { BookedPlan } from '#server/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import { type Asking, type PlanAsker, requireRight, shareOfAsker } from '#server/plans/asking.ts';
import { planNotFound } from '#server/plans/membership.ts';
import { fieldsForShare } from '#server/sharing/seenThroughShare.ts';
import type { Share } from '#server/sharing/share.ts';
import { type FindSharedPlan, viewKeyOf } from '#server/sharing/sharedPlans.ts';
import { sharePassHeader } from '#server/sharing/shareSchemas.ts';
import { findPlanAsOf } from '#server/store/asOf.ts';
import type { Store } from '#server/store/store.ts';
import { type GoalsQuery, goalsQuerySchema } from './goalsWanted.ts';
import { type KeptReply, keptReplies } from './keptReplies.ts';
import { writtenGoals } from './writtenGoals.ts';

export type GoalParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly findSharedPlan: FindSharedPlan;
};

/** GET /napi/json/getgoals (specification, section 7; readings, section 6; interfaces, HTTP). */
export function addGoalRoutes(app: MilepostApp, parts: GoalParts): void {
  const { asking } = parts;
  const findReply = keptReplies();

  app.get(
    addresses.goals,
    {
      schema: {
        tags: ['goals'],
        summary: 'The goals of a plan with their figures in a fiscal year',
        querystring: goalsQuerySchema,
        headers: sharePassHeader,
        response: { 200: goalsReplySchema, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const asker = await asking.viewer(request, reply, { planId: query.plan_id ?? null });
      const asked = await askedPlan(parts, asker, query);
      const kept = await findReply(keyOf(asked, query), () => replyOf(parts, asked, query));
      reply.header('cache-control', 'private, no-cache');
      return sendBody(request, reply, { ...kept, type: 'application/json; charset=utf-8' });
    },
  );
}

/** A plan as it is, or as it was known at the end of a day, as its asker sees it. */
type AskedPlan = {
  readonly planId: string;
  /** Of the plan as it is. */
  readonly version: number;
  readonly today: Day;
  readonly isPast: boolean;
  /** Null: the one that opens first. */
  readonly year: FiscalYear | null;
  /** Null: a member asks. */
  readonly share: Share | null;
  read(): Promise<BookedPlan>;
};

async function askedPlan(
  { store, clock, planBook }: GoalParts,
  asker: PlanAsker,
  query: GoalsQuery,
): Promise<AskedPlan> {
  const { id: planId, timeZone } = asker.plan;
  const today = clock.today(timeZone);
  const booked = await planBook.find(planId);
  if (booked === null) throw planNotFound();
  // A share of style chips or static shows its own year, whatever the address says.
  const year = may(asker.viewer, 'changeYear') ? (query.fiscal_year ?? null) : null;
  const asked = { planId, version: booked.whole.version, year, share: shareOfAsker(asker) };
  const { as_of: asOf } = query;
  if (asOf === undefined) return { ...asked, today, isPast: false, read: async () => booked };
  requireRight(asker, 'lookBack');
  if (asOf > today) throw refused('as_of lies in the future.');
  const readPast = async () => {
    const whole = await findPlanAsOf(store, { planId, instant: endOfDay(asOf, timeZone) });
    if (whole === null) throw notYetThere();
    return new BookedPlan(whole);
  };
  return { ...asked, today: asOf, isPast: true, read: readPast };
}

async function replyOf(
  { findSharedPlan }: GoalParts,
  { today, year, share, read }: AskedPlan,
  query: GoalsQuery,
): Promise<KeptReply> {
  const booked = await read();
  const { plan } = booked.whole;
  const shared = share && (await findSharedPlan(booked, { share, today }));
  return writtenGoals({
    booked,
    year: year ?? shared?.year ?? fiscalYearOf(today, plan.fiscalStartMonth),
    today,
    ids: query.ids ?? null,
    fields: shared === null ? (query.fields ?? null) : fieldsForShare(query.fields ?? null),
    shared,
    formatInstant: formatInstantOf(plan),
  });
}

/** Everything a reply depends on. All members of a plan see the same goals, and so do all viewers of like shares. */
function keyOf({ planId, version, today, isPast, year, share }: AskedPlan, query: GoalsQuery): string {
  const wireYear = year === null ? null : encodeFiscalYear(year);
  const ids = query.ids === undefined ? null : [...query.ids].sort();
  const view = share && viewKeyOf({ share, today });
  return JSON.stringify([planId, version, wireYear, today, isPast, ids, query.fields ?? null, view]);
}

function formatInstantOf({ timeZone, dateFormat }: Plan) {
  return (instant: string) => formatDate(dayOfInstant(instant, timeZone), dateFormat);
}

function refused(message: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message });
}

function notYetThere(): Refusal {
  return new Refusal({ code: 'plan_not_yet_there', status: 404, message: 'The plan did not exist on that day yet.' });
}
