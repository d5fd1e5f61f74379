import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  type FormulaPreview,
  formulaPreviewAskedSchema,
  formulaPreviewSchema,
  newGoalPreviewAskedSchema,
} from '#contract/goal/workedFormula.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { ENGLISH_LABELS } from '#core/words/labelWords.ts';
import { statusLabel } from '#core/words/statusLabel.ts';
import type { Clock } from '#server/base/clock.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { type Membership, planNotFound } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { refuseFormulaCircle, withKeptFormulas } from './editing/formulas.ts';
import { goalNotFound } from './editing/goalRefusals.ts';
import { refuseUnknownOwner } from './editing/goalRules.ts';
import { newGoal } from './editing/newGoal.ts';
import { patchedGoal } from './editing/patchedGoal.ts';
import { asGoal, storedGoalOf } from './editing/storedGoal.ts';
import { encodeWorked } from './workedFormulas.ts';

type PreviewParts = { readonly clock: Clock; readonly asking: Asking; readonly planBook: PlanBook };

/** What a goal would come to with other formulas, while they are typed; nothing is written. */
export function addFormulaPreviewRoute(app: MilepostApp, { clock, asking, planBook }: PreviewParts): void {
  const answers = { 200: formulaPreviewSchema, ...refusals(400, 401, 403, 404, 409) };

  app.post(
    `${addresses.plans}/:planId/goals/:goalId/formula-preview`,
    {
      config: { right: 'editGoal' },
      schema: {
        tags: ['goals'],
        operationId: 'previewFormula',
        summary: 'What a goal would come to with these formulas, with the numbers in them; nothing is written',
        params: z.object({ planId: z.string(), goalId: z.string() }),
        body: formulaPreviewAskedSchema,
        response: answers,
      },
    },
    async (request, reply): Promise<FormulaPreview> => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      const booked = await bookedOf(membership);
      const record = booked.goals.get(goalId);
      if (record === undefined) throw goalNotFound();
      const { owners } = booked.whole;
      requireRight(membership, 'editGoal', subjectOf(record, owners));
      const { fiscal_year: year, ...formulas } = request.body;
      const before = storedGoalOf(record);
      const after = patchedGoal(before, withKeptFormulas(formulas, booked), owners);
      return previewOf(booked, { before, after, year });
    },
  );

  app.post(
    `${addresses.plans}/:planId/formula-preview`,
    {
      config: { right: 'createGoal' },
      schema: {
        tags: ['goals'],
        operationId: 'previewFormulaOfNewGoal',
        summary: 'What a new goal would come to with these formulas, with the numbers in them; nothing is written',
        params: z.object({ planId: z.string() }),
        body: newGoalPreviewAskedSchema,
        response: answers,
      },
    },
    async (request, reply): Promise<FormulaPreview> => {
      const membership = await asking.member(request, reply, request.params.planId);
      const booked = await bookedOf(membership);
      const { fiscal_year: year, parent_id: parentId = null, ...patch } = request.body;
      const parent = parentId === null ? null : booked.goals.get(parentId);
      if (parent === undefined) throw goalNotFound();
      const made = newGoal({ id: NOT_MADE, parent, patch });
      const after = patchedGoal(made, withKeptFormulas(patch, booked), booked.whole.owners);
      refuseUnknownOwner({ before: null, after }, booked);
      requireRight(membership, 'createGoal', subjectOf(after, booked.whole.owners));
      return previewOf(booked, { before: null, after, year });
    },
  );

  async function bookedOf({ plan }: Membership): Promise<BookedPlan> {
    const booked = await planBook.find(plan.id);
    if (booked === null) throw planNotFound();
    return booked;
  }

  function previewOf(
    booked: BookedPlan,
    { before, after, year: asked }: { before: StoredGoal | null; after: StoredGoal; year: number | undefined },
  ): FormulaPreview {
    refuseFormulaCircle({ before, after }, booked);
    const { plan } = booked.whole;
    const today = clock.today(plan.timeZone);
    const year = asked ?? fiscalYearOf(today, plan.fiscalStartMonth);
    const goal = asGoal(after);
    const worked = booked.figures({ year, today }).workedGoal(after.id, year, goal);
    if (worked === null) throw goalNotFound();
    const { status, attainment, ytd } = worked.figures;
    return {
      formulas: encodeWorked(worked.formulas, { booked, goal, year }),
      status,
      status_label: statusLabel(status, plan, ENGLISH_LABELS),
      attainment,
      ytd_actual: ytd.actual,
      ytd_target: ytd.target,
    };
  }
}

/** The id of a goal that is not made yet: no stored goal has it. */
const NOT_MADE = '';
