import { addresses } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { encodeFiscalYear } from '#contract/wire/codes.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { formatDate } from '#core/format/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type Clock, dayOfInstant, endOfDay } from '#server/clock.ts';
import { Refusal } from '#server/errors.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import { sendBody } from '#server/http/sendBody.ts';
import { BookedPlan } from '#server/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import { type Asking, requireRight } from '#server/plans/asking.ts';
import { type Membership, planNotFound } from '#server/plans/membership.ts';
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
        response: { 200: wireGoalsSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const membership = await asking.member(request, reply, query.plan_id ?? null);
      const asked = await askedPlan(parts, membership, query);
      const kept = await findReply(keyOf(asked, query), () => replyOf(asked, query));
      reply.header('cache-control', 'private, no-cache');
      return sendBody(request, reply, { ...kept, type: 'application/json; charset=utf-8' });
    },
  );
}

/** A plan as it is, or as it was known at the end of a day; `version` is of the plan as it is. */
type AskedPlan = {
  readonly planId: string;
  readonly version: number;
  readonly today: Day;
  readonly isPast: boolean;
  read(): Promise<BookedPlan>;
};

async function askedPlan(
  { store, clock, planBook }: GoalParts,
  membership: Membership,
  { as_of: asOf }: GoalsQuery,
): Promise<AskedPlan> {
  const { id: planId, timeZone } = membership.plan;
  const today = clock.today(timeZone);
  const booked = await planBook.find(planId);
  if (booked === null) throw planNotFound();
  const { version } = booked.whole;
  if (asOf === undefined) return { planId, version, today, isPast: false, read: async () => booked };
  requireRight(membership, 'lookBack');
  if (asOf > today) throw refused('as_of lies in the future.');
  const readPast = async () => {
    const whole = await findPlanAsOf(store, { planId, instant: endOfDay(asOf, timeZone) });
    if (whole === null) throw notYetThere();
    return new BookedPlan(whole);
  };
  return { planId, version, today: asOf, isPast: true, read: readPast };
}

async function replyOf({ today, read }: AskedPlan, query: GoalsQuery): Promise<KeptReply> {
  const booked = await read();
  const { plan } = booked.whole;
  return writtenGoals({
    booked,
    year: query.fiscal_year ?? fiscalYearOf(today, plan.fiscalStartMonth),
    today,
    ids: query.ids ?? null,
    fields: query.fields ?? null,
    formatInstant: formatInstantOf(plan),
  });
}

/** Everything a reply depends on. All members of a plan see the same goals. */
function keyOf({ planId, version, today, isPast }: AskedPlan, query: GoalsQuery): string {
  const year = query.fiscal_year === undefined ? null : encodeFiscalYear(query.fiscal_year);
  const ids = query.ids === undefined ? null : [...query.ids].sort();
  return JSON.stringify([planId, version, year, today, isPast, ids, query.fields ?? null]);
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
