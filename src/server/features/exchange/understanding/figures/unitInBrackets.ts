import { findPeriod } from '#server/features/exchange/understanding/periods/findPeriod.ts';

const BRACKETS = /\s*[([（]\s*([^()[\]（）]{1,24})\s*[)\]）]\s*$/u;

/** The unit that a heading or title ends with in brackets: `Valor (%)`, `Surplus (in k$)`; a period is none. */
export function unitInBrackets(heading: string): { readonly unit: string; readonly rest: string } {
  const found = BRACKETS.exec(heading);
  const unit = found?.[1]?.trim() ?? '';
  if (found === null || unit === '' || findPeriod(unit) !== null || /^\d+$|=/.test(unit)) return { unit: '', rest: heading };
  const rest = heading.slice(0, found.index).trim();
  return rest === '' ? { unit: '', rest: heading } : { unit, rest };
}
