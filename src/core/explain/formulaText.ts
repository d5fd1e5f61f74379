import { statusOf } from '#core/figure/standing.ts';
import type { FormatWords } from '#core/format/formatWords.ts';
import { digits, formatFullValue, PLAIN_NUMBER, withUnit } from '#core/format/number.ts';
import type { TargetDirection } from '#core/goal/goal.ts';
import type { StatusThresholds } from '#core/plan/plan.ts';
import type { StatusNames } from '#core/words/statusNames.ts';
import type { ExplainedComparison } from './explanation.ts';
import type { ExplanationWords } from './explanationWords.ts';

export type FormulaText = { readonly terms: string; readonly result: string; readonly limits: string };

/** '1 − (412 − 360) ÷ 360', '0.856' (rule 3.5). */
export function formulaText(
  comparison: ExplainedComparison,
  { direction, names }: { readonly direction: TargetDirection; readonly names: StatusNames },
  { format, explain }: Pick<ExplanationWords, 'format' | 'explain'>,
): FormulaText {
  const { actual, target, divisor, attainment, thresholds } = comparison;
  const [a, t] = [numberText(actual.value, format), numberText(target.value, format)];
  return {
    terms:
      divisor.value === 0
        ? `${a} ${SIGN[direction]} ${t}`
        : `${quotientTerms(direction, a, t)} ÷ ${numberText(divisor.value, format)}`,
    result: attainmentText(attainment, thresholds, format),
    limits: explain.thresholds(shareText(thresholds.onTarget, format), shareText(thresholds.offTarget, format), names),
  };
}

const SIGN: Readonly<Record<TargetDirection, string>> = { up: '≥', down: '≤', equal: '=' };

function quotientTerms(direction: TargetDirection, actual: string, target: string): string {
  switch (direction) {
    case 'up':
      return `1 + (${actual} − ${target})`;
    case 'down':
      return `1 − (${actual} − ${target})`;
    case 'equal':
      return `1 − |${actual} − ${target}|`;
  }
}

/** Three decimals, or as many as it takes to stay on its side of a threshold: 0.8999 must not read 0.9. */
function attainmentText(attainment: number, thresholds: StatusThresholds, words: FormatWords): string {
  let decimals = 3;
  while (statusOf(Number(attainment.toFixed(decimals)), thresholds) !== statusOf(attainment, thresholds)) decimals += 1;
  // Not rounded again: 0.8999999 would read 0.9.
  return withUnit(attainment, { ...PLAIN_NUMBER, words }, (size) => digits(size, [0, decimals], words));
}

function numberText(value: number, words: FormatWords): string {
  const text = shareText(value, words);
  return value < 0 ? `(${text})` : text;
}

function shareText(value: number, words: FormatWords): string {
  return formatFullValue(value, PLAIN_NUMBER, words);
}
