import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import type { DashboardPlan } from '#contract/dashboardPlan.ts';
import { wirePlanSchema, wirePlanSummariesSchema } from '#contract/plan/wirePlan.ts';
import { encodePlan } from '#contract/plan.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { firstOpenedYear, fiscalYearsOf } from '#core/calendar/fiscalYears.ts';
import type { Clock } from '#server/clock.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { BookedPlan } from '#server/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import type { Store } from '#server/store/store.ts';
import type { Asking } from './asking.ts';
import { entrySpansOf } from './entrySpans.ts';
import { readLastPlan, rememberPlan } from './lastPlan.ts';
import { currentOf, findMemberships, type Membership, planNotFound } from './membership.ts';

export type PlanParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly isTodayFixed: boolean;
  readonly asking: Asking;
  readonly planBook: PlanBook;
};

/** The plans somebody belongs to, and everything of one of them but its goals. */
export function addPlanRoutes(app: MilepostApp, { store, clock, isTodayFixed, asking, planBook }: PlanParts): void {
  app.get(
    addresses.plans,
    {
      schema: {
        tags: ['plans'],
        summary: 'The plans of the asker, by name',
        response: { 200: wirePlanSummariesSchema, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const memberships = await findMemberships(store.db, await asking.account(request, reply));
      const current = currentOf(memberships, readLastPlan(request));
      return memberships.map((membership) => ({
        id: membership.plan.id,
        name: membership.plan.name,
        company: membership.plan.company,
        role: membership.member.role,
        is_current: encodeFlag(membership === current),
      }));
    },
  );

  app.get(
    `${addresses.plans}/:planId`,
    {
      schema: {
        tags: ['plans'],
        summary: 'A plan: its settings, owners, years, and who is looking',
        params: z.object({ planId: z.string() }),
        response: { 200: wirePlanSchema, ...refusals(401, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      const booked = await planBook.find(membership.plan.id);
      if (booked === null) throw planNotFound();
      rememberPlan(request, reply, membership.plan.id);
      reply.header('cache-control', 'no-cache, private');
      return encodePlan(dashboardPlanOf(booked, membership));
    },
  );

  function dashboardPlanOf({ whole }: BookedPlan, { member }: Membership): DashboardPlan {
    const { plan, owners, version, goals, series } = whole;
    const today = clock.today(plan.timeZone);
    const spans = goals.map(({ span }) => span);
    const fiscal = { today, fiscalStartMonth: plan.fiscalStartMonth };
    return {
      plan,
      owners,
      years: fiscalYearsOf([...spans, ...entrySpansOf(series.values())], fiscal),
      currentYear: fiscalYearOf(today, plan.fiscalStartMonth),
      openingYear: firstOpenedYear(spans, fiscal),
      today,
      isTodayFixed,
      version,
      viewer: {
        kind: 'member',
        memberId: member.id,
        firstName: member.firstName,
        lastName: member.lastName,
        role: member.role,
      },
    };
  }
}
