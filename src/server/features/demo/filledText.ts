import { formatFiscalYear } from '#core/format/fiscalYear.ts';
import { formatFullValue, valueUnitOf } from '#core/format/number.ts';
import type { ValueType } from '#core/goal/goal.ts';
import { CITY } from '#server/features/demo/content/city.ts';
import { fiscalYearNamed, PLAN_YEARS } from '#server/features/demo/content/planDate.ts';

type KnownFigures = {
  readonly valueType: ValueType;
  readonly actual: number | null;
  readonly target: number | null;
};

/** Replaces the {…} of a text: {last year} by FY26, {actual} and {target} by figures. Throws RangeError for an unknown name. */
export function filledText(
  text: string,
  { thisYear, known }: { readonly thisYear: number; readonly known: KnownFigures },
) {
  return text.replace(/\{([a-z ]+)\}/g, (_, name: string) => {
    const year = PLAN_YEARS.find((each) => name === `${each} year`);
    if (year !== undefined) return formatFiscalYear(fiscalYearNamed(year, thisYear), CITY.fiscalDisplay);
    if (name !== 'actual' && name !== 'target') throw new RangeError(`nothing is called {${name}}`);
    return formatFullValue(known[name], valueUnitOf({ ...known, unit: '' }, CITY));
  });
}
