import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { changedRulesSchema, dismissedRulesSchema, type WireChangedRules } from '#contract/changedRules.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { CHANGED_RULES, type ChangedRuleName } from '#core/changedRules/changedRules.ts';
import type { JudgedGoal } from '#core/changedRules/judgedGoal.ts';
import { isValueRollup } from '#core/goal/goalKind.ts';
import { dayAt, EMPTY_SERIES } from '#core/goal/series.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { PlanFigures } from '#core/rollup/planFigures.ts';
import type { Clock } from '#server/base/clock.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { dismissRules, findRulesToTell } from './knownRules.ts';

export type ChangedRulesParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
};

export function addChangedRulesRoutes(app: MilepostApp, { store, clock, asking, planBook }: ChangedRulesParts): void {
  const url = `${addresses.plans}/:planId/changed-rules`;
  const params = z.object({ planId: z.string() });
  app.get(
    url,
    {
      config: { right: 'editPlan' },
      schema: {
        tags: ['plans'],
        operationId: 'listChangedRules',
        summary:
          'Rules that changed since the plan was made, with the goals they touch, until the caller dismisses them',
        params,
        response: { 200: changedRulesSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'editPlan');
      const { plan, member } = membership;
      const rules = await findRulesToTell(store.db, { planId: plan.id, memberId: member.id });
      const booked = rules.length === 0 ? null : await planBook.find(plan.id);
      reply.header('cache-control', 'private, no-cache');
      if (rules.length === 0) return { rules: [] };
      if (booked === null) throw planNotFound();
      return { rules: await touchedBy(rules, { booked, today: clock.today(plan.timeZone) }) };
    },
  );

  app.put(
    url,
    {
      config: { right: 'editPlan' },
      schema: {
        tags: ['plans'],
        operationId: 'dismissChangedRules',
        summary: 'Dismisses changed rules for the caller, on every device',
        params,
        body: dismissedRulesSchema,
        response: { 200: dismissedRulesSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'editPlan');
      const { plan, member } = membership;
      const { dismissed } = request.body;
      const of = { planId: plan.id, memberId: member.id };
      await inTransaction(store, (trx) => dismissRules(trx, of, [...new Set(dismissed)]));
      return { dismissed };
    },
  );
}

async function touchedBy(
  rules: readonly ChangedRuleName[],
  { booked, today }: { readonly booked: BookedPlan; readonly today: Day },
): Promise<WireChangedRules['rules']> {
  const year = fiscalYearOf(today, booked.whole.plan.fiscalStartMonth);
  const told = rules.map((rule) => {
    const goals: WireChangedRules['rules'][number]['goals'] = [];
    return { rule, decision: CHANGED_RULES[rule].decision, goals };
  });
  const breathe = createYielder();
  for (const id of booked.order) {
    await breathe();
    // Read for each goal: during a yield, the figures may move to a later version of the plan.
    const judged = judgedGoal(id, booked.figures({ year, today }), year);
    if (judged === null) continue;
    const { number, title } = judged.goal;
    const status = shownStatusOf(judged.figures);
    for (const { rule, goals } of told) {
      if (CHANGED_RULES[rule].touches(judged)) goals.push({ id, number, item: title, status });
    }
  }
  return told.filter(({ goals }) => goals.length > 0);
}

/** One that does not run in the current year is judged over its life. */
function judgedGoal(id: string, planFigures: PlanFigures, year: number): JudgedGoal | null {
  const goal = planFigures.hierarchy.nodes.get(id)?.goal ?? null;
  const kind = planFigures.kindOf(id);
  const entries = planFigures.entriesOf(id);
  const series = entries?.series.series ?? null;
  const ofYear = planFigures.figuresOf(id, year);
  const figures = ofYear?.inFiscalYear === false ? planFigures.figuresOf(id, 'ALL') : ofYear;
  if (goal === null || kind === null || series === null || figures === null) return null;
  const { days } = series;
  const coverageOf = days.length === 0 ? null : entries?.formulaTotals?.coverage;
  const coverage = coverageOf?.(dayAt(series, 0), dayAt(series, days.length - 1)) ?? null;
  const below = isValueRollup(kind) ? (planFigures.hierarchy.nodes.get(id)?.children ?? []) : [];
  const children = below.map((child) => ({
    goal: child.goal,
    series: planFigures.entriesOf(child.goal.id)?.series.series ?? EMPTY_SERIES,
  }));
  return { goal, kind, series, figures, coverage, children };
}
