import { conceptsOf } from '#server/features/exchange/understanding/words/headingWords.ts';
import { findPeriod } from './findPeriod.ts';

/** `2025-26 (previsión)` says which figure it is. */
const NO_UNITS: ReadonlySet<string> = new Set(['target', 'actual', 'baseline', 'computed', 'status', 'period']);

const BRACKETS = /(?<!\s)\s*[([（]\s*([^()[\]（）]{1,24})\s*[)\]）]\s*$/u;

/** The unit that a heading or title ends with in brackets: `Valor (%)`, `Surplus (in k$)`; a period is none. */
export function unitInBrackets(heading: string): { readonly unit: string; readonly rest: string } {
  const found = BRACKETS.exec(heading);
  const unit = found?.[1]?.trim() ?? '';
  if (
    found === null ||
    unit === '' ||
    findPeriod(unit) !== null ||
    /^\d+$|=/.test(unit) ||
    (unit !== 'min' && NO_UNITS.has(conceptsOf(unit)[0]?.concept ?? ''))
  )
    return { unit: '', rest: heading };
  const rest = heading.slice(0, found.index).trim();
  // `目標値（R9）`: beside its heading it is a year.
  if (findPeriod(heading) !== null && findPeriod(rest) === null) return { unit: '', rest: heading };
  return rest === '' ? { unit: '', rest: heading } : { unit, rest };
}
