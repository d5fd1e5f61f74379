/** What of a goal a formula takes: its actual or its target. */
export type FormulaColumn = 'actual' | 'target';

export type Operator = '+' | '-' | '*' | '/';
export type Comparison = '<' | '<=' | '=' | '<>' | '>=' | '>';

/** A goal in a formula, kept by its id. Without a column it is the column that the formula is of. */
export type Reference = { readonly kind: 'reference'; readonly goalId: string; readonly column: FormulaColumn | null };

export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | Reference
  | { readonly kind: 'negated'; readonly of: Expression }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  /** What comes first, or where that is absent the other. */
  | { readonly kind: 'or'; readonly first: Expression; readonly other: Expression }
  | { readonly kind: 'if'; readonly condition: Condition; readonly yes: Expression; readonly no: Expression }
  | { readonly kind: 'round'; readonly of: Expression; readonly decimals: number }
  | { readonly kind: 'shifted'; readonly by: 'prev' | 'ytd'; readonly of: Expression }
  | { readonly kind: 'abs'; readonly of: Expression }
  | { readonly kind: 'many'; readonly name: ManyFunction; readonly of: readonly Expression[] };

export type Condition = { readonly comparison: Comparison; readonly left: Expression; readonly right: Expression };

export const MANY_FUNCTIONS = ['min', 'max', 'sum', 'avg'] as const;
export type ManyFunction = (typeof MANY_FUNCTIONS)[number];

export const FUNCTIONS = [...MANY_FUNCTIONS, 'abs', 'round', 'prev', 'ytd', 'if'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

/** A formula that is longer is refused, before anything of it is read. */
export const MOST_CHARACTERS = 1000;
/** Brackets and functions within each other. */
export const MOST_NESTED = 20;
/** One formula upon another upon another. */
export const MOST_CHAINED = 50;
/** Decimals that `round` takes. */
export const MOST_DECIMALS = 10;

/** The references of a formula, from left to right. */
export function referencesIn(expression: Expression): Reference[] {
  if (expression.kind === 'reference') return [expression];
  return partsOf(expression).flatMap(referencesIn);
}

/** Whether a formula asks for the period before anywhere. */
export function looksBack(expression: Expression): boolean {
  if (expression.kind === 'shifted' && expression.by === 'prev') return true;
  return partsOf(expression).some(looksBack);
}

/** Whether a formula has a part of a kind anywhere. */
export function hasPart(expression: Expression, kinds: readonly Expression['kind'][]): boolean {
  return kinds.includes(expression.kind) || partsOf(expression).some((part) => hasPart(part, kinds));
}

/** What a formula consists of, from left to right. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'reference':
      return [];
    case 'negated':
    case 'round':
    case 'shifted':
    case 'abs':
      return [expression.of];
    case 'operation':
      return [expression.left, expression.right];
    case 'or':
      return [expression.first, expression.other];
    case 'if':
      return [expression.condition.left, expression.condition.right, expression.yes, expression.no];
    case 'many':
      return expression.of;
  }
}
