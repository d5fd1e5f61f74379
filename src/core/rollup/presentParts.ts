import type { FormulaSource } from '#core/formula/evaluateFormula.ts';
import { type Expression, partsOf } from '#core/formula/expression.ts';
import type { FormulaMoment } from './formulaMoment.ts';

/** What stands within `ytd` in a formula. */
export function partsToDate(expression: Expression): readonly Expression[] {
  if (expression.kind === 'shifted' && expression.by === 'ytd') return [expression.of];
  return partsOf(expression).flatMap(partsToDate);
}

/** Whether all that a formula names have a figure: of what `or` stands between, one side. */
export function isPresent(
  expression: Expression,
  source: FormulaSource<FormulaMoment>,
  moment: FormulaMoment,
): boolean {
  switch (expression.kind) {
    case 'reference':
      return source.figureOf(expression, moment) !== null;
    case 'or':
      return isPresent(expression.first, source, moment) || isPresent(expression.other, source, moment);
    case 'shifted': {
      const then = expression.by === 'prev' ? source.before(moment) : moment;
      return then !== null && isPresent(expression.of, source, then);
    }
    default:
      return partsOf(expression).every((part) => isPresent(part, source, moment));
  }
}
