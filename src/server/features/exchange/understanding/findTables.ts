import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { conceptsOf } from '#server/features/exchange/understanding/words/headingWords.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { countCells } from './columnCells.ts';
import { findPeriod } from './findPeriod.ts';
import { filledColumns, findHead, type Head, headingScore } from './headings.ts';
import type { Column, SheetTable } from './model.ts';
import { periodsByPlace } from './periodsByPlace.ts';
import { periodsFromNotes } from './periodsFromNotes.ts';
import { unitInBrackets } from './unitInBrackets.ts';

const MOST_TABLES = 50;

/** The tables of a sheet, one below the other, each with its headings. */
export function findTables(grid: Grid): SheetTable[] {
  const tables: SheetTable[] = [];
  for (let from = 0; from < grid.rows.length && tables.length < MOST_TABLES; ) {
    const head = findHead(grid, from);
    if (head === null) break;
    const first = (head.rows.at(-1) ?? 0) + 1;
    const end = endOfTable(grid, head, first);
    const body = Array.from({ length: end - first }, (_, at) => first + at);
    if (body.length > 0)
      tables.push(tableOf(grid, { head, body, titles: titlesAbove(grid, { from, to: head.rows[0] ?? 0 }) }));
    from = Math.max(end, first);
  }
  return tables;
}

/** A table ends where other headings begin; its own again, as at the top of a page, do not end it. */
function endOfTable(grid: Grid, head: Head, first: number): number {
  const own = new Set(head.headings.map(wordKey).filter((key) => key !== ''));
  const most = head.headings.filter((heading) => heading !== '').length;
  for (let at = first + 1; at < grid.rows.length; at += 1) {
    const row = grid.rows[at];
    const before = grid.rows[at - 1];
    if (row === undefined || before === undefined) break;
    const filled = filledColumns(row.cells);
    if (filled.length < 2 || filled.length * 3 < most) continue;
    const score = headingScore(grid, at);
    const isOwn = filled.filter((column) => own.has(wordKey(row.cells[column] ?? ''))).length * 10 >= filled.length * 8;
    if (score < 2.5 || score < filled.length * 0.6) continue;
    const isAfterGap = row.line - before.line > 1;
    if (isAfterGap || isOwn) return sectionBefore(grid, at, first);
  }
  return grid.rows.length;
}

/** A single text right above headings belongs to the table below. */
function sectionBefore(grid: Grid, at: number, first: number): number {
  const above = grid.rows[at - 1];
  const row = grid.rows[at];
  const isSingle = above !== undefined && filledColumns(above.cells).length === 1;
  return isSingle && at - 1 > first && (row?.line ?? 0) - above.line === 1 ? at - 1 : at;
}

function titlesAbove(grid: Grid, { from, to }: { readonly from: number; readonly to: number }): string[] {
  return grid.rows
    .slice(from, to)
    .flatMap(({ cells }) => cells.map((cell) => (cell ?? '').trim()).filter((cell) => cell !== ''));
}

function tableOf(
  grid: Grid,
  { head, body, titles }: { readonly head: Head; readonly body: readonly number[]; readonly titles: readonly string[] },
): SheetTable {
  const bare = head.headings.map((heading, at) => columnOf(grid, { heading, at, head, body }));
  const placed = periodsByPlace(bare);
  const noted = periodsFromNotes(bare, [...titles, ...grid.notes]);
  const columns = bare.map((column) => {
    const period = placed.get(column.at);
    return period === undefined
      ? { ...column, period: noted.get(column.at) ?? column.period }
      : { ...column, period, rest: '', concepts: [] };
  });
  return { grid, headLines: head.rows.map((at) => grid.rows[at]?.line ?? 0), columns, body, titles };
}

/** `fulfilment.value`, as nested names of a file are joined. */
const PATH = /^[\p{L}\d_]{2,}(?:\.[\p{L}\d_]{2,})+$/u;

function columnOf(
  grid: Grid,
  {
    heading,
    at,
    head,
    body,
  }: { readonly heading: string; readonly at: number; readonly head: Head; readonly body: readonly number[] },
): Column {
  const { unit, rest: bare } = unitInBrackets(heading);
  const found = findPeriod(bare);
  // Of `Results.target` in a nested file the last name says most.
  const plain = (found?.rest ?? bare).replace(/\|\s*|(?<!\s)\s+\|\s*/g, ' | ');
  const parts = plain.split(' | ').filter((part) => part !== '');
  const isPath = grid.levels.length > 0 || PATH.test(plain);
  const last = isPath ? (plain.split('.').at(-1) ?? plain) : (parts.at(-1) ?? '');
  const whole = conceptsOf(plain);
  const concepts =
    (whole[0]?.cover ?? 0) >= 0.8 || last === plain ? whole : conceptsOf(last).length > 0 ? conceptsOf(last) : whole;
  return {
    at,
    heading,
    headingPlaces: head.places[at] ?? [],
    period: found?.period ?? null,
    rest: plain,
    unit,
    concepts,
    cells: countCells(grid, body, at),
  };
}
