import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFormula } from './evaluateFormula.ts';
import type { Expression } from './expression.ts';
import { formulaText, keptText } from './formulaText.ts';
import { parseFormula } from './parseFormula.ts';

/** A decimal as an exact fraction of two whole numbers, apart from the product's own. */
type Exact = { readonly top: bigint; readonly bottom: bigint };

const figures: Readonly<Record<string, number | null>> = { a: 12.5, b: 0.1, c: 0.3, d: 0, e: -7, f: null, g: 1e12 };

const exactOf = (value: number): Exact => {
  const [, sign = '', whole = '', decimals = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const shift = Number(power) - decimals.length;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  return reduced(
    shift < 0 ? { top: digits, bottom: 10n ** BigInt(-shift) } : { top: digits * 10n ** BigInt(shift), bottom: 1n },
  );
};

function reduced({ top, bottom }: Exact): Exact {
  let [one, other] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  while (other !== 0n) [one, other] = [other, one % other];
  const by = (one === 0n ? 1n : one) * (bottom < 0n ? -1n : 1n);
  return { top: top / by, bottom: bottom / by };
}

const sum = (one: Exact, other: Exact) =>
  reduced({ top: one.top * other.bottom + other.top * one.bottom, bottom: one.bottom * other.bottom });
const times = (one: Exact, other: Exact) => reduced({ top: one.top * other.top, bottom: one.bottom * other.bottom });
const negative = ({ top, bottom }: Exact) => ({ top: -top, bottom });
const orderOf = (one: Exact, other: Exact) => one.top * other.bottom - other.top * one.bottom;

/** Moments are 0, the one asked for, and 1, the one before: there every figure is one more. */
function exactly(expression: Expression, moment: number): Exact | null {
  switch (expression.kind) {
    case 'number':
      return exactOf(expression.value);
    case 'reference': {
      const figure = figures[expression.goalId] ?? null;
      return figure === null ? null : sum(exactOf(figure), { top: BigInt(moment), bottom: 1n });
    }
    case 'negated': {
      const of = exactly(expression.of, moment);
      return of && negative(of);
    }
    case 'abs': {
      const of = exactly(expression.of, moment);
      return of && (of.top < 0n ? negative(of) : of);
    }
    case 'round': {
      const of = exactly(expression.of, moment);
      if (of === null) return null;
      const scale = 10n ** BigInt(expression.decimals);
      const size = of.top < 0n ? -of.top : of.top;
      const units = (2n * size * scale + of.bottom) / (2n * of.bottom);
      return reduced({ top: of.top < 0n ? -units : units, bottom: scale });
    }
    case 'or':
      return exactly(expression.first, moment) ?? exactly(expression.other, moment);
    case 'shifted':
      if (expression.by === 'ytd') return exactly(expression.of, moment);
      return moment === 1 ? null : exactly(expression.of, moment + 1);
    case 'operation': {
      const [left, right] = [exactly(expression.left, moment), exactly(expression.right, moment)];
      if (left === null || right === null) return null;
      if (expression.operator === '+') return sum(left, right);
      if (expression.operator === '-') return sum(left, negative(right));
      if (expression.operator === '*') return times(left, right);
      return right.top === 0n ? null : times(left, { top: right.bottom, bottom: right.top });
    }
    case 'if': {
      const { comparison, left, right } = expression.condition;
      const [one, other] = [exactly(left, moment), exactly(right, moment)];
      if (one === null || other === null) return null;
      const order = orderOf(one, other);
      const holds = {
        '<': order < 0n,
        '<=': order <= 0n,
        '=': order === 0n,
        '<>': order !== 0n,
        '>=': order >= 0n,
        '>': order > 0n,
      }[comparison];
      return exactly(holds ? expression.yes : expression.no, moment);
    }
    case 'many': {
      const parts = expression.of.map((part) => exactly(part, moment));
      if (parts.includes(null)) return null;
      const known = parts.filter((part) => part !== null);
      const total = known.reduce(sum);
      if (expression.name === 'sum') return total;
      if (expression.name === 'avg') return times(total, { top: 1n, bottom: BigInt(known.length) });
      const sign = expression.name === 'min' ? 1n : -1n;
      return known.reduce((best, part) => (sign * orderOf(part, best) < 0n ? part : best));
    }
  }
}

const source = {
  figureOf: ({ goalId }: { readonly goalId: string }, moment: number) => {
    const figure = figures[goalId] ?? null;
    return figure === null ? null : Number((figure + moment).toPrecision(15));
  },
  before: (moment: number) => (moment === 1 ? null : moment + 1),
  yearToDate: (moment: number) => moment,
};

const { expression: anyFormula } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.record({
      kind: fc.constant('reference' as const),
      goalId: fc.constantFrom(...Object.keys(figures)),
      column: fc.constantFrom(null, 'actual' as const, 'target' as const),
    }),
    fc.record({
      kind: fc.constant('number' as const),
      value: fc.oneof(
        fc.nat(1000),
        fc.nat(100_000).map((units) => units / 100),
        fc.constantFrom(0.1, 0.2, 0.3, 1e-9, 1e21, 0.5, 2.5),
      ),
    }),
    fc.record({ kind: fc.constantFrom('negated' as const, 'abs' as const), of: tie('expression') }),
    fc.record({ kind: fc.constant('round' as const), of: tie('expression'), decimals: fc.nat(10) }),
    fc.record({
      kind: fc.constant('shifted' as const),
      by: fc.constantFrom('prev' as const, 'ytd' as const),
      of: tie('expression'),
    }),
    fc.record({
      kind: fc.constant('operation' as const),
      operator: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const),
      left: tie('expression'),
      right: tie('expression'),
    }),
    fc.record({ kind: fc.constant('or' as const), first: tie('expression'), other: tie('expression') }),
    fc.record({
      kind: fc.constant('if' as const),
      condition: fc.record({
        comparison: fc.constantFrom(
          '<' as const,
          '<=' as const,
          '=' as const,
          '<>' as const,
          '>=' as const,
          '>' as const,
        ),
        left: tie('expression'),
        right: tie('expression'),
      }),
      yes: tie('expression'),
      no: tie('expression'),
    }),
    fc.record({
      kind: fc.constant('many' as const),
      name: fc.constantFrom('min' as const, 'max' as const, 'sum' as const, 'avg' as const),
      of: fc.array(tie('expression'), { minLength: 1, maxLength: 4 }),
    }),
  ),
}));

const withGoal: fc.Arbitrary<Expression> = anyFormula.map((left) => ({
  kind: 'operation',
  operator: '+',
  left,
  right: { kind: 'reference', goalId: 'a', column: null },
}));

describe('any formula', () => {
  it('comes to what exact fractions come to, and to none where they do', () => {
    fc.assert(
      fc.property(anyFormula, (expression) => {
        const exact = exactly(expression, 0);
        const { value } = evaluateFormula(expression, source, 0);
        if (exact === null) return value === null;
        if (value === null) return false;
        const found = exactOf(value);
        const off = sum(found, negative(exact));
        const [gap, size] = [off.top < 0n ? negative(off) : off, exact.top < 0n ? negative(exact) : exact];
        if (exact.top === 0n) return value === 0;
        // At most 10^-12 of itself away.
        return orderOf(times(gap, { top: 10n ** 12n, bottom: 1n }), size) <= 0n;
      }),
      { numRuns: 3000 },
    );
  });

  it('reads as the same again as it is written, by ids and by numbers', () => {
    fc.assert(
      fc.property(withGoal, (expression) => {
        const kept = keptText(expression);
        if (kept.length > 1000) return;
        const reads = (text: string) => {
          try {
            return parseFormula(text, (number) => [number.replace('n', '')]);
          } catch (error) {
            if (String(error).includes('brackets within')) return expression;
            throw error;
          }
        };
        expect(reads(kept)).toEqual(expression);
        const shown = formulaText(
          expression,
          ({ goalId, column }) => `n${goalId}${column === null ? '' : ` ${column}`}`,
        );
        expect(reads(shown)).toEqual(expression);
      }),
      { numRuns: 1000 },
    );
  });
});
