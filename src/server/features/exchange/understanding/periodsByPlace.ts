import { UNPARTED } from '#server/features/exchange/understanding/words/wordKey.ts';
import { eraYear } from './findPeriod.ts';
import type { FoundPeriod } from './foundPeriod.ts';
import type { Column } from './model.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** So many in a row are months. */
const LEAST_MONTHS = 5;
const QUARTERS = 4;

/** Periods that headings name only together: `I` to `VI` and `1` to `12` are months, `R3` beside Japanese is a year. */
export function periodsByPlace(columns: readonly Column[]): ReadonlyMap<number, FoundPeriod> {
  const found = new Map<number, FoundPeriod>();
  if (columns.some(({ heading }) => UNPARTED.test(heading)))
    for (const { at, heading } of columns) {
      const year = eraYear(heading);
      if (year !== null) found.set(at, year);
    }
  for (const names of [ROMAN, ROMAN.map((_, at) => String(at + 1))]) {
    const first = columns.findIndex(({ heading }) => heading === names[0]);
    if (first < 0) continue;
    let count = 0;
    while (count < names.length && columns[first + count]?.heading === names[count]) count += 1;
    const unit = count >= LEAST_MONTHS ? 'month' : count === QUARTERS && names === ROMAN ? 'quarter' : null;
    if (unit !== null)
      for (const { at } of columns.slice(first, first + count))
        found.set(at, { unit, index: at - first + 1, year: null });
  }
  return found;
}
