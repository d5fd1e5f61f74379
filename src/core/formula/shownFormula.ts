import { shownNumber } from '#core/goal/goalNumber.ts';
import { formulaText } from './formulaText.ts';
import { readFormula } from './parseFormula.ts';

/**
 * A kept formula as people read it, with its goals by their numbers; a goal that is gone stays with its id. Empty for
 * none; what cannot be read is shown as it is.
 */
export function shownFormula(kept: string | null, numberOf: (goalId: string) => string | undefined): string {
  if (kept === null) return '';
  const read = readFormula(kept, () => []);
  if (read.problem !== null) return kept;
  return formulaText(read.expression, ({ goalId, column }) => {
    const number = numberOf(goalId);
    const name = number === undefined ? `#${goalId}` : shownNumber(number);
    return column === null ? name : `${name} ${column}`;
  });
}
