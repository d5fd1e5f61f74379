import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { ATTENTION_OF, type AttentionOf, type WireAttention, wireAttentionSchema } from '#contract/attention.ts';
import { readFilterParams } from '#contract/filterParams.ts';
import { may } from '#core/access.ts';
import { addDays, civilDateOf, type Day, firstDayOfMonth, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import type { PlanFigures } from '#core/rollup/planFigures.ts';
import { type Repeated, type Repeating, repeatedGoal } from '#core/view/repeatedGoal.ts';
import { type Clock, endOfDay } from '#server/base/clock.ts';
import { type Asking, type PlanAsker, requireRight, shareOfAsker } from '#server/features/asking/asking.ts';
import { askedPlan } from '#server/features/goals/askedPlan.ts';
import { asOf, fiscalYear } from '#server/features/goals/goalsWanted.ts';
import type { FindPlanView, PlanView } from '#server/features/planView/planView.ts';
import { findAskedSteps } from '#server/features/reminders/askedSteps.ts';
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
  const { asking, planBook, findPlanView } = parts;
  app.get(
    `${addresses.plans}/:planId/attention`,
    {
      config: { right: 'print' },
      schema: {
        tags: ['reports'],
        operationId: 'getAttention',
        summary: 'The worst goals of a view, with how they stood when its last report was sent or a month ended',
        params: z.object({ planId: z.string() }),
        querystring: z.object({
          encv: shareToken,
          fiscal_year: fiscalYear,
          as_of: asOf,
          of: z
            .enum(ATTENTION_OF)
            .default('worst')
            .describe('The ten worst; all that are critical or off target; or all that the view counts'),
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
      const asked = await askedPlan(parts, { request, asker }, request.query);
      const { share, today } = asked;
      const booked = await asked.read();
      const { fiscalStartMonth, timeZone } = plan;
      const opening = share ? shareYearOn(share, today, fiscalStartMonth) : fiscalYearOf(today, fiscalStartMonth);
      const year = asked.year ?? opening;
      const criteria = criteriaOf(asker, request.query.filters);
      const view = await findPlanView(booked, { year, today, criteria, share });
      const ids = listedIds(view, request.query.of);
      const since = await findSince(parts, {
        of: request.query.of,
        share,
        planId: plan.id,
        fiscalStartMonth,
        criteria,
        year,
        today,
      });
      const past = await planBook.findAsOf({ planId: plan.id, instant: endOfDay(since.day, timeZone) });
      const then = past?.figures({ year, today: since.day }) ?? null;
      const now = booked.figures({ year, today });
      const repeats = repeatsAmong(ids, now, year);
      const steps = share === null ? await findAskedSteps(parts.store.db, plan.id, formatIsoDate(today)) : NOBODY;
      reply.header('cache-control', 'private, no-cache');
      return {
        since: formatIsoDate(since.day),
        since_what: past === null ? 'none' : since.what,
        worst: ids.map((id) => ({
          id,
          status: now.figuresOf(id, year)?.status ?? '',
          attainment: now.figuresOf(id, year)?.attainment ?? null,
          before: then && measuredAlike(id, past, booked) ? standingThen(then.figuresOf(id, year), year) : null,
          repeats: repeats.get(id) ?? null,
          step_asked: steps.has(id) ? 1 : 0,
        })),
      };
    },
  );
}

const NOBODY: ReadonlySet<string> = new Set();

function listedIds({ worst, behind, ordered }: PlanView, of: AttentionOf): readonly string[] {
  return of === 'worst' ? worst : of === 'behind' ? behind : ordered;
}

/** Of the goals listed those that only repeat another one of them. */
function repeatsAmong(ids: readonly string[], figures: PlanFigures, year: FiscalYear): ReadonlyMap<string, Repeated> {
  const listed = new Set(ids);
  const judged = ({ goal }: GoalNode): Repeating[] => {
    const found = figures.figuresOf(goal.id, year);
    return found === null ? [] : [{ ...goal, figures: found }];
  };
  return new Map(
    ids.flatMap((id) => {
      const node = figures.hierarchy.nodes.get(id);
      const [parent] = node === undefined ? [] : judged(node);
      if (node === undefined || parent === undefined) return [];
      const repeated = repeatedGoal(parent, node.children.flatMap(judged));
      return repeated !== null && listed.has(repeated.id) ? [[id, repeated] as const] : [];
    }),
  );
}

function criteriaOf(asker: PlanAsker, filters: string | undefined): FilterCriteria {
  const own = shareOfAsker(asker)?.ceiling.criteria ?? NO_CRITERIA;
  if (filters === undefined || !may(asker.viewer, 'filter')) return own;
  return readFilterParams(filters, asker.plan.dateFormat).params.criteria;
}

type ViewAsked = {
  readonly of: AttentionOf;
  readonly share: Share | null;
  readonly planId: string;
  readonly fiscalStartMonth: number;
  readonly criteria: FilterCriteria;
  readonly year: FiscalYear;
  readonly today: Day;
};

/** Of a report the last day before today on which this very view was mailed; else the last day of the month before. */
async function findSince(
  { store }: AttentionParts,
  { of, share, planId, fiscalStartMonth, criteria, year, today }: ViewAsked,
): Promise<{ readonly day: Day; readonly what: 'report' | 'month' }> {
  const mailings = of === 'worst' ? await findMailings(store.db, planId) : [];
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

/** What its milestones come to says nothing about figures before it was measured by them, nor the other way round. */
function measuredAlike(id: string, past: BookedPlan | null, booked: BookedPlan): boolean {
  return past?.goals.get(id)?.isByMilestones === booked.goals.get(id)?.isByMilestones;
}

function standingThen(figures: GoalFigures | null, year: FiscalYear) {
  if (figures === null) return null;
  const { actual } = year === 'ALL' ? figures.ptd : figures.ytd;
  return { status: figures.status, actual, attainment: figures.attainment };
}
