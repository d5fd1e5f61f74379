import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { type FormulaPreview, formulaPreviewAskedSchema, formulaPreviewSchema } from '#contract/goal/workedFormula.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { ENGLISH_LABELS } from '#core/words/labelWords.ts';
import { statusLabel } from '#core/words/statusLabel.ts';
import type { Clock } from '#server/base/clock.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { refuseFormulaCircle, withKeptFormulas } from './editing/formulas.ts';
import { goalNotFound } from './editing/goalRefusals.ts';
import { patchedGoal } from './editing/patchedGoal.ts';
import { asGoal, storedGoalOf } from './editing/storedGoal.ts';
import { encodeWorked } from './workedFormulas.ts';

type PreviewParts = { readonly clock: Clock; readonly asking: Asking; readonly planBook: PlanBook };

/** What a goal would come to with other formulas, while they are typed; nothing is written. */
export function addFormulaPreviewRoute(app: MilepostApp, { clock, asking, planBook }: PreviewParts): void {
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
        response: { 200: formulaPreviewSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply): Promise<FormulaPreview> => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      const booked = await planBook.find(membership.plan.id);
      if (booked === null) throw planNotFound();
      const record = booked.goals.get(goalId);
      if (record === undefined) throw goalNotFound();
      const { plan, owners } = booked.whole;
      requireRight(membership, 'editGoal', subjectOf(record, owners));
      const { fiscal_year: asked, ...formulas } = request.body;
      const before = storedGoalOf(record);
      const after = patchedGoal(before, withKeptFormulas(formulas, booked), owners);
      refuseFormulaCircle({ before, after }, booked);
      const today = clock.today(plan.timeZone);
      const year = asked ?? fiscalYearOf(today, plan.fiscalStartMonth);
      const goal = asGoal(after);
      const worked = booked.figures({ year, today }).workedGoal(goalId, year, goal);
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
    },
  );
}
