import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import {
  newPlanSchema,
  type PlanPatch,
  planMadeSchema,
  planPatchSchema,
  type StatusMoves,
} from '#contract/planCalls.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { findAdministrators } from '#server/features/accounts/accountRepository.ts';
import { leadEdits } from '#server/features/accounts/administration.ts';
import { type FixedPolicy, refusePlanMaking } from '#server/features/accounts/policy.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { ChangePlan, LockedReading, PlannedChange } from '#server/features/asking/changePlan.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import { savePlanMaker } from '#server/features/plans/planMaker.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findPlansOfAccount } from '#server/store/plans/plans.ts';
import { findWaiting } from '#server/store/plans/waiting.ts';
import { copyDemo } from './copyDemo.ts';
import { mergedPlan } from './mergedPlan.ts';
import { dropsValues, ownFieldEdits } from './ownFieldEdits.ts';
import { newPlan, patchedPlan } from './patchedPlan.ts';
import { planRedating, refuseToCutQuarters } from './redating.ts';
import { statusMoves } from './statusMoves.ts';

export type PlanEditParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly changePlan: ChangePlan;
  readonly fixedPolicy: FixedPolicy;
};

const WORDS = ['levels', 'statuses', 'palette'] as const;

/** Stops runaway scripts. */
const MOST_PLANS = 100;

export function addPlanEditRoutes(
  app: MilepostApp,
  { store, clock, asking, changePlan, fixedPolicy }: PlanEditParts,
): void {
  app.post(
    addresses.plans,
    {
      config: { right: 'planMaker' },
      schema: {
        tags: ['plans'],
        operationId: 'createPlan',
        summary: 'Creates a plan that the caller leads; from: demo creates one with the content of an invented city',
        body: newPlanSchema,
        response: { 201: planMadeSchema, ...refusals(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const account = await asking.account(request, reply);
      await refusePlanMaking(store.db, fixedPolicy, account);
      const known = await findPlansOfAccount(store.db, account.id);
      if (known.length >= MOST_PLANS) throw tooMany();
      const { from, ...stated } = request.body;
      const id = createId();
      const leads = [account, ...(await findAdministrators(store.db)).filter((one) => one.id !== account.id)];
      if (from === 'demo') {
        if (known.some(({ plan }) => plan.isDemo)) throw demoThere();
        const version = await copyDemo(store, { planId: id, clock, leads });
        await savePlanMaker(store.db, id, { accountId: account.id, at: clock.now() });
        return reply.status(201).send({ id, version });
      }
      const plan = patchedPlan(newPlan(id, stated.time_zone ?? 'UTC'), stated);
      const edits = [{ entity: 'plan' as const, after: plan }, ...(await leadEdits(store.db, id, leads))];
      const stamp = { planId: id, at: clock.now(), memberId: null, by: account.name, what: 'Plan made' };
      const { version } = await applyChange(store, { ...stamp, edits });
      await savePlanMaker(store.db, id, { accountId: account.id, at: stamp.at });
      return reply.status(201).send({ id, version });
    },
  );

  app.patch(
    `${addresses.plans}/:planId`,
    {
      config: { right: 'editPlan' },
      schema: {
        tags: ['plans'],
        operationId: 'updatePlan',
        summary: 'Changes the settings of a plan, archives it or restores it; fields left out stay as they are',
        description:
          'A week start or fiscal month under which stored figures would stand on other days answers 409 `redates_figures` with what would move; with redate 1 they go along. A fiscal month that is not a multiple of three away answers 409 `quarters_cut` while goals have figures by quarter. A fiscal month under which goals stand otherwise, such as achieved in one year and critical in another, answers 409 `moves_statuses` with which; with move_statuses 1 it is set. A field that is left out or of another kind, or without options that goals have, answers 409 `drops_values` with of how many goals values would be lost; with drop_values 1 they are dropped, until undo brings them back.',
        params: z.object({ planId: z.string() }),
        headers: ifMatchHeader,
        body: planPatchSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'editPlan');
      if (WORDS.some((field) => request.body[field] !== undefined)) requireRight(membership, 'editWords');
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async (booked, reading) => {
          if (request.body.figures_wait === 0) await refuseWhileFiguresWait(reading.db, booked);
          return planSettings(booked, { ...reading, clock, asked: request.body });
        },
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );
}

async function planSettings(
  booked: BookedPlan,
  { db, seen, clock, asked }: LockedReading & { readonly clock: Clock; readonly asked: PlanPatch },
): Promise<PlannedChange> {
  const before = booked.whole.plan;
  const { redate, move_statuses: moveStatuses, drop_values: dropValues, ...stated } = asked;
  const after = mergedPlan(stated, { seen: (await seen?.plan()) ?? null, now: before });
  const edit = { entity: 'plan' as const, after };
  const goals = await findGoals(db, { planId: after.id, which: 'all' });
  const own = ownFieldEdits({ before: before.fields, after: after.fields }, { goals, owners: booked.whole.owners });
  if (own.dropped.length > 0 && dropValues !== 1) throw dropsValues(own.dropped, after.fields);
  refuseToCutQuarters(booked, { after, goals });
  const redating = planRedating(booked, { after, goals });
  if (redating !== null && redate !== 1) throw redatesFigures(redating.shown);
  const moves = moveStatuses === 1 ? null : await statusMoves(booked, { after, today: clock.today(after.timeZone) });
  if (moves !== null) throw movesStatuses(moves);
  if (redating !== null) return { what: 'Settings changed, figures re-dated', edits: [edit], follows: redating.edits };
  return { what: whatOf(before, after), edits: [edit], follows: own.edits };
}

function whatOf(before: Plan, after: Plan): string {
  if (after.isArchived === before.isArchived) {
    if (isOnly(WORDS, before, after)) return 'Words changed';
    return isOnly(['tableColumns'], before, after) ? 'Columns of the table set' : 'Settings changed';
  }
  return after.isArchived ? 'Plan archived' : 'Plan brought back';
}

function isOnly(fields: readonly (keyof Plan)[], before: Plan, after: Plan): boolean {
  const kept = Object.fromEntries(fields.map((field) => [field, before[field]]));
  return !isDeepStrictEqual(before, after) && isDeepStrictEqual(before, { ...after, ...kept });
}

function redatesFigures(shown: unknown): Refusal {
  const message = 'Stored figures would stand under other days. Look at what moves, then send redate: 1.';
  return new Refusal({ code: 'redates_figures', status: 409, message, details: shown });
}

function movesStatuses(shown: StatusMoves): Refusal {
  const message = 'Goals would stand otherwise in this fiscal year. Look at which, then send move_statuses: 1.';
  return new Refusal({ code: 'moves_statuses', status: 409, message, details: shown });
}

function tooMany(): Refusal {
  const message = `You are in ${MOST_PLANS} plans already. Ask to be taken out of one first.`;
  return new Refusal({ code: 'too_many_plans', status: 409, message });
}

function demoThere(): Refusal {
  const message = 'You have a demo plan already; it is in the list of your plans.';
  return new Refusal({ code: 'demo_exists', status: 409, message });
}

/** Once the option is off, nobody would see what still waits. */
async function refuseWhileFiguresWait(db: Database, { whole }: BookedPlan): Promise<void> {
  const { length: count } = whole.plan.figuresWait ? await findWaiting(db, whole.plan.id) : [];
  if (count === 0) return;
  throw new Refusal({
    code: 'figures_wait',
    status: 409,
    message: `Figures wait for a yes (${count}). Answer them first, under Entry, Waiting.`,
  });
}
