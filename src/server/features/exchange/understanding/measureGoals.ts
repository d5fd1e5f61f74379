import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import type { FiscalNaming } from '#core/calendar/writtenPeriod.ts';
import type { TargetDirection } from '#core/goal/goal.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { DecimalMark } from '#core/typed/decimalMark.ts';
import { lookKey } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { frequencyWord, NOBODY, perspectiveWord } from '#server/features/exchange/understanding/words/cellWords.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { readDate } from '#server/features/exchange/values/readDate.ts';
import { askFunctions, MOST_ASKED } from './askFunctions.ts';
import type { BesidePeriods } from './besidePeriods.ts';
import type { ReadTable } from './buildGoals.ts';
import type { BuiltGoal } from './builtGoal.ts';
import { descriptionOf } from './descriptionOf.ts';
import { type FigureRead, readFigures } from './goalFigures.ts';
import { cellOf, type Ledger } from './ledger.ts';
import { marksOf } from './marksOf.ts';
import type { DraftGoal, MeasuredGoal } from './measuredGoal.ts';
import { directionOf, isMeasured, type MeasureEvidence, moneyOf, NOTHING_SAYS, unitOf } from './measureOf.ts';
import type { Proposal, TextAt } from './model.ts';
import { ownersOf } from './ownersOf.ts';
import { periodInTable } from './periodInTable.ts';
import type { Questions } from './questions.ts';
import { isNoFigure } from './readFigure.ts';
import type { FigureAt, RecordRead } from './recordRead.ts';
import { isUnit, SaidScales } from './saidScales.ts';
import { statusesOf } from './statusesOf.ts';
import { type TimeContext, type TimedFigures, timedFigures } from './timedFigures.ts';
import { timeOfTable } from './timeOfTable.ts';
import type { ToldSettings } from './understandRequest.ts';
import { why } from './why.ts';

export type MeasuredFile = { readonly measured: readonly MeasuredGoal[]; readonly settings: ToldSettings };

type Around = {
  readonly read: readonly ReadTable[];
  readonly naming: FiscalNaming;
  readonly ledger: Ledger;
  readonly questions: Questions;
  readonly today: Day;
  readonly dateFormat: DateFormat;
};

/** Reads the figures and the fields of every goal, and concludes what each measures. */
export function measureGoals(goals: readonly BuiltGoal[], around: Around): MeasuredFile {
  const { read, questions } = around;
  const times = new Map<Grid, TimeContext>();
  const money = new Map<Grid, boolean>();
  const signs = new Map<Grid, boolean>();
  const marks = new Map<Grid, ReturnType<typeof marksOf>>();
  for (const each of read) {
    const { grid } = each.table;
    if (!times.has(grid)) times.set(grid, timeOfTable(each, around));
    if (!money.has(grid)) money.set(grid, isOfMoney(each));
    if (signs.get(grid) !== true)
      signs.set(
        grid,
        each.records.some(({ figures }) => figures.some(({ text }) => /\p{Sc}/u.test(text))),
      );
    if (!marks.has(grid))
      marks.set(
        grid,
        marksOf(
          read.filter(({ table }) => table.grid === grid),
          grid.usualMark,
        ),
      );
  }
  const perspectives = new Map(read.flatMap(({ table }) => [...(table.perspectives ?? [])]));
  const owners = ownersOf(goals);
  const departmentsBelow = departmentsOf(goals);
  const scales = new SaidScales(read, questions);
  const drafted = goals.map((built) =>
    draftOf(built, { ...around, times, money, signs, marks, perspectives, owners, departmentsBelow, scales }),
  );
  const statuses = statusesOf(drafted, around);
  const directions = askDirections(drafted, questions);
  const functions = askFunctions(drafted, questions);
  const measured = drafted.map(
    (draft, at): MeasuredGoal => ({
      ...draft,
      status: statuses.get(draft.built) ?? null,
      direction: directions[at] ?? null,
      aggregation: functions[at] ?? null,
    }),
  );
  return { measured, settings: currencySetting(drafted, questions) };
}

type Contexts = Around & {
  readonly times: ReadonlyMap<Grid, TimeContext>;
  readonly money: ReadonlyMap<Grid, boolean>;
  readonly signs: ReadonlyMap<Grid, boolean>;
  readonly marks: ReadonlyMap<Grid, { readonly mark: DecimalMark; readonly isSure: boolean }>;
  readonly perspectives: ReadonlyMap<string, Perspective>;
  readonly owners: ReadonlyMap<string, { readonly owner: string; readonly department: string | null }>;
  readonly departmentsBelow: ReadonlyMap<BuiltGoal, readonly string[]>;
  readonly scales: SaidScales;
};

/** The departments of the goals below each. */
function departmentsOf(goals: readonly BuiltGoal[]): ReadonlyMap<BuiltGoal, string[]> {
  const found = new Map<BuiltGoal, string[]>();
  for (const { records, parent } of goals)
    for (const { fields } of records) {
      const department = fields.get('department')?.text ?? '';
      for (let above = parent; above !== null; above = above.parent) {
        const list = found.get(above);
        if (list === undefined) found.set(above, [department]);
        else if (!list.includes(department)) list.push(department);
      }
    }
  return found;
}

function draftOf(built: BuiltGoal, around: Contexts): DraftGoal {
  const { records } = built;
  const [first] = records;
  const { ledger, naming, dateFormat } = around;
  if (built.at !== null) ledger.take(built.at.grid, built.at.place);
  if (first === undefined) return nothing(built, around);
  for (const { grid, number, title } of records) {
    if (number !== null) ledger.take(grid, number.place);
    ledger.take(grid, title.place);
  }
  const field = (name: Parameters<RecordRead['fields']['get']>[0]): string => {
    for (const { grid, fields } of records.toReversed()) {
      const found = fields.get(name);
      if (found === undefined) continue;
      ledger.take(grid, found.place);
      return found.text;
    }
    return '';
  };
  for (const { grid, fields } of records) for (const { place } of fields.values()) ledger.take(grid, place);
  const unitCell = field('unit');
  const headingUnit = first.figures.map(({ unit }) => unit).find((unit) => unit !== '') ?? '';
  const own = [unitCell, headingUnit, built.unit].find(isUnit) ?? '';
  const { said, unit: unitRead } = around.scales.unitOf(own, first);
  const { mark, isSure } = around.marks.get(first.grid) ?? { mark: '.', isSure: false };
  const isPercent = /^\s*(?:%|％|percent|pct|prozent|pourcent|porcent|por ?c|procent|процент)/iu.test(unitCell);
  const isOnOneSheet = records.every(({ grid }) => grid === first.grid);
  // A unit of the row holds for all its cells; without one each heading says its own, and each table has its title.
  const cells = records.flatMap((record) =>
    around.scales.withUnits(record, own, isUnit(unitCell)).map((figure) => ({
      ...figure,
      grid: record.grid,
      period: isOnOneSheet ? figure.period : periodInTable(figure, around.times.get(record.grid), naming),
    })),
  );
  const unreadFigures = readFigures(cells, { mark, isMarkSure: isSure, isPercent });
  const gridOf = (place: TextAt['place']) => cells.find((cell) => cell.place === place)?.grid ?? first.grid;
  for (const { place } of unreadFigures.none) ledger.leave(gridOf(place), place, 'no_figure');
  for (const { place } of unreadFigures.unreadable) ledger.leave(gridOf(place), place, 'unreadable');
  const time = withinDates(around.times.get(first.grid), dayOf(field('end'), 'end', dateFormat, naming), around);
  const timed = time === undefined ? null : timedFigures(unreadFigures.figures, time);
  if (timed !== null) takeFigures(timed, { ledger, gridOf, all: unreadFigures.figures });
  const workedOut = records.flatMap((record) =>
    around.scales
      .withUnits(record, own, isUnit(unitCell), record.workedOut)
      .map((figure) => ({ ...figure, grid: record.grid })),
  );
  const beside =
    timed === null
      ? []
      : [
          ...readFigures(workedOut, { mark, isMarkSure: isSure, isPercent }).figures,
          ...timed.left.flatMap(({ figure, reason }) =>
            figure.kind !== 'baseline' && (reason === 'computed' || reason === 'other_taken') ? [figure] : [],
          ),
        ].map((figure) => ({ ...figure, formula: formulaOf(figure, [...cells, ...workedOut]) }));
  const described = records.flatMap(({ grid, descriptions }) => descriptions.map((each) => ({ ...each, grid })));
  for (const { grid, place } of described) ledger.take(grid, place);
  const definition = described.find(({ heading }) => /defin/i.test(heading))?.text ?? described[0]?.text ?? '';
  const kinds =
    time === undefined
      ? unreadFigures.figures
      : unreadFigures.figures.map((figure) => ({ ...figure, kind: figure.kind ?? time.plainKind }));
  const evidence: MeasureEvidence | null =
    timed === null
      ? null
      : {
          // A place is measured as the goal above it.
          title: first.place?.text === built.title && built.parent !== null ? built.parent.title : built.title,
          definition,
          measure: field('measure'),
          isShareDone: cells.some(({ isShareDone }) => isShareDone),
          unit: unitRead,
          unitFormat: field('valueFormat'),
          figures: kinds,
          timed,
          beside,
          directionCell: field('direction'),
          functionCell: field('function'),
          headings: first.figures.map(({ heading }) => heading),
          isOfMoney: around.money.get(first.grid) === true,
          isBesideMoney: around.signs.get(first.grid) === true,
          fiscalStartMonth: naming.fiscalStartMonth,
        };
  /** A day that cannot be read is none, and listed. */
  const dayField = (name: 'start' | 'end'): string | null => {
    const text = field(name);
    const day = dayOf(text, name, dateFormat, naming);
    if (day === null && text !== '')
      for (const { grid, fields } of records) {
        const place = fields.get(name)?.place;
        if (place !== undefined) ledger.giveBack(grid, place, isNoFigure(text) ? 'no_figure' : 'unreadable');
      }
    return day === null ? null : formatIsoDate(day);
  };
  const unitProposed = evidence === null ? null : unitOf(evidence);
  const unit = unitProposed?.value ?? null;
  const owner = field('owner');
  const settled = around.owners.get(owner);
  const department = field('department');
  const perspectiveCell = field('perspective');
  const frequency = frequencyWord(field('frequency'));
  return {
    built,
    evidence,
    currency: unit?.currency ?? null,
    valueType: unit?.valueType ?? null,
    isUnitSaid: unitProposed !== null && unitProposed.confidence > NOTHING_SAYS,
    unit: unit?.unit ?? '',
    unitSaid: said,
    timed,
    tracking: timed === null || timed.tracking === null || timed.isOfTargets ? frequency : timed.tracking,
    owner: owner === '' || NOBODY.has(wordKey(owner)) || /^[-–?.]+$/.test(owner) ? null : (settled?.owner ?? owner),
    department: department === '' || NOBODY.has(wordKey(department)) ? (settled?.department ?? null) : department,
    description: descriptionOf(described),
    measure: field('measure'),
    perspective: perspectiveWord(perspectiveCell) ?? perspectiveAbove(built, around.perspectives),
    start: dayField('start'),
    end: dayField('end'),
  };
}

/** Figures that name no period are of the last one of a goal that had ended before it, unless somebody said which. */
function withinDates(
  time: TimeContext | undefined,
  end: Day | null,
  { questions, naming }: Pick<Contexts, 'questions' | 'naming'>,
): TimeContext | undefined {
  if (time === undefined || end === null || end >= time.undated.day) return time;
  const { asked } = time.undated;
  if (asked !== null && questions.isSaid(asked)) return time;
  const { tracking } = time.undated;
  return { ...time, undated: { asked, tracking, day: periodStartOf(end, tracking, { ...naming, weekStart: 1 }) } };
}

/** What the formula of a cell does, where the file keeps it. */
function formulaOf(
  { place }: FigureRead,
  cells: readonly (FigureAt & { readonly grid: Grid })[],
): BesidePeriods['formula'] {
  const { looks } = cells.find((cell) => cell.place === place)?.grid ?? {};
  return looks?.get(lookKey(place.line, place.column))?.formula ?? null;
}

function nothing(built: BuiltGoal, around: Contexts): DraftGoal {
  const below = [...new Set(around.departmentsBelow.get(built) ?? [])];
  return {
    built,
    evidence: null,
    currency: null,
    valueType: null,
    isUnitSaid: false,
    unit: '',
    unitSaid: '',
    timed: null,
    tracking: null,
    owner: null,
    department: below.length === 1 ? (below[0] ?? null) : null,
    description: '',
    measure: '',
    perspective: perspectiveAbove(built, around.perspectives),
    start: null,
    end: null,
  };
}

function perspectiveAbove({ title }: BuiltGoal, perspectives: ReadonlyMap<string, Perspective>): Perspective | null {
  return perspectives.get(wordKey(title)) ?? null;
}

function takeFigures(
  timed: TimedFigures,
  {
    ledger,
    gridOf,
    all,
  }: {
    readonly ledger: Ledger;
    readonly gridOf: (place: TextAt['place']) => Grid;
    readonly all: readonly FigureRead[];
  },
): void {
  const left = new Map(timed.left.map(({ figure, reason }) => [figure.place, reason]));
  for (const { place } of all) {
    const reason = left.get(place);
    if (reason === undefined) ledger.take(gridOf(place), place);
    else ledger.leave(gridOf(place), place, reason);
  }
}

function dayOf(cell: string, edge: 'start' | 'end', dateFormat: DateFormat, naming: FiscalNaming): Day | null {
  if (cell === '') return null;
  return readDate(cell, { ...naming, dateFormat })?.span[edge] ?? null;
}

/** Where no sign says it, the words of titles, headings and the file's name say that it is of money. */
function isOfMoney({ table, records }: ReadTable): boolean {
  const texts = [
    ...table.titles,
    table.grid.file,
    table.grid.sheet ?? '',
    ...table.columns.map(({ heading }) => heading),
    ...records.slice(0, 20).map(({ title }) => title.text),
    ...table.body.slice(0, 2).flatMap((at) => table.grid.rows[at]?.cells ?? []),
  ];
  const isNamed = texts.some((text) => MONEY.test(text ?? ''));
  const figures = records.flatMap((record) => record.figures.map(({ text }) => text));
  const cents = figures.filter((text) => /[.,]\d{2}$/.test(text.trim())).length;
  const large = figures.filter((text) => text.replace(/\D/g, '').length >= 6).length;
  return isNamed && figures.length > 0 && (cents >= figures.length * 0.9 || large >= figures.length * 0.6);
}

const MONEY =
  /budget|haushalt|ertrag|erträge|aufwand|aufwendung|einnahmen|ausgaben|ergebnisrechnung|rozpo[cč]et|v[yý]daj|p[rř][ií]jm|dochod|wydatk|bud[zż]et|presupuest|ingresos|gastos|or[cç]amento|receita|despesa|recettes|d[eé]penses|bilancio|entrate|spese|begroting|inkomsten|uitgaven|revenue|expenditure|expense|бюджет|доход|расход|予算|歳入|歳出|决算|预算|支出/iu;

function askDirections(drafted: readonly DraftGoal[], questions: Questions): (Proposal<TargetDirection> | null)[] {
  const told = drafted.map(({ evidence }) =>
    evidence === null || !isMeasured(evidence) ? null : directionOf(evidence),
  );
  const isOneByOne = told.filter((each) => each !== null).length <= MOST_ASKED;
  const byWords = drafted.flatMap((draft, at) =>
    told[at]?.value === 'down' && (told[at]?.confidence ?? 1) < 0.9
      ? [{ draft, reason: told[at]?.reason ?? why('nothing_otherwise') }]
      : [],
  );
  let areLower = true;
  if (byWords.length > 0) {
    const titles = byWords.map(({ draft }) => draft.built.title);
    areLower =
      questions.ask({
        name: 'direction',
        kind: 'direction',
        text: `Is lower better for ${titles.slice(0, 6).join(', ')}${titles.length > 6 ? ` and ${titles.length - 6} more` : ''}?`,
        proposed: 'down',
        choices: [
          ['down', 'Lower is better for all of them'],
          ['up', 'Higher is better for all of them'],
        ],
        evidence: byWords
          .slice(0, 6)
          .flatMap(({ draft: { built } }) => (built.at === null ? [] : [cellOf(built.at.grid, built.at.place)])),
        reason: byWords[0]?.reason ?? why('nothing_otherwise'),
        confidence: 0.8,
        cells: byWords.length,
      }) === 'down';
  }
  return drafted.map(({ built, evidence }, at) => {
    const proposal = told[at] ?? null;
    if (proposal === null || evidence === null) return null;
    const value = !areLower && byWords.some(({ draft }) => draft === drafted[at]) ? 'up' : proposal.value;
    if (!isOneByOne) return { ...proposal, value };
    const answer = questions.ask({
      name: `direction ${built.title}`,
      kind: 'direction',
      about: built.title,
      text: `Which way is better for “${built.title}”?`,
      proposed: value,
      choices: [
        ['up', 'Higher'],
        ['down', 'Lower'],
        ['equal', 'Close to the target'],
      ],
      evidence: evidence.figures
        .slice(0, 4)
        .flatMap(({ place }) => (built.at === null ? [] : [cellOf(built.at.grid, place)])),
      reason: proposal.reason,
      // The question about all of them asks; one by one they are assumptions.
      confidence: Math.max(0.86, proposal.confidence),
      cells: evidence.figures.length,
    });
    const isSaid = questions.isSaid(`direction ${built.title}`);
    return { value: answer as TargetDirection, confidence: isSaid ? 1 : proposal.confidence, reason: proposal.reason };
  });
}

/** The currency of most of its amounts; of a file of money without a sign it is asked. */
function currencySetting(drafted: readonly DraftGoal[], questions: Questions): ToldSettings {
  const amounts = drafted.filter(({ valueType }) => valueType === 'currency');
  if (amounts.length === 0) return {};
  const counts = new Map<string, number>();
  for (const { currency } of amounts)
    if (currency !== null && currency !== '') counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [[most = ''] = []] = [...counts].sort(([, one], [, other]) => other - one);
  const answer = questions.ask({
    name: 'currency',
    kind: 'unit',
    text: 'Which currency are the amounts in?',
    proposed: most,
    choices: [...counts.keys()].map((sign): [string, string] => [sign, sign]),
    isOpen: true,
    evidence: [],
    reason: most === '' ? why('no_currency') : why('most_amounts', most),
    confidence: most === '' ? 0.4 : 0.95,
    cells: amounts.length,
  });
  const sign = moneyOf(answer)?.sign ?? answer;
  return sign === '' ? {} : { currency: sign.slice(0, 5) };
}
