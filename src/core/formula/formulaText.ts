import type { Expression, Reference } from './expression.ts';

/** How a goal is named in the text of a formula, without its brackets. */
export type NameReference = (reference: Reference) => string;

/** As formulas are kept: goals by their ids. */
export function keptText(expression: Expression): string {
  return formulaText(expression, ({ goalId, column }) => `#${goalId}${column === null ? '' : ` ${column}`}`);
}

/** A formula in one line, with no brackets but those it needs. */
export function formulaText(expression: Expression, nameOf: NameReference): string {
  return textOf(expression, LOWEST, nameOf);
}

const [LOWEST, TERM, FACTOR, OPERAND] = [0, 1, 2, 3];

const RANKS = { '+': TERM, '-': TERM, '*': FACTOR, '/': FACTOR } as const;

function textOf(expression: Expression, rank: number, nameOf: NameReference): string {
  const text = (part: Expression, within = LOWEST) => textOf(part, within, nameOf);
  switch (expression.kind) {
    case 'number':
      return numberText(expression.value);
    case 'reference':
      return `[${nameOf(expression)}]`;
    case 'negated':
      return `-${text(expression.of, OPERAND)}`;
    case 'operation': {
      const { operator, left, right } = expression;
      const own = RANKS[operator];
      return bracketed(`${text(left, own)} ${operator} ${text(right, own + 1)}`, own < rank);
    }
    case 'or':
      return bracketed(`${text(expression.first)} or ${text(expression.other, TERM)}`, rank > LOWEST);
    case 'if': {
      const { condition, yes, no } = expression;
      return `if(${text(condition.left)} ${condition.comparison} ${text(condition.right)}, ${text(yes)}, ${text(no)})`;
    }
    case 'round':
      return `round(${text(expression.of)}${expression.decimals === 0 ? '' : `, ${expression.decimals}`})`;
    case 'shifted':
      return `${expression.by}(${text(expression.of)})`;
    case 'abs':
      return `abs(${text(expression.of)})`;
    case 'many':
      return `${expression.name}(${expression.of.map((part) => text(part)).join(', ')})`;
  }
}

function bracketed(text: string, isNeeded: boolean): string {
  return isNeeded ? `(${text})` : text;
}

function numberText(value: number): string {
  return String(value);
}
