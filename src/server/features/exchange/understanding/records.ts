import { lookKey } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { eraYear } from './findPeriod.ts';
import type { FoundPeriod } from './foundPeriod.ts';
import type { Ledger } from './ledger.ts';
import type { FigureKind, TextAt } from './model.ts';
import { partNumber } from './partNumber.ts';
import { isNoFigure } from './readFigure.ts';
import type { FigureAt, RecordRead } from './recordRead.ts';
import { rowKinds } from './rowKinds.ts';
import { Sections } from './sections.ts';
import { seriesOf } from './seriesOf.ts';
import type { SettledTable } from './settleRoles.ts';
import type { TitleAbove } from './titlesAbove.ts';
import { withRowsBelow, workedOutAt } from './workedOut.ts';

/** The rows of a table as records, with merged and empty cells filled from above, and pairs of rows put together. */
export function readRecords(
  table: SettledTable & { readonly above?: TitleAbove; readonly firstSection?: TextAt },
  ledger: Ledger,
  periodOf: (cell: string) => FoundPeriod | null,
): RecordRead[] {
  const { grid, roles, columns } = table;
  const kinds = rowKinds(table);
  const records: RecordRead[] = [];
  const columnsOf = (is: string) => [...roles].filter(([, role]) => role.is === is).map(([at]) => at);
  const [titleAt = -1] = columnsOf('title');
  const [numberAt = -1] = columnsOf('number');
  const [seriesAt = -1] = columnsOf('series');
  const periodAts = columnsOf('period');
  const levelAts = [...roles]
    .flatMap(([at, role]) => (role.is === 'level' ? [{ at, rank: role.rank }] : []))
    // Columns before the title stand in the order of their levels; of those behind it their headings say it.
    .sort((one, other) => {
      if (grid.levels.length > 1) return one.rank - other.rank || one.at - other.at;
      const [isOneBehind, isOtherBehind] = [one.at > titleAt, other.at > titleAt];
      if (isOneBehind !== isOtherBehind) return isOneBehind ? -1 : 1;
      return isOneBehind ? one.rank - other.rank || one.at - other.at : one.at - other.at;
    });
  const spread = spreadDown(grid);
  const isNumbered = numberAt >= 0 && (columns[numberAt]?.cells.filled ?? 0) >= 2;
  const sections = new Sections(table.firstSection);
  let above: ReadonlyMap<number, TextAt> = new Map();
  for (const at of table.body) {
    const row = grid.rows[at];
    const kind = kinds.get(at);
    if (row === undefined || kind === undefined) continue;
    const { line } = row;
    if (kind.is === 'out') {
      ledger.leaveRow(grid, line, kind.reason);
      continue;
    }
    const cell = (column: number): TextAt | null => {
      const text = (row.cells[column] ?? '').trim();
      if (text !== '') return { text, place: { line, column } };
      return spread.get(`${line} ${column}`) ?? null;
    };
    if (kind.is === 'section') {
      const section = cell(kind.column);
      if (section !== null) {
        ledger.take(grid, section.place);
        sections.open(section);
      }
      above = new Map();
      continue;
    }
    sections.close();
    const levels = new Map<number, TextAt>();
    let isCarried = true;
    for (const { at: column } of levelAts) {
      const own = cell(column);
      const carried = above.get(column);
      if (own !== null) {
        if (own.text !== carried?.text) isCarried = false;
        levels.set(column, own);
      } else if (carried !== undefined && isCarried) levels.set(column, carried);
    }
    const series = seriesAt < 0 ? null : cell(seriesAt);
    const last = records.at(-1);
    const ownTitle = titleAt < 0 ? null : cell(titleAt);
    const isPair = series !== null && ownTitle === null && last !== undefined && last.grid === grid;
    const byNumber = titleAt < 0 && numberAt >= 0 ? cell(numberAt) : null;
    const title = byNumber ?? table.above?.title ?? (isPair ? last.title : ownTitle);
    above = levels;
    if (title === null) {
      if (titleAt >= 0 || !hasGoalColumns(table)) {
        ledger.leaveRow(grid, line, 'no_goal');
        continue;
      }
    }
    const number = isPair ? last.number : numberAt < 0 ? null : asShown(grid, cell(numberAt));
    const wholeRow = {
      grid,
      line,
      number,
      levels: levelAts.flatMap(({ at: column, rank }) => {
        const found = levels.get(column);
        return found === undefined ? [] : [{ ...found, rank }];
      }),
      sections: sections.above,
    };
    const fields: Map<string, TextAt> = new Map(table.above?.fields);
    const descriptions: (TextAt & { heading: string })[] = [];
    const own = new Map<string, TextAt>();
    let status: TextAt | null = null;
    let place: TextAt | null = null;
    const figures: FigureAt[] = [];
    const workedOut: FigureAt[] = [];
    const goals: (FigureAt & { readonly stem: string })[] = [];
    const periodCells = periodAts.flatMap((column) => {
      const found = cell(column);
      return found === null ? [] : [{ ...found, heading: columns[column]?.heading ?? '' }];
    });
    const [period = null] = periodCells;
    const yearsOf = new Map<FigureKind, FoundPeriod>();
    for (const [column, role] of roles) {
      const found = role.is === 'yearOf' ? cell(column) : null;
      if (role.is !== 'yearOf' || found === null) continue;
      const year = periodOf(found.text) ?? eraYear(found.text);
      if (year === null) ledger.leave(grid, found.place, isNoFigure(found.text) ? 'no_figure' : 'unreadable');
      else {
        ledger.take(grid, found.place);
        yearsOf.set(role.kind, year);
      }
    }
    const rowPeriod = periodOfCells(periodCells, periodOf);
    const isDateless = period !== null && rowPeriod === null;
    for (const [column, role] of roles) {
      const found = cell(column);
      if (found === null) continue;
      const isOwn = found.place.line === line;
      switch (role.is) {
        case 'owner':
        case 'department':
        case 'unit':
        case 'direction':
        case 'function':
        case 'frequency':
        case 'start':
        case 'end':
        case 'perspective':
        case 'valueFormat':
        case 'measure':
        case 'goals':
        case 'after':
        case 'doneOn':
          fields.set(role.is, found);
          break;
        case 'own':
          own.set(role.column, found);
          ledger.take(grid, found.place);
          break;
        case 'description':
          if (isOwn) descriptions.push({ ...found, heading: columns[column]?.heading ?? '' });
          break;
        case 'place':
          place ??= found;
          break;
        case 'status':
          if (isOwn) status = found;
          break;
        case 'figure':
        case 'planned':
        case 'spent':
        case 'goal': {
          const kind = 'kind' in role ? role.kind : null;
          const { heading = '', period: ofHeading = null, unit = '' } = columns[column] ?? {};
          const figure: FigureAt = {
            ...found,
            cellKind: grid.kinds[at]?.[column] ?? 't',
            kind: kind ?? (series === null ? null : seriesOf(series.text)),
            period:
              (ofHeading === null && kind !== null ? yearsOf.get(kind) : undefined) ??
              joinedPeriod(ofHeading, rowPeriod) ??
              yearBehind(found.text),
            column,
            heading,
            unit,
            isShareDone: role.is === 'figure' && role.isShareDone === true,
          };
          if (isDateless && ofHeading === null) ledger.leave(grid, found.place, 'no_period');
          else if (role.is === 'goal') goals.push({ ...figure, stem: role.stem });
          else if (isOwn || found.place.line === line) figures.push(figure);
          break;
        }
        case 'out':
          if (isOwn) ledger.leave(grid, found.place, role.reason);
          if (isOwn && role.reason === 'computed')
            workedOut.push(
              workedOutAt(table, { row: at, column, kind: series === null ? null : seriesOf(series.text) }),
            );
          break;
        default:
          break;
      }
    }
    if (title === null) {
      records.push(...goalRecords(goals, { table, line, period, ledger }));
      continue;
    }
    if (series !== null) ledger.take(grid, series.place);
    for (const { place: at } of periodCells) {
      if (isDateless) ledger.leave(grid, at, 'unreadable');
      else ledger.take(grid, at);
    }
    const colour = newestColour(grid, figures);
    const record: RecordRead = {
      ...wholeRow,
      title,
      isUnnumbered: isNumbered && number === null,
      place,
      fields: fields as RecordRead['fields'],
      own,
      descriptions,
      status,
      colour,
      figures,
      workedOut,
      indent:
        grid.looks.get(`${line} ${title.place.column}`)?.indent ??
        /^\s*/.exec(row.cells[title.place.column] ?? '')?.[0].length ??
        0,
      period,
    };
    if (isPair || (series !== null && last !== undefined && isSameGoal(last, record))) {
      ledger.take(grid, title.place);
      if (number !== null) ledger.take(grid, number.place);
      for (const { place: at } of [...levels.values(), ...fields.values()]) ledger.take(grid, at);
      records[records.length - 1] = joined(last, record);
    } else records.push(record);
  }
  return withRowsBelow(table, records);
}

/** The period of a row; where one column has the year and another the month or quarter, both together. */
function periodOfCells(
  cells: readonly { readonly text: string; readonly heading: string }[],
  periodOf: (cell: string) => FoundPeriod | null,
): FoundPeriod | null {
  const found = cells.flatMap(({ text, heading }) => partNumber(text, heading) ?? periodOf(text) ?? []);
  const part = found.find((each) => each.unit !== 'day' && each.unit !== 'year' && each.year === null);
  const year = found.find((each) => each.unit === 'year');
  if (part !== undefined && year !== undefined && year.unit === 'year' && part.unit !== 'day' && part.unit !== 'year')
    return { ...part, year: year.year };
  return found.find((each) => each.unit !== 'year') ?? found[0] ?? null;
}

/** The pattern below takes time by the square of the length. */
const LONGEST_FIGURE = 60;

/** `1,9 (2021)`: a figure with its year. */
function yearBehind(text: string): FoundPeriod | null {
  if (text.length > LONGEST_FIGURE) return null;
  const year = /\d\s*%?\s*\(((?:19|20)\d{2})\)$/.exec(text)?.[1];
  return year === undefined ? null : { unit: 'year', index: 0, year: { year: Number(year), by: 'itself' } };
}

/** A month or quarter of a heading that names no year is of the year of its row. */
function joinedPeriod(ofHeading: FoundPeriod | null, ofRow: FoundPeriod | null): FoundPeriod | null {
  if (ofHeading === null) return ofRow;
  if (ofHeading.unit === 'day' || ofHeading.year !== null || ofRow === null || ofRow.unit !== 'year') return ofHeading;
  const { year, by } = ofRow.year;
  return { ...ofHeading, year: { year, by: by === 'itself' ? 'start' : by } };
}

/** 1.10 as a workbook shows it, which is 1.1 as a number. */
function asShown(grid: Grid, cell: TextAt | null): TextAt | null {
  const shown = cell === null ? null : (grid.looks.get(lookKey(cell.place.line, cell.place.column))?.shown ?? null);
  return cell === null || shown === null ? cell : { ...cell, text: shown };
}

function hasGoalColumns({ roles }: SettledTable): boolean {
  return [...roles.values()].some(({ is }) => is === 'goal');
}

function isSameGoal(one: RecordRead, other: RecordRead): boolean {
  return (
    one.title.text === other.title.text &&
    one.number?.text === other.number?.text &&
    one.levels.every((level, at) => level.text === other.levels[at]?.text)
  );
}

function joined(one: RecordRead | undefined, other: RecordRead): RecordRead {
  if (one === undefined) return other;
  return {
    ...one,
    fields: new Map([...other.fields, ...one.fields]),
    own: new Map([...other.own, ...one.own]),
    descriptions: [...one.descriptions, ...other.descriptions],
    status: other.status ?? one.status,
    colour: other.colour ?? one.colour,
    figures: [...one.figures, ...other.figures],
    workedOut: [...one.workedOut, ...other.workedOut],
  };
}

/** Goals that are columns: each cell of the row is a record of its own. */
function goalRecords(
  goals: readonly (FigureAt & { readonly stem: string })[],
  {
    table,
    line,
    period,
    ledger,
  }: { readonly table: SettledTable; readonly line: number; readonly period: TextAt | null; readonly ledger: Ledger },
): RecordRead[] {
  if (period === null) {
    for (const { place } of goals) ledger.leave(table.grid, place, 'no_period');
    return [];
  }
  ledger.take(table.grid, period.place);
  const byStem = new Map<string, FigureAt[]>();
  for (const goal of goals) byStem.set(goal.stem, [...(byStem.get(goal.stem) ?? []), goal]);
  return [...byStem].flatMap(([stem, figures]): RecordRead[] => {
    const own =
      [...table.roles].find(([, role]) => role.is === 'goal' && role.stem === stem && role.kind === 'actual') ??
      [...table.roles].find(([, role]) => role.is === 'goal' && role.stem === stem);
    const column = table.columns[own?.[0] ?? -1];
    const place = column?.headingPlaces[0];
    if (column === undefined || place === undefined) return [];
    return [
      {
        grid: table.grid,
        line,
        number: null,
        title: { text: column.heading, place },
        levels: [],
        sections: [],
        isUnnumbered: false,
        place: null,
        fields: new Map(),
        own: new Map(),
        descriptions: [],
        status: null,
        colour: null,
        figures,
        workedOut: [],
        indent: 0,
        period,
      },
    ];
  });
}

function newestColour(grid: Grid, figures: readonly FigureAt[]): RecordRead['colour'] {
  for (const { place, kind } of figures.toReversed()) {
    const colour = kind === 'target' ? null : (grid.looks.get(`${place.line} ${place.column}`)?.colour ?? null);
    if (colour !== null) return { colour, place };
  }
  return null;
}

const LONGEST_MERGE = 500;

/** Cells merged over several rows, by each place that they cover. */
function spreadDown(grid: Grid): ReadonlyMap<string, TextAt> {
  const spread = new Map<string, TextAt>();
  const byLine = new Map(grid.rows.map((row) => [row.line, row]));
  for (const { firstLine, lastLine, firstColumn } of grid.merges) {
    const text = (byLine.get(firstLine)?.cells[firstColumn] ?? '').trim();
    if (lastLine === firstLine || text === '') continue;
    for (let line = firstLine + 1; line <= Math.min(lastLine, firstLine + LONGEST_MERGE); line += 1)
      spread.set(`${line} ${firstColumn}`, { text, place: { line: firstLine, column: firstColumn } });
  }
  return spread;
}
