import type { WorkedFormula } from '#contract/goal/workedFormula.ts';
import { encodeFlag, valueTypeCodes } from '#contract/wire/codes.ts';
import { encodeDate } from '#contract/wire/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { formatPeriod } from '#core/format/date.ts';
import { formatFiscalYear } from '#core/format/fiscalYear.ts';
import { formatFullValue, PLAIN_NUMBER, valueUnitOf } from '#core/format/number.ts';
import { formulaText, keptText } from '#core/formula/formulaText.ts';
import { shownFormula } from '#core/formula/shownFormula.ts';
import type { Goal } from '#core/goal/goal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { WorkedFormula as Worked, WorkedRow } from '#core/rollup/workedFormula.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';

type Around = { readonly booked: BookedPlan; readonly goal: Goal; readonly year: FiscalYear };

/** The formulas of a goal with their numbers, for the wire. */
export function encodeWorked(formulas: readonly Worked[], around: Around): WorkedFormula[] {
  return formulas.flatMap((each) => {
    const { expression, references } = each.formula;
    if (expression === null) return [];
    const { goals } = around.booked;
    const kept = keptText(expression);
    return {
      column: each.column,
      formula: shownFormula(kept, (id) => goals.get(id)?.number),
      kept,
      goals: references.map(({ goalId }) => namedGoal(goals.get(goalId))),
      rows: each.rows.map((row) => ({
        from: encodeDate(row.from),
        to: encodeDate(row.to),
        is_period: encodeFlag(row.isPeriod),
        figures: [...row.figures],
        value: row.result.value,
        none: row.result.value === null ? row.result.none.why : null,
        text: rowText(row, each, around),
      })),
      mean: each.mean,
    };
  });
}

function namedGoal(goal: Goal | undefined): WorkedFormula['goals'][number] {
  if (goal === undefined) return null;
  const { id, number, title, valueType, unit } = goal;
  return { id, number: shownNumber(number), item: title, valuetype: valueTypeCodes.encode(valueType), unit };
}

function rowText(row: WorkedRow, { formula }: Worked, { booked, goal }: Around): string {
  const { plan } = booked.whole;
  let at = -1;
  const terms =
    formula.expression === null
      ? ''
      : formulaText(formula.expression, ({ goalId }) => {
          at += 1;
          const input = booked.goals.get(goalId);
          const unit = input === undefined ? PLAIN_NUMBER : valueUnitOf(input, plan);
          return formatFullValue(row.figures[at] ?? null, unit);
        });
  const name = row.isPeriod
    ? formatPeriod(row.from, goal.trackingFrequency, plan)
    : `${formatFiscalYear(fiscalYearOf(row.from, plan.fiscalStartMonth), plan.fiscalDisplay)} to date`;
  const value = formatFullValue(row.result.value, valueUnitOf(goal, plan));
  return `${name}: ${terms.replaceAll(/[[\]]/g, '')} = ${value}`;
}
