import type { Aggregation } from '#core/goal/goal.ts';
import { type Arithmetic, EXACTLY, NEARLY, TooClose } from './arithmetic.ts';
import type { Comparison, Condition, Expression, ManyFunction, Operator, Reference } from './expression.ts';

/** Why a formula comes to no figure. */
export type NoFigure =
  | { readonly why: 'absent'; readonly reference: Reference }
  | { readonly why: 'zero' }
  | { readonly why: 'nothingBefore' };

/** Where a formula takes its figures from. A moment is a period, a year to date or a goal's whole life. */
export type FormulaSource<Moment> = {
  /** Null for none. */
  figureOf(reference: Reference, moment: Moment): number | null;
  /** Null where nothing comes before. */
  before(moment: Moment): Moment | null;
  yearToDate(moment: Moment): Moment;
  /** Several periods as a whole by whether an expression has a figure in them; null where it has in all, or in none. */
  splitBy?(expression: Expression, moment: Moment): Split<Moment> | null;
};

export type Split<Moment> = {
  readonly present: Moment;
  readonly absent: Moment;
  readonly presentPeriods: number;
  readonly absentPeriods: number;
  readonly isLastPresent: boolean;
  /** How periods of the expression become one. */
  readonly aggregation: Aggregation;
};

export type Evaluated = { readonly value: number } | { readonly value: null; readonly none: NoFigure };

/**
 * What a formula comes to at a moment. None where an input is absent and no `or` stands for it, and where it divides by
 * zero; of several reasons the first. Held within the largest double.
 */
export function evaluateFormula<Moment>(
  expression: Expression,
  source: FormulaSource<Moment>,
  moment: Moment,
): Evaluated {
  try {
    return new Evaluation(NEARLY, source).result(expression, moment);
  } catch (error) {
    if (error instanceof TooClose) return new Evaluation(EXACTLY, source).result(expression, moment);
    throw error;
  }
}

type Either = Extract<Expression, { readonly kind: 'or' }>;

class Evaluation<Value, Moment> {
  private readonly arithmetic: Arithmetic<Value>;
  private readonly source: FormulaSource<Moment>;
  private none: NoFigure = { why: 'zero' };

  constructor(arithmetic: Arithmetic<Value>, source: FormulaSource<Moment>) {
    this.arithmetic = arithmetic;
    this.source = source;
  }

  result(expression: Expression, moment: Moment): Evaluated {
    const value = this.valueOf(expression, moment);
    return value === null ? { value: null, none: this.none } : { value: this.arithmetic.result(value) };
  }

  private valueOf(expression: Expression, moment: Moment): Value | null {
    const { arithmetic, source } = this;
    switch (expression.kind) {
      case 'number':
        return arithmetic.of(expression.value);
      case 'reference': {
        const figure = source.figureOf(expression, moment);
        return figure === null ? this.no({ why: 'absent', reference: expression }) : arithmetic.of(figure);
      }
      case 'negated': {
        const of = this.valueOf(expression.of, moment);
        return of === null ? null : arithmetic.minus(arithmetic.of(0), of);
      }
      case 'operation': {
        const left = this.valueOf(expression.left, moment);
        const right = left === null ? null : this.valueOf(expression.right, moment);
        return left === null || right === null ? null : this.operation(expression.operator, left, right);
      }
      case 'or':
        return this.either(expression, moment);
      case 'if': {
        const holds = this.holds(expression.condition, moment);
        return holds === null ? null : this.valueOf(holds ? expression.yes : expression.no, moment);
      }
      case 'round': {
        const of = this.valueOf(expression.of, moment);
        return of === null ? null : arithmetic.rounded(of, expression.decimals);
      }
      case 'abs': {
        const of = this.valueOf(expression.of, moment);
        return of === null ? null : arithmetic.absolute(of);
      }
      case 'shifted': {
        const then = expression.by === 'prev' ? source.before(moment) : source.yearToDate(moment);
        return then === null ? this.no({ why: 'nothingBefore' }) : this.valueOf(expression.of, then);
      }
      case 'many':
        return this.ofMany(expression.name, expression.of, moment);
    }
  }

  /** Over several periods `or` stands for the first in those in which it is absent. */
  private either({ first, other }: Either, moment: Moment): Value | null {
    const split = this.source.splitBy?.(first, moment) ?? null;
    if (split === null) return this.valueOf(first, moment) ?? this.valueOf(other, moment);
    const { arithmetic } = this;
    const { aggregation, presentPeriods, absentPeriods, isLastPresent } = split;
    const known = this.valueOf(first, split.present);
    const standing = this.valueOf(other, split.absent);
    if (known === null || standing === null) return known ?? standing;
    const times = (value: Value, count: number) => arithmetic.times(value, arithmetic.of(count));
    switch (aggregation) {
      case 'sum':
        return arithmetic.plus(known, other.kind === 'number' ? times(standing, absentPeriods) : standing);
      case 'average':
        return arithmetic.over(
          arithmetic.plus(times(known, presentPeriods), times(standing, absentPeriods)),
          arithmetic.of(presentPeriods + absentPeriods),
        );
      case 'highest':
      case 'lowest':
        return this.extreme(aggregation === 'highest' ? 'max' : 'min', known, standing);
      case 'current':
        return isLastPresent ? known : standing;
    }
  }

  private operation(operator: Operator, left: Value, right: Value): Value | null {
    const { arithmetic } = this;
    switch (operator) {
      case '+':
        return arithmetic.plus(left, right);
      case '-':
        return arithmetic.minus(left, right);
      case '*':
        return arithmetic.times(left, right);
      case '/':
        return arithmetic.isZero(right) ? this.no({ why: 'zero' }) : arithmetic.over(left, right);
    }
  }

  private ofMany(name: ManyFunction, parts: readonly Expression[], moment: Moment): Value | null {
    const { arithmetic } = this;
    let all: Value | null = null;
    for (const part of parts) {
      const value = this.valueOf(part, moment);
      if (value === null) return null;
      if (all === null) all = value;
      else if (name === 'min' || name === 'max') all = this.extreme(name, all, value);
      else all = arithmetic.plus(all, value);
    }
    return all !== null && name === 'avg' ? arithmetic.over(all, arithmetic.of(parts.length)) : all;
  }

  private extreme(name: 'min' | 'max', one: Value, other: Value): Value {
    const order = this.arithmetic.compare(other, one);
    return (name === 'min' ? order < 0 : order > 0) ? other : one;
  }

  private holds({ comparison, left, right }: Condition, moment: Moment): boolean | null {
    const one = this.valueOf(left, moment);
    const other = one === null ? null : this.valueOf(right, moment);
    if (one === null || other === null) return null;
    return isSo(comparison, this.arithmetic.compare(one, other));
  }

  private no(none: NoFigure): null {
    this.none = none;
    return null;
  }
}

function isSo(comparison: Comparison, order: number): boolean {
  switch (comparison) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '>=':
      return order >= 0;
    case '>':
      return order > 0;
  }
}
