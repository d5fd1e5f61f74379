import { nameKey } from '#core/own/fieldsAfter.ts';
import { foldText } from '#core/search/foldText.ts';
import { plainName, YEAR_TARGET } from '#server/features/exchange/columns/columns.ts';
import { type Concept, conceptsOf } from '#server/features/exchange/understanding/words/headingWords.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { areCodes, areNumberedTexts, cellsOf } from './codeCells.ts';
import { eraYear, readPeriodCell } from './findPeriod.ts';
import { LEVEL_OF_NUMBERED, LEVEL_RANKS } from './levelRanks.ts';
import type { Column, Recogniser, Role, SheetTable } from './model.ts';
import { MONTH_PATTERN } from './monthNames.ts';
import { partNumber } from './partNumber.ts';
import { isNoFigure } from './readFigure.ts';
import { why } from './why.ts';

/** What a column is recognised from: itself, and the table around it. */
export type ColumnEvidence = { readonly column: Column; readonly table: SheetTable };

type RoleRecogniser = Recogniser<ColumnEvidence, Role>;

/** A meaning of a heading holds from this share of it on. */
const LEAST_COVER = 0.34;

function coverOf({ concepts }: Column, concept: Concept): number {
  return concepts.find((each) => each.concept === concept)?.cover ?? 0;
}

/** Whether a meaning is among the best of a heading. */
function means(column: Column, concept: Concept): number {
  const cover = coverOf(column, concept);
  const most = column.concepts[0]?.cover ?? 0;
  return cover >= LEAST_COVER && cover >= most - 0.01 ? cover : 0;
}

const share = (count: number, { filled, none }: Column['cells']): number =>
  filled - none <= 0 ? 0 : count / (filled - none);

/** By its heading, and where `holds` is given only if its cells fit. */
function byHeading(
  concept: Concept,
  role: Role,
  holds: (column: Column, table: SheetTable) => boolean = () => true,
): RoleRecogniser {
  return ({ column, table }) => {
    const cover = means(column, concept);
    if (cover === 0 || column.period !== null || !holds(column, table)) return null;
    return { value: role, confidence: 0.55 + cover * 0.4, reason: why('heading', column.heading) };
  };
}

const isText = ({ cells }: Column): boolean => share(cells.texts, cells) >= 0.5 || cells.filled === cells.none;
const isFigures = ({ cells }: Column): boolean =>
  cells.filled === 0 || share(cells.figures - cells.dates, cells) >= 0.5 || cells.filled === cells.none;
/** Units are short and few: `%`, `dias`, `people`. */
const isUnits = ({ cells }: Column, table: SheetTable): boolean =>
  isShort({ cells } as Column) &&
  (cells.percents > 0 ||
    table.body.some((at) => /^[%‰€$£]/.test((table.grid.rows[at]?.cells[0] ?? '').trim())) ||
    cells.average <= 10);
const isDates = ({ cells }: Column): boolean =>
  cells.filled === 0 || cells.dates + cells.periods >= (cells.filled - cells.none) * 0.5;
const isShort = ({ cells }: Column): boolean => cells.average <= 24;

/** Words of a heading say which figure its column holds; figures there say that it is one. */
function figureByHeading(concept: 'target' | 'actual' | 'baseline'): RoleRecogniser {
  return ({ column, table }) => {
    const cover = means(column, concept);
    const isNaming = column.concepts.some((each) => each.concept in LEVEL_RANKS && each.cover >= cover);
    if (isNaming && areNumberedTexts(column, table)) return null;
    // `Stand` over years says of when a figure is.
    if (coverOf(column, 'period') >= cover && column.cells.periods >= column.cells.filled * 0.9) return null;
    if (cover === 0 || !(isFigures(column) || (concept === 'target' && column.cells.compared > 0))) return null;
    return {
      value: { is: 'figure', kind: concept },
      confidence: 0.6 + cover * 0.38,
      reason: why('heading', column.heading),
    };
  };
}

/** Its whole heading says it, and no figure stands against it. */
function isNamedSo(column: Column, concept: Concept): boolean {
  return coverOf(column, concept) === 1 && column.cells.figures === 0 && coverOf(column, 'description') === 0;
}

/** `12` under `Month`, `4` under `Trimestre`. */
function arePartNumbers({ at, heading }: Column, { body, grid }: SheetTable): boolean {
  return body.every((row) => {
    const cell = (grid.rows[row]?.cells[at] ?? '').trim();
    return cell === '' || partNumber(cell, heading) !== null;
  });
}

/** `objective_id` has codes, no names. */
const CODE = /(?:^|[ _])(?:id|code|cod|nr|key|type|typ|tipo)$|^(?:cod|id|code|type of|tipo de) /;

/** Columns of texts that name goals, or what stands above them; which is the goals' own is settled for all together. */
const naming: RoleRecogniser = ({ column, table }) => {
  if (column.period !== null || column.cells.filled === 0) return null;
  if (!isText(column) && !areNumberedTexts(column, table)) return null;
  const inJson = table.grid.levels.indexOf(column.at);
  if (inJson < 0 && table.grid.levels.length > 1) return null;
  if (CODE.test(wordKey(column.heading)) && column.cells.average < 12) return null;
  if (inJson >= 0)
    return {
      value: { is: 'level', rank: inJson === table.grid.levels.length - 1 ? 60 : 5 + inJson },
      confidence: 0.97,
      reason: why('names_records'),
    };
  for (const { concept, cover } of column.concepts) {
    const rank = LEVEL_RANKS[concept];
    if (rank === undefined || cover < LEAST_COVER || cover < (column.concepts[0]?.cover ?? 0) - 0.01) continue;
    return { value: { is: 'level', rank }, confidence: 0.55 + cover * 0.4, reason: why('heading', column.heading) };
  }
  return null;
};

/** Cells such as `1.1 More fees on time` name what stands above, whatever the heading says. */
const numberedTexts: RoleRecogniser = ({ column, table }) => {
  const { cells, at } = column;
  if (cells.filled < 3 || cells.distinct >= cells.filled || cells.average < 6 || column.period !== null) return null;
  const texts = table.body.map((row) => (table.grid.rows[row]?.cells[at] ?? '').trim()).filter((cell) => cell !== '');
  const numbered = texts.filter((text) => /^\d+(?:\.\d+)*[.)]?\s+\p{L}/u.test(text)).length;
  return numbered >= texts.length * 0.8
    ? { value: { is: 'level', rank: LEVEL_OF_NUMBERED }, confidence: 0.96, reason: why('numbered_texts', texts[0]) }
    : null;
};

/** A column of types, whatever its heading: its cells are `Target` and `Actual`. */
const types: RoleRecogniser = ({ column }) => {
  const { filled, series, distinct } = column.cells;
  return filled >= 2 && distinct >= 2 && distinct <= 4 && series >= filled * 0.8
    ? { value: { is: 'series' }, confidence: 0.99, reason: why('cells_series') }
    : null;
};

/** `01-09/2026`, `Jan-Sep 2026`: a year so far. */
const RANGE = new RegExp(
  `(?<!\\d)\\d{1,2}\\s?[-–]\\s?\\d{1,2}[/.]\\s?\\d{4}|(?<!\\p{L})${MONTH_PATTERN}\\.?\\s?[-–]\\s?${MONTH_PATTERN}(?!\\p{L})`,
  'u',
);

/** A heading that is a period has figures below it; which they are its other words say, if any. */
const periodHeading: RoleRecogniser = ({ column }) => {
  const { period, concepts, rest, cells } = column;
  if (period === null) return null;
  if (RANGE.test(foldText(column.heading)))
    return {
      value: { is: 'out', reason: 'unused' },
      confidence: 0.99,
      reason: why('range_no_period'),
    };
  const [best] = concepts;
  const reason = why('heading_period', column.heading);
  if (best !== undefined && best.cover >= LEAST_COVER) {
    const is = (concept: Concept) => means(column, concept) > 0;
    if (is('computed')) return { value: { is: 'out', reason: 'computed' }, confidence: 0.93, reason };
    if (is('status') && (cells.figures === 0 || !isFigures(column)))
      return { value: { is: 'status' }, confidence: 0.93, reason };
    if (is('percentComplete'))
      return { value: { is: 'figure', kind: 'actual', isShareDone: true }, confidence: 0.9, reason };
    for (const kind of ['baseline', 'target', 'actual'] as const)
      if (is(kind)) return { value: { is: 'figure', kind }, confidence: 0.98, reason };
    if (is('evidence') || is('description')) return { value: { is: 'out', reason: 'unused' }, confidence: 0.9, reason };
  }
  if (rest !== '' && !isFigures(column) && cells.texts > 0) return null;
  const isBare = rest === '' || best !== undefined;
  return { value: { is: 'figure', kind: null }, confidence: isBare ? 0.92 : 0.6, reason };
};

/** Codes under `Indicator` are numbers of goals, where another column has their names. */
const codes: RoleRecogniser = ({ column, table }) => {
  // `Línea base` has a word of levels in it, and figures below it.
  const isNaming =
    means(column, 'target') > 0 ||
    column.concepts.some(({ concept }) => concept in LEVEL_RANKS && means(column, concept));
  if (!isNaming || column.period !== null || !areCodes(column, table)) return null;
  const cells = cellsOf(table, column.at);
  const isAbove = table.columns.some(({ at }) => {
    if (at <= column.at) return false;
    const others = table.body.map((row) => [
      table.grid.rows[row]?.cells[column.at] ?? '',
      table.grid.rows[row]?.cells[at] ?? '',
    ]);
    return others.every(([above = '', below = '']) => above !== '' && below.startsWith(`${above}.`));
  });
  const reason = why('heading', column.heading);
  if (isAbove) return { value: { is: 'out', reason: 'unused' }, confidence: 0.99, reason };
  const isDotted = cells.some((cell) => /\p{L}|[.-]/u.test(cell));
  const isNamed = table.columns.some(
    (other) => other.at !== column.at && isText(other) && other.cells.average >= 12 && !areCodes(other, table),
  );
  const isFigure = means(column, 'target') > 0 && !CODE.test(wordKey(column.heading));
  return isDotted && isNamed && !isFigure ? { value: { is: 'number' }, confidence: 0.98, reason } : null;
};

/** A column of years that its heading says are those of another column: `Target year`. */
const yearOf: RoleRecogniser = ({ column, table }) => {
  for (const [concept, kind] of [
    ['targetYear', 'target'],
    ['baselineYear', 'baseline'],
  ] as const) {
    if (means(column, concept) === 0 && !isYearOf(column, kind)) continue;
    const cells = cellsOf(table, column.at);
    const areYears = cells.every(
      (cell) => isNoFigure(cell) || (readPeriodCell(cell, 'D/M/Y') ?? eraYear(cell)) !== null,
    );
    if (areYears && cells.length > 0)
      return { value: { is: 'yearOf', kind }, confidence: 0.985, reason: why('heading', column.heading) };
  }
  return null;
};

/** `Year` in a second row of headings, below `Baseline`. */
function isYearOf({ heading, concepts }: Column, kind: 'target' | 'baseline'): boolean {
  const [group = '', ...parts] = heading.split(' | ');
  return (
    parts.length > 0 && concepts[0]?.concept === 'period' && conceptsOf(group).some(({ concept }) => concept === kind)
  );
}

/** Words of cells that say what a column is, where its heading does not. */
function byCells(role: Role, count: 'functions' | 'frequencies' | 'directions', confidence: number): RoleRecogniser {
  return ({ column }) => {
    const { cells, period } = column;
    const isSo = cells.filled >= 2 && cells[count] >= cells.filled * 0.9 && cells.average >= 3;
    return isSo && period === null ? { value: role, confidence, reason: why('file_says', column.heading) } : null;
  };
}

/** `≤ 30`, `≥ 90 %`: only targets are compared with. */
const compared: RoleRecogniser = ({ column: { cells, period, heading } }) =>
  period === null && cells.filled >= 2 && cells.compared >= (cells.filled - cells.none) * 0.75
    ? { value: { is: 'figure', kind: 'target' }, confidence: 0.7, reason: why('target_is', heading) }
    : null;

/** Columns worked out from others: ratios to targets, sums, changes. */
const computed: RoleRecogniser = ({ column }) => {
  const cover = means(column, 'computed');
  if (cover === 0) return null;
  return {
    value: { is: 'out', reason: 'computed' },
    confidence: 0.56 + cover * 0.41,
    reason: why('heading', column.heading),
  };
};

const shareDone: RoleRecogniser = ({ column }) => {
  const cover = means(column, 'percentComplete');
  if (cover === 0 || !isFigures(column)) return null;
  return {
    value: { is: 'figure', kind: 'actual', isShareDone: true },
    confidence: 0.6 + cover * 0.38,
    reason: why('heading', column.heading),
  };
};

/** `Latest month`: a word of its heading and all its cells say so. */
const namedPeriods: RoleRecogniser = ({ column }) => {
  const { filled, none, periods } = column.cells;
  const cover = coverOf(column, 'period');
  const areFew = filled - none < 2 || periods < (filled - none) * 0.9;
  if (column.period !== null || cover < LEAST_COVER || areFew || coverOf(column, 'end') > cover) return null;
  return { value: { is: 'period' }, confidence: 0.6 + cover * 0.3, reason: why('heading', column.heading) };
};

/** Statuses in words, whatever their heading; letters alone are none. */
const statusCells: RoleRecogniser = ({ column: { cells, period, heading } }) => {
  const filled = cells.filled - cells.none;
  const areStatuses =
    filled >= 3 && cells.statuses >= filled * 0.9 && cells.distinct >= 2 && cells.average >= LEAST_STATUS;
  return period === null && areStatuses && cells.distinct <= MOST_STATUSES
    ? { value: { is: 'status' }, confidence: 0.5, reason: why('file_says', heading) }
    : null;
};

const MOST_STATUSES = 8;
/** `gul`, `röd`. */
const LEAST_STATUS = 3;

/** A column whose cells are months, quarters or days, where nothing else is one. */
const periodCells: RoleRecogniser = ({ column, table }) => {
  const { filled, periods, dates, figures } = column.cells;
  if (
    column.at > 1 ||
    column.period !== null ||
    filled < 2 ||
    Math.max(periods, dates) < filled * 0.9 ||
    figures > filled * 0.5
  )
    return null;
  const isNamed = table.columns.some(({ concepts }) =>
    concepts.some(({ concept, cover }) => cover >= 0.8 && concept in LEVEL_RANKS),
  );
  return isNamed ? null : { value: { is: 'period' }, confidence: 0.75, reason: why('cells_periods') };
};

/** Columns of ours that no other recogniser has a meaning for, and own fields of the plan. */
const ours: RoleRecogniser = ({ column, table }) => {
  const { heading } = column;
  const own = table.ownNames?.find((name) => nameKey(name) === nameKey(heading));
  if (own !== undefined) return { value: { is: 'own', column: own }, confidence: 1, reason: why('own_field') };
  const name = plainName(heading);
  const isOurs = TAKEN_AS_THEY_STAND.has(name) || YEAR_TARGET.test(name);
  // `Priority` may also name what stands above.
  if (name === 'priority' && column.cells.average > LONGEST_PRIORITY) return null;
  return isOurs ? { value: { is: 'own', column: name }, confidence: 0.99, reason: why('our_column') } : null;
};

/** `normal`, `élevée`, `medium`. */
const LONGEST_PRIORITY = 9;

const TAKEN_AS_THEY_STAND: ReadonlySet<string> = new Set([
  'value_type',
  'priority',
  'is_kpi',
  'rollup',
  'weight',
  'eoy_100',
  'eoy_target',
  'all_target',
  'baseline_date',
  'contributors',
  'owner_label',
  'status_note',
]);

/** In the order in which equals hold. */
export const ROLE_RECOGNISERS: readonly RoleRecogniser[] = [
  ours,
  types,
  numberedTexts,
  codes,
  yearOf,
  byCells({ is: 'function' }, 'functions', 0.97),
  byCells({ is: 'frequency' }, 'frequencies', 0.9),
  byCells({ is: 'direction' }, 'directions', 0.6),
  periodHeading,
  compared,
  periodCells,
  namedPeriods,
  statusCells,
  computed,
  byHeading('number', { is: 'number' }, isShort),
  byHeading(
    'status',
    { is: 'status' },
    ({ cells }) => cells.filled === cells.none || cells.statuses >= (cells.filled - cells.none) * 0.5,
  ),
  byHeading('direction', { is: 'direction' }, ({ cells }) => cells.directions >= (cells.filled - cells.none) * 0.5),
  byHeading('frequency', { is: 'frequency' }, (column) => isText(column)),
  byHeading('function', { is: 'function' }, (column) => isText(column) && isShort(column)),
  byHeading('valueFormat', { is: 'valueFormat' }),
  byHeading('perspective', { is: 'perspective' }, isText),
  shareDone,
  byHeading('start', { is: 'start' }, (column) => isDates(column) || isNamedSo(column, 'start')),
  byHeading('end', { is: 'end' }, (column) => isDates(column) || isNamedSo(column, 'end')),
  byHeading(
    'period',
    { is: 'period' },
    (column, table) =>
      column.cells.filled > 0 &&
      (column.cells.periods + column.cells.dates >= (column.cells.filled - column.cells.none) * 0.7 ||
        arePartNumbers(column, table)),
  ),
  figureByHeading('baseline'),
  figureByHeading('target'),
  figureByHeading('actual'),
  byHeading('unit', { is: 'unit' }, isUnits),
  byHeading('owner', { is: 'owner' }, isText),
  byHeading('department', { is: 'department' }, isText),
  byHeading('unit', { is: 'unit' }, isShort),
  naming,
  byHeading('place', { is: 'place' }, isText),
  byHeading('description', { is: 'description' }),
  byHeading('evidence', { is: 'out', reason: 'unused' }),
];
