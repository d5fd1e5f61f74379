/** What a formula makes of the cells it names. */
export type FormulaFunction = 'average' | 'sum';

const FUNCTIONS: Readonly<Record<string, FormulaFunction>> = { AVERAGE: 'average', SUM: 'sum' };
const LONGEST = 200;
/** Alone or rounded: what else stands in a formula makes something else of it. */
const ONLY =
  /^(?:of:)?=?\s*(?:(?:ROUND|IFERROR)\(\s*)?(AVERAGE|SUM)\(([^()]*)\)\s*(?:[,;]\s*(?:"[^"]*"|-?\d*)\s*\))?\s*$/i;

/** `AVERAGE(B2:M2)`, as workbooks of any language keep it; null for another formula. */
export function formulaFunction(formula: string): FormulaFunction | null {
  if (formula.length > LONGEST) return null;
  return FUNCTIONS[ONLY.exec(formula.trim())?.[1]?.toUpperCase() ?? ''] ?? null;
}
