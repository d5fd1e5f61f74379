import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { type WireAttention, wireAttentionSchema } from '#contract/attention.ts';
import { readFilterParams } from '#contract/filterParams.ts';
import { may } from '#core/access.ts';
import { addDays, civilDateOf, type Day, firstDayOfMonth, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { type Clock, endOfDay } from '#server/base/clock.ts';
import { type Asking, type PlanAsker, requireRight, shareOfAsker } from '#server/features/asking/asking.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import { fiscalYear } from '#server/features/goals/goalsWanted.ts';
import type { FindPlanView } from '#server/features/planView/planView.ts';
import { type Share, shareYearOn } from '#server/features/sharing/share.ts';
import { findShares } from '#server/features/sharing/shareRepository.ts';
import { criteriaText } from '#server/features/sharing/shareRow.ts';
import { sharePassHeader, shareToken } from '#server/features/sharing/shareSchemas.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findMailings } from './mailingRepository.ts';

export type AttentionParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly findPlanView: FindPlanView;
};

export function addAttentionRoute(app: MilepostApp, parts: AttentionParts): void {
  const { clock, asking, planBook, findPlanView } = parts;
  app.get(
    `${addresses.plans}/:planId/attention`,
    {
      config: { right: 'print' },
      schema: {
        tags: ['reports'],
        operationId: 'getAttention',
        summary: 'The ten worst goals of a view, with their status when its last report was sent or a month ended',
        params: z.object({ planId: z.string() }),
        querystring: z.object({
          encv: shareToken,
          fiscal_year: fiscalYear,
          filters: z.string().optional().describe('The JSON text of filter values, as in the address of the report'),
        }),
        headers: sharePassHeader,
        response: { 200: wireAttentionSchema, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply): Promise<WireAttention> => {
      const asker = await asking.viewer(request, reply, { planId: request.params.planId });
      requireRight(asker, 'print');
      const { plan } = asker;
      const booked = await planBook.find(plan.id);
      if (booked === null) throw planNotFound();
      const share = shareOfAsker(asker);
      const today = clock.today(plan.timeZone);
      const { fiscalStartMonth, timeZone } = plan;
      const opening = share ? shareYearOn(share, today, fiscalStartMonth) : fiscalYearOf(today, fiscalStartMonth);
      const year = may(asker.viewer, 'changeYear') ? (request.query.fiscal_year ?? opening) : opening;
      const criteria = criteriaOf(asker, request.query.filters);
      const { worst } = await findPlanView(booked, { year, today, criteria, share });
      const since = await findSince(parts, { share, planId: plan.id, fiscalStartMonth, criteria, year, today });
      const past = await planBook.findAsOf({ planId: plan.id, instant: endOfDay(since.day, timeZone) });
      reply.header('cache-control', 'private, no-cache');
      return {
        since: formatIsoDate(since.day),
        since_what: past === null ? 'none' : since.what,
        worst: worst.map((id) => ({ id, before: past && standingThen(past, id, { year, today: since.day }) })),
      };
    },
  );
}

function criteriaOf(asker: PlanAsker, filters: string | undefined): FilterCriteria {
  const own = shareOfAsker(asker)?.ceiling.criteria ?? NO_CRITERIA;
  if (filters === undefined || !may(asker.viewer, 'filter')) return own;
  return readFilterParams(filters, asker.plan.dateFormat).params.criteria;
}

type ViewAsked = {
  readonly share: Share | null;
  readonly planId: string;
  readonly fiscalStartMonth: number;
  readonly criteria: FilterCriteria;
  readonly year: FiscalYear;
  readonly today: Day;
};

/** The last day before today on which this very view was mailed, else the last day of the month before. */
async function findSince(
  { store }: AttentionParts,
  { share, planId, fiscalStartMonth, criteria, year, today }: ViewAsked,
): Promise<{ readonly day: Day; readonly what: 'report' | 'month' }> {
  const mailings = await findMailings(store.db, planId);
  const shares = mailings.length === 0 ? [] : await findShares(store.db, planId);
  const isOfView = (one: Share) =>
    (share === null || share.id === one.id) &&
    criteriaText(one.ceiling.criteria) === criteriaText(criteria) &&
    shareYearOn(one, today, fiscalStartMonth) === year;
  const ids = new Set(shares.filter(isOfView).map(({ id }) => id));
  const reported = mailings
    .filter(({ shareId }) => ids.has(shareId))
    .flatMap(({ reportedOn, reportedBefore }) => [reportedOn, reportedBefore])
    .map((day) => (day === null ? null : readIsoDate(day)))
    .filter((day) => day !== null && day < today)
    .toSorted((one, other) => Number(other) - Number(one));
  const [last] = reported;
  if (last !== undefined && last !== null) return { day: last, what: 'report' };
  const { year: civilYear, month } = civilDateOf(today);
  return { day: addDays(firstDayOfMonth(civilYear, month), -1), what: 'month' };
}

function standingThen(
  past: BookedPlan,
  id: string,
  { year, today }: { readonly year: FiscalYear; readonly today: Day },
) {
  const figures = past.figures({ year, today }).figuresOf(id, year);
  if (figures === null) return null;
  const { actual } = year === 'ALL' ? figures.ptd : figures.ytd;
  return { status: figures.status, actual };
}
