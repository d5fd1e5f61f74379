import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { type YearTarget, yearTargetSchema } from '#contract/goalDraft.ts';
import { type SpreadRefusal, yearTargets } from '#core/figure/yearTargets.ts';
import { isRollupParent } from '#core/goal/goalKind.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { subjectOf } from '#server/goals/subject.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import { requireRight } from '#server/plans/asking.ts';
import type { PlannedChange } from '#server/plans/changePlan.ts';
import { ifMatchHeader, readIfMatch } from '#server/plans/ifMatch.ts';
import type { Edit } from '#server/store/edit.ts';
import type { EditParts } from './editRoutes.ts';
import { badRequest, collides, goalNotFound } from './goalRefusals.ts';
import type { Editing } from './planGoal.ts';
import { putGoal, storedGoalOf } from './storedGoal.ts';

/** The target of a year set once, spread over its periods or not. */
export function addYearTargetRoute(app: MilepostApp, { clock, asking, changePlan }: EditParts): void {
  app.put(
    `${addresses.plans}/:planId/goals/:goalId/year-target`,
    {
      schema: {
        tags: ['goals'],
        summary: "Sets a goal's target of a fiscal year, and with spread the targets of all its periods in it",
        params: z.object({ planId: z.string(), goalId: z.string() }),
        headers: ifMatchHeader,
        body: yearTargetSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: (booked) => {
          const today = clock.today(booked.whole.plan.timeZone);
          return planYearTarget(goalId, request.body, { membership, booked, today, at: clock.now() });
        },
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );
}

function planYearTarget(goalId: string, asked: YearTarget, { membership, booked, today }: Editing): PlannedChange {
  const goal = booked.goals.get(goalId);
  if (goal === undefined) throw goalNotFound();
  const { owners, series, plan } = booked.whole;
  requireRight(membership, 'editGoal', subjectOf(goal, owners));
  const { fiscal_year: year, target, spread } = asked;
  const stated = storedGoalOf(goal);
  const edits: Edit[] = [putGoal({ ...stated, targetsByYear: new Map([...goal.targetsByYear, [year, target]]) })];
  if (spread !== 'none') {
    const kind = booked.figures({ year: 'ALL', today }).kindOf(goalId);
    if (kind !== null && isRollupParent(kind)) {
      throw collides(
        'computed_figures',
        "This goal's periods are computed from the goals beneath it. Spread it there.",
      );
    }
    const targets = yearTargets({
      goal,
      stored: series.get(goalId) ?? EMPTY_SERIES,
      calendar: plan,
      year,
      target,
      spread: spread === 'even' ? 'even' : 'lastYear',
    });
    if (typeof targets === 'string') throw badRequest(BECAUSE[targets], 'not_spread');
    edits.push({ entity: 'entries', goalId, cells: [...targets].map(([date, value]) => ({ date, target: value })) });
  }
  return { what: 'Year target set', edits };
}

const BECAUSE: Readonly<Record<SpreadRefusal, string>> = {
  outsideWindow: 'The goal does not run in this fiscal year.',
  lastYearIncomplete:
    'Last year has periods without an actual, or comes to 0: its shape cannot be taken. Spread it evenly.',
};
