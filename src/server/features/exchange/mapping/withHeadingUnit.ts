import { takeApart } from '#core/typed/numberText.ts';
import { plainName, YEAR_TARGET } from '#server/features/exchange/columns/columns.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { unitInHeading } from '#server/features/exchange/values/unitInHeading.ts';
import { datedHeading } from './datedHeading.ts';
import { listedHeadings } from './listedHeadings.ts';

/**
 * A table with the unit that the headings of its figures have in brackets, for goals without one. Where the headings
 * have several, or the table names no goals, it is told that they are left out.
 */
export function withHeadingUnit(table: Table): Table {
  const names = table.header.map(plainName);
  const written = table.header.map((name) => table.written?.get(name.trim()) ?? name);
  const ofFigures = written.filter((_, at) => isOfFigures(table.header[at] ?? '', names[at] ?? ''));
  const inUnits = ofFigures.flatMap((heading) => unitInHeading(heading) ?? []);
  const [unit, ...others] = new Set(inUnits.map((each) => each.unit));
  if (unit === undefined) return table;
  const isSingle = others.length === 0 && !hasOwnUnits(table, ofFigures, written);
  if (names.includes('title') && isSingle) return { ...table, headingUnit: unit };
  const listed = [unit, ...others];
  const why = isSingle
    ? 'a unit in a heading, without the goals it is of'
    : 'units in the headings, or cells with their own';
  const notice = readNotice(table.headerLine, isSingle ? 'unit_left' : 'units_left', {
    reason: `${listedHeadings(listed)}: ${why}; left out`,
    names: listed,
  });
  return { ...table, notices: [...table.notices, notice] };
}

/** Whether a figure is written with thousands or millions of its own: `1.2 M€` under `(k€)`. */
function hasOwnUnits(table: Table, headings: readonly string[], written: readonly string[]): boolean {
  const at = written.flatMap((heading, index) => (headings.includes(heading) ? [index] : []));
  return [...beginningOf(table).rows].some(({ cells }) =>
    at.some((index) => (takeApart(cells[index] ?? '')?.power ?? 0) > 0),
  );
}

const FIGURES: ReadonlySet<string> = new Set(['target', 'actual', 'baseline', 'eoy_target', 'all_target']);

function isOfFigures(heading: string, name: string): boolean {
  return FIGURES.has(name) || YEAR_TARGET.test(name) || datedHeading(heading, 0) !== null;
}
