import { plainName, YEAR_TARGET } from '#server/features/exchange/columns/columns.ts';
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
  if (names.includes('title') && others.length === 0) return { ...table, headingUnit: unit };
  const listed = [unit, ...others];
  const why = others.length > 0 ? 'several units in the headings' : 'a unit in a heading, without the goals it is of';
  const notice = readNotice(table.headerLine, others.length > 0 ? 'units_left' : 'unit_left', {
    reason: `${listedHeadings(listed)}: ${why}; left out`,
    names: listed,
  });
  return { ...table, notices: [...table.notices, notice] };
}

const FIGURES: ReadonlySet<string> = new Set(['target', 'actual', 'baseline', 'eoy_target', 'all_target']);

function isOfFigures(heading: string, name: string): boolean {
  return FIGURES.has(name) || YEAR_TARGET.test(name) || datedHeading(heading, 0) !== null;
}
