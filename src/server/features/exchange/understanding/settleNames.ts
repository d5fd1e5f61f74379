import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { areNumberedTexts } from './codeCells.ts';
import { LEVEL_OF_NUMBERED, LEVEL_RANKS } from './levelRanks.ts';
import { type Column, columnAt, type Proposed, type SheetTable } from './model.ts';
import { unknownLevels } from './unknownLevels.ts';
import { why } from './why.ts';

/** Which of the columns that name things names the goals, and which what stands above them. */
export function settleNames(table: SheetTable, proposed: Proposed): void {
  const named = [...proposed]
    .flatMap(([at, { value, confidence }]) =>
      value.is === 'level' ? [{ column: columnAt(table, at), rank: value.rank, confidence }] : [],
    )
    .filter(({ column }) => column.cells.filled > 0);
  const rows = Math.max(1, ...table.columns.map(({ cells }) => cells.filled));
  const most = Math.max(1, ...named.map(({ column }) => column.cells.filled));
  const fit = named.filter(({ column }) => column.cells.filled >= most * 0.6);
  // Without figures it is a plan of actions: what shows their success says more of them.
  const hasFigures = [...proposed.values()].some(({ value }) => value.is === 'figure');
  const actions = hasFigures ? [] : fit.filter(({ rank }) => rank === LEVEL_RANKS.action);
  const hasOneEach = fit.some(({ column }) => !isGrouping(column, rows));
  // Numbered texts that repeat stand above those that do not.
  const rankOf = ({ column, rank }: (typeof named)[number]) =>
    hasOneEach && rank === LEVEL_OF_NUMBERED && isGrouping(column, rows) ? 0 : rank;
  const [title] = (actions.length > 0 ? actions : fit.length > 0 ? fit : named).toSorted(
    (one, other) =>
      rankOf(other) - rankOf(one) ||
      Number(isGrouping(one.column, rows)) - Number(isGrouping(other.column, rows)) ||
      other.confidence - one.confidence ||
      one.column.at - other.column.at,
  );
  const chosen = title?.column ?? fallbackTitle(table, proposed);
  if (chosen === null) return;
  proposed.set(chosen.at, {
    value: { is: 'title' },
    confidence: title?.confidence ?? 0.6,
    reason: why('heading_names_goals', chosen.heading),
  });
  const isDated = [...proposed.values()].some(({ value }) => value.is === 'period');
  for (const { column, rank, confidence } of named) {
    if (column.at === chosen.at) continue;
    // One that has another value in each row, as the titles have, says more of the goal.
    const isOneToOne =
      !isDated &&
      isOneEach(table, column, chosen) &&
      rank >= 30 &&
      !(
        column.at < chosen.at &&
        (rank === LEVEL_RANKS.project ||
          isBelowOthers(table, { column, proposed }) ||
          areNumberedTexts(column, table)) &&
        isShort(column)
      ) &&
      !table.grid.levels.includes(column.at);
    const isBehind =
      column.at > chosen.at &&
      column.cells.distinct > column.cells.filled * 0.7 &&
      !table.grid.levels.includes(column.at);
    const reason = why('heading', column.heading);
    if (isOneToOne || isBehind)
      proposed.set(column.at, {
        value: { is: rank === 60 && !isBehind ? 'measure' : 'description' },
        confidence: 0.8,
        reason,
      });
    else proposed.set(column.at, { value: { is: 'level', rank }, confidence: Math.min(confidence, 0.9), reason });
  }
  unknownLevels(table, proposed, chosen);
  codesAsLevels(table, proposed);
}

/** Whether a column has another value in each row that has a title; notes below a table have none. */
function isOneEach({ grid, body }: SheetTable, { at }: Column, title: Column): boolean {
  const cells = body.flatMap((row) => {
    const of = grid.rows[row]?.cells ?? [];
    return (of[title.at] ?? '').trim() === '' ? [] : [[(of[at] ?? '').trim(), (of[title.at] ?? '').trim()] as const];
  });
  const distinct = new Set(cells.map(([cell]) => cell)).size;
  return cells.every(([cell]) => cell !== '') && distinct >= new Set(cells.map(([, of]) => of)).size;
}

/** A sentence of its own for each goal is a description; a short name between areas and indicators stands above. */
const LONGEST_NAME = 28;

function isShort({ cells }: Column): boolean {
  return cells.average <= LONGEST_NAME;
}

/** Whether texts that repeat from row to row stand before it: then it is one of several levels. */
function isBelowOthers(
  { columns, body }: SheetTable,
  { column: { at }, proposed }: { readonly column: Column; readonly proposed: Proposed },
): boolean {
  const isPerspective = [...proposed].some(([other, { value }]) => other < at && value.is === 'perspective');
  if (isPerspective) return true;
  return columns.some(
    ({ at: other, heading, period, cells }) =>
      other < at &&
      heading !== '' &&
      period === null &&
      cells.filled >= body.length * 0.5 &&
      cells.texts >= cells.filled * 0.9 &&
      cells.average >= LEAST_LEVEL &&
      cells.distinct < cells.filled * 0.9,
  );
}

const LEAST_LEVEL = 4;

function isGrouping({ cells }: Column, rows: number): boolean {
  return cells.distinct < Math.min(rows, cells.filled) * 0.7;
}

/** Without a known heading the first column of different texts names the goals. */
function fallbackTitle(table: SheetTable, proposed: Proposed): Column | null {
  const free = table.columns.filter(({ at, heading, cells, period }) => {
    const role = proposed.get(at)?.value.is;
    const isFree = role === undefined || role === 'description' || role === 'department' || role === 'place';
    return (
      isFree &&
      period === null &&
      cells.periods < cells.filled * 0.7 &&
      cells.filled > 0 &&
      cells.texts >= cells.filled * 0.7 &&
      cells.distinct >= cells.filled * 0.7 &&
      cells.average >= 3 &&
      (heading !== '' || at === 0)
    );
  });
  if (![...proposed.values()].some(({ value }) => value.is === 'figure')) return null;
  if (free.length === 0) return tallTitle(table, proposed);
  const unknown = free.filter(
    ({ at, heading }) =>
      proposed.get(at) === undefined || (proposed.get(at)?.value.is === 'description' && isDescription(heading)),
  );
  return (unknown.length > 0 ? unknown : free)[0] ?? null;
}

/** Nothing but `Description`: beside codes it names the goals. */
function isDescription(heading: string): boolean {
  return /^(?:description|desc|beschreibung|descripcion|descricao|descrizione|omschrijving|opis|popis|beskrivning)$/.test(
    wordKey(heading),
  );
}

const LEAST_TITLE = 8;

/** Where rows are periods titles repeat: of the texts that do the one that differs most, of equals the longest. */
function tallTitle(table: SheetTable, proposed: Proposed): Column | null {
  if (![...proposed.values()].some(({ value }) => value.is === 'period')) return null;
  const texts = table.columns.filter(({ at, heading, cells, period }) => {
    const role = proposed.get(at)?.value.is;
    const isFree = role === undefined || role === 'description';
    const isText = cells.texts >= cells.filled * 0.9 && cells.average >= LEAST_TITLE && cells.distinct > 1;
    return isFree && heading !== '' && period === null && isText && cells.filled >= table.body.length * 0.9;
  });
  const [best = null] = texts.toSorted(
    (one, other) =>
      other.cells.distinct - one.cells.distinct || other.cells.average - one.cells.average || one.at - other.at,
  );
  return best;
}

/** `PillarID` stands for the pillar, where no column names it. */
function codesAsLevels(table: SheetTable, proposed: Proposed): void {
  if ([...proposed.values()].some(({ value }) => value.is === 'level')) return;
  const numbers = table.columns.filter(({ at }) => proposed.get(at)?.value.is === 'number');
  const codes = table.columns.filter(
    ({ at, concepts, cells }) =>
      concepts.some(({ concept }) => concept === 'axis' || concept === 'objective') &&
      /(?:^|[\s_])(?:id|code|no|nr|cod)$/i.test(wordKey(columnAt(table, at).heading)) &&
      cells.distinct < cells.filled * 0.7 &&
      cells.distinct > 1,
  );
  const [code] = codes;
  if (code === undefined || (numbers.length === 1 && numbers[0]?.at === code.at)) return;
  proposed.set(code.at, {
    value: { is: 'level', rank: 10 },
    confidence: 0.6,
    reason: why('repeats_above', code.heading),
  });
}
