import {
  type Comparison,
  type Condition,
  type Expression,
  type FormulaColumn,
  FUNCTIONS,
  type FunctionName,
  MANY_FUNCTIONS,
  type ManyFunction,
  MOST_CHARACTERS,
  MOST_DECIMALS,
  MOST_NESTED,
  type Operator,
  referencesIn,
} from './expression.ts';
import { type Expected, type FormulaProblem, UnreadableFormula } from './formulaProblem.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The goals of a number: none, one or, by mistake, several. */
export type GoalsNumbered = (number: string) => readonly string[];

/**
 * Reads a formula as people write it, `[1.2.1] / [1.3] * 100`, or as it is kept, with ids in place of numbers:
 * `[#g1] / [#g2] * 100`. Throws UnreadableFormula.
 */
export function parseFormula(text: string, goalsNumbered: GoalsNumbered): Expression {
  if (text.length > MOST_CHARACTERS) {
    throw new UnreadableFormula({ kind: 'tooLong', at: MOST_CHARACTERS, length: text.length - MOST_CHARACTERS });
  }
  if (text.trim() === '') throw new UnreadableFormula({ kind: 'empty', at: 0, length: text.length });
  const expression = new Parser(text, goalsNumbered).whole();
  if (referencesIn(expression).length === 0)
    throw new UnreadableFormula({ kind: 'noGoal', at: 0, length: text.length });
  return expression;
}

/** The formula, or what is wrong with it. */
export function readFormula(
  text: string,
  goalsNumbered: GoalsNumbered,
): { readonly expression: Expression; readonly problem: null } | { readonly problem: FormulaProblem } {
  try {
    return { expression: parseFormula(text, goalsNumbered), problem: null };
  } catch (error) {
    if (error instanceof UnreadableFormula) return { problem: error.problem };
    throw error;
  }
}

const OPERAND: readonly Expected[] = ['goal', 'number', 'function', '('];

class Parser {
  private readonly tokens: readonly Token[];
  private readonly end: Token;
  private readonly goalsNumbered: GoalsNumbered;
  private place = 0;
  private nested = 0;

  constructor(text: string, goalsNumbered: GoalsNumbered) {
    this.tokens = tokensOf(text);
    this.end = { kind: 'end', text: '', at: text.length };
    this.goalsNumbered = goalsNumbered;
  }

  whole(): Expression {
    const expression = this.alternatives();
    if (this.next.kind !== 'end') throw this.unexpected(['operator']);
    return expression;
  }

  private alternatives(): Expression {
    let first = this.terms();
    while (this.takeWord('or')) first = { kind: 'or', first, other: this.terms() };
    return first;
  }

  private terms(): Expression {
    let left = this.factors();
    for (;;) {
      const operator = this.takeOperator('+', '-');
      if (operator === null) return left;
      left = { kind: 'operation', operator, left, right: this.factors() };
    }
  }

  private factors(): Expression {
    let left = this.operand();
    for (;;) {
      const operator = this.takeOperator('*', '/');
      if (operator === null) return left;
      left = { kind: 'operation', operator, left, right: this.operand() };
    }
  }

  private operand(): Expression {
    const token = this.next;
    switch (token.kind) {
      case 'number':
        this.place += 1;
        return { kind: 'number', value: numberOf(token, this.next) };
      case 'goal':
        this.place += 1;
        return this.reference(token);
      case 'word':
        return this.call(token);
      case 'sign':
        if (this.take('-')) return this.within(token, () => ({ kind: 'negated', of: this.operand() }));
        if (this.take('(')) return this.within(token, () => this.closed(this.alternatives()));
        throw this.unexpected(OPERAND);
      case 'end':
        throw this.unexpected(OPERAND);
    }
  }

  private reference({ text, at }: Token): Expression {
    const name = text.replace(COLUMN, '');
    const column = columnOf(text);
    if (name.startsWith('#')) return { kind: 'reference', goalId: name.slice(1), column };
    const found = { at, length: text.length + 2, number: name };
    const [goalId, other] = this.goalsNumbered(name);
    if (goalId === undefined) throw new UnreadableFormula({ kind: 'unknownGoal', ...found });
    if (other !== undefined) throw new UnreadableFormula({ kind: 'sharedNumber', ...found });
    return { kind: 'reference', goalId, column };
  }

  private call(token: Token): Expression {
    const name = FUNCTIONS.find((each) => each === token.text.toLowerCase());
    if (name === undefined) {
      if (token.text.toLowerCase() === 'or') throw this.unexpected(OPERAND);
      throw new UnreadableFormula({ kind: 'unknownFunction', ...placeOf(token), found: token.text });
    }
    this.place += 1;
    if (!this.take('(')) throw this.unexpected(['(']);
    return this.within(token, () => this.closed(this.called(name)));
  }

  private called(name: FunctionName): Expression {
    if (isOfMany(name)) {
      const of = [this.alternatives()];
      while (this.take(',')) of.push(this.alternatives());
      return { kind: 'many', name, of };
    }
    if (name === 'if') return this.choice();
    const of = this.alternatives();
    if (name === 'abs') return { kind: 'abs', of };
    if (name !== 'round') return { kind: 'shifted', by: name, of };
    return { kind: 'round', of, decimals: this.take(',') ? this.decimals() : 0 };
  }

  private choice(): Expression {
    const condition = this.condition();
    this.comma();
    const yes = this.alternatives();
    this.comma();
    return { kind: 'if', condition, yes, no: this.alternatives() };
  }

  private condition(): Condition {
    const left = this.alternatives();
    const comparison = COMPARISONS.find((each) => this.take(each));
    if (comparison === undefined) throw this.unexpected(['comparison']);
    return { comparison, left, right: this.alternatives() };
  }

  private decimals(): number {
    const { kind, text } = this.next;
    const decimals = Number(text);
    if (kind !== 'number' || !Number.isInteger(decimals) || decimals > MOST_DECIMALS) {
      throw this.unexpected(['decimals']);
    }
    this.place += 1;
    return decimals;
  }

  private comma(): void {
    if (!this.take(',')) throw this.unexpected([',']);
  }

  private closed(expression: Expression): Expression {
    if (!this.take(')')) throw this.unexpected([')', 'operator']);
    return expression;
  }

  private within(token: Token, read: () => Expression): Expression {
    this.nested += 1;
    if (this.nested > MOST_NESTED) throw new UnreadableFormula({ kind: 'tooNested', ...placeOf(token) });
    const expression = read();
    this.nested -= 1;
    return expression;
  }

  private get next(): Token {
    return this.tokens[this.place] ?? this.end;
  }

  private take(sign: string): boolean {
    if (this.next.kind !== 'sign' || this.next.text !== sign) return false;
    this.place += 1;
    return true;
  }

  private takeWord(word: string): boolean {
    if (this.next.kind !== 'word' || this.next.text.toLowerCase() !== word) return false;
    this.place += 1;
    return true;
  }

  private takeOperator(...operators: readonly Operator[]): Operator | null {
    return operators.find((each) => this.take(each)) ?? null;
  }

  private unexpected(expected: readonly Expected[]): UnreadableFormula {
    const { kind, text } = this.next;
    const found = kind === 'goal' ? `[${text}]` : text;
    return new UnreadableFormula({ kind: 'unexpected', at: this.next.at, length: found.length, found, expected });
  }
}

const COMPARISONS: readonly Comparison[] = ['<=', '>=', '<>', '<', '>', '='];

function isOfMany(name: FunctionName): name is ManyFunction {
  return MANY_FUNCTIONS.some((each) => each === name);
}

const COLUMN = /\s+(?:actual|target)$/i;

function columnOf(text: string): FormulaColumn | null {
  if (!COLUMN.test(text)) return null;
  return /target$/i.test(text) ? 'target' : 'actual';
}

function placeOf({ at, text }: Token): { readonly at: number; readonly length: number } {
  return { at, length: text.length };
}

/** '1 000' and '1,5' are none; a number that a double cannot hold is none either. */
function numberOf(token: Token, after: Token): number {
  const value = Number(token.text);
  const isFollowed = after.kind === 'number' || (after.kind === 'word' && after.at === token.at + token.text.length);
  if (Number.isFinite(value) && !isFollowed) return value;
  const end = isFollowed ? after.at + after.text.length : token.at + token.text.length;
  const blank = after.at > token.at + token.text.length ? ' ' : '';
  const found = isFollowed ? `${token.text}${blank}${after.text}` : token.text;
  throw new UnreadableFormula({ kind: 'unreadableNumber', at: token.at, length: end - token.at, found });
}
