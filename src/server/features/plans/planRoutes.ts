import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { encodePlan } from '#contract/plan/plan.ts';
import { wirePlanSchema, wirePlanSummariesSchema } from '#contract/plan/wirePlan.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { may } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Clock } from '#server/base/clock.ts';
import { withUsualLevels } from '#server/base/usualLevels.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import { readLastPlan, rememberPlan } from '#server/features/asking/lastPlan.ts';
import { lookBack } from '#server/features/asking/lookBack.ts';
import { currentOf, type Membership, planNotFound } from '#server/features/asking/membership.ts';
import { asOf } from '#server/features/goals/goalsWanted.ts';
import { sharedDashboardPlan } from '#server/features/sharing/sharedDashboardPlan.ts';
import type { SharedPlan, SharedPlanAsked } from '#server/features/sharing/sharedPlan.ts';
import type { FindSharedPlan } from '#server/features/sharing/sharedPlans.ts';
import { sharePassHeader, shareToken } from '#server/features/sharing/shareSchemas.ts';
import { workSeenThroughShare } from '#server/features/sharing/workSeenThroughShare.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { cachedByPlan } from '#server/plan/planBook/cachedByPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { type PlanYears, planYears } from '#server/plan/planBook/planYears.ts';
import { presentWork } from '#server/plan/planBook/presentWork.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { cachedReads } from '#server/store/database/cachedReads.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWork, hasWork } from '#server/store/plans/work.ts';
import { findRulesToTell } from './knownRules.ts';
import { findMemberColumns } from './memberColumns.ts';

export type PlanParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly isTodayFixed: boolean;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly findSharedPlan: FindSharedPlan;
};

/** Around midnight two days are current. */
const DAYS_KEPT = 2;

const MOST_CHOICES = 5_000;

export function addPlanRoutes(app: MilepostApp, parts: PlanParts): void {
  const { clock, asking, planBook } = parts;
  const findYears = cachedByPlan<PlanYears>(DAYS_KEPT);
  const findRulesOnce = cachedReads<readonly string[]>(parts.store, { maxEntries: MOST_CHOICES });
  const findColumnsOnce = cachedReads<{ readonly chosen: readonly string[] | null }>(parts.store, {
    maxEntries: MOST_CHOICES,
  });
  const findWorkOnce = cachedReads<{ readonly isThere: boolean }>(parts.store, { maxEntries: MOST_CHOICES });
  app.get(
    addresses.plans,
    {
      config: { right: 'accountOrToken' },
      schema: {
        tags: ['plans'],
        operationId: 'listPlans',
        summary: 'The caller’s plans, by name; of an API token the plan it is for',
        response: { 200: wirePlanSummariesSchema, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const memberships = await asking.memberships(request, reply);
      const current = currentOf(memberships, readLastPlan(request));
      return memberships.map((membership) => ({
        id: membership.plan.id,
        name: membership.plan.name,
        company: membership.plan.company,
        role: membership.member.role,
        is_current: encodeFlag(membership === current),
        is_archived: encodeFlag(membership.plan.isArchived),
        is_demo: encodeFlag(membership.plan.isDemo),
      }));
    },
  );

  app.get(
    `${addresses.plans}/:planId`,
    {
      config: { right: 'readPlan' },
      schema: {
        tags: ['plans'],
        operationId: 'getPlan',
        summary:
          'A plan: its settings, owners and years, and the viewer’s role; through a share, only what the share shows',
        params: z.object({ planId: z.string() }),
        querystring: z.object({ encv: shareToken, as_of: asOf }),
        headers: sharePassHeader,
        response: { 200: wirePlanSchema, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const asker = await asking.viewer(request, reply, { planId: request.params.planId });
      const { as_of: day } = request.query;
      const booked = await (day === undefined
        ? planBook.find(asker.plan.id)
        : lookBack({ clock, planBook }, asker, day).find());
      if (booked === null) throw planNotFound();
      const today = day ?? clock.today(asker.plan.timeZone);
      reply.header('cache-control', 'no-cache, private');
      if ('share' in asker) return encoded(await planOfShare(booked, { share: asker.share, today }));
      rememberPlan(request, reply, asker.plan.id);
      return encoded(await planOfMember(booked, asker, today));
    },
  );

  async function planOfMember(booked: BookedPlan, { member, viewer }: Membership, today: Day): Promise<DashboardPlan> {
    const { plan, owners, version, goals } = booked.whole;
    const of = { planId: plan.id, memberId: member.id };
    const columns = await findColumnsOnce(`${of.planId} ${of.memberId}`, async () => ({
      chosen: await findMemberColumns(parts.store.db, of),
    }));
    const work = await findWorkOnce(plan.id, async () => ({ isThere: await hasWork(parts.store.db, plan.id) }));
    const changedRules = may(viewer, 'editPlan')
      ? await findRulesOnce(`${of.planId} ${of.memberId}`, () => findRulesToTell(parts.store.db, of))
      : null;
    const years = await findYears(booked, String(today), async () => planYears(goals, { booked, today }));
    return {
      plan,
      owners,
      ...years,
      today,
      isTodayFixed: parts.isTodayFixed,
      version,
      goalCount: goals.length,
      ...(work?.isThere && { hasWork: true }),
      viewer: {
        kind: 'member',
        memberId: member.id,
        firstName: member.firstName,
        lastName: member.lastName,
        role: member.role,
        tableColumns: columns?.chosen ?? null,
        changedRules: changedRules ?? [],
      },
    };
  }

  async function showsAnyWork(booked: BookedPlan, shared: SharedPlan): Promise<boolean> {
    if (shared.hides.hidesWork) return false;
    const work = presentWork(await findWork(parts.store.db, booked.whole.plan.id), booked);
    return Object.values(workSeenThroughShare(work, shared)).some(({ length }) => length > 0);
  }

  async function planOfShare(booked: BookedPlan, asked: SharedPlanAsked): Promise<DashboardPlan> {
    const shared = await parts.findSharedPlan(booked, asked);
    const dashboard = sharedDashboardPlan(booked, { ...asked, shared, isTodayFixed: parts.isTodayFixed });
    return { ...dashboard, ...((await showsAnyWork(booked, shared)) && { hasWork: true }) };
  }
}

function encoded(shown: DashboardPlan) {
  return encodePlan({ ...shown, plan: withUsualLevels(shown.plan) });
}
