import { civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { fiscalQuarterOf, fiscalQuarterSpan, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { FiscalNaming } from '#core/calendar/writtenPeriod.ts';
import { foldText } from '#core/search/foldText.ts';
import type { ReadTable } from './buildGoals.ts';
import { findPeriod } from './findPeriod.ts';
import { type FoundPeriod, firstDayOf, startingYear, type YearFound } from './foundPeriod.ts';
import { cellOf, placeOf } from './ledger.ts';
import type { Place } from './model.ts';
import { plainPeriod } from './periodWords.ts';
import type { Questions } from './questions.ts';
import type { TimeContext, Tracking } from './timedFigures.ts';
import { why } from './why.ts';

export type TimeAsked = { readonly naming: FiscalNaming; readonly questions: Questions; readonly today: Day };

/** How the figures of a table get their days: what its title and sheet say, else what is asked. */
export function timeOfTable(read: ReadTable, { naming, questions, today }: TimeAsked): TimeContext {
  return {
    naming,
    undated: undatedPeriod(read, { naming, questions, today }),
    undatedActual: undatedActual(read, { naming, questions, today }),
    plainKind: plainKindOf(read, { naming, questions, today }),
    yearOf: yearGiver(read, { naming, questions, today }),
  };
}

/** The year that a title, a sheet or the file is of. */
function yearSaid({ table: { titles, grid } }: ReadTable): YearFound | null {
  for (const text of [...titles, grid.sheet ?? '', ...grid.notes, grid.file.replace(/\.[^.]+$/, '')]) {
    const label = /(?:fy|fiscal year|financial year)[\s'’.-]*(\d{4}|\d{2})(?!\d)/iu.exec(text)?.[0];
    const found = findPeriod(label ?? text);
    if (found !== null && found.period.unit !== 'day' && found.period.year !== null) return found.period.year;
    const plain = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0];
    if (plain !== undefined) return { year: Number(plain), by: 'itself' };
  }
  return null;
}

function yearGiver(read: ReadTable, { naming, questions, today }: TimeAsked): (period: FoundPeriod) => FoundPeriod {
  const open = read.table.columns.filter(
    ({ at, period }) =>
      period !== null && period.unit !== 'day' && period.year === null && read.table.roles.get(at)?.is === 'figure',
  );
  const ofRows = read.records.some(({ figures }) =>
    figures.some(({ period }) => period !== null && period.unit !== 'day' && period.year === null),
  );
  if (open.length === 0 || !ofRows) return (period) => period;
  const beside = read.table.columns.flatMap(({ period }) =>
    period !== null && period.unit !== 'day' && period.year !== null ? [period.year] : [],
  );
  const besides = new Set(beside.map(({ year }) => year));
  const said = yearSaid(read) ?? (besides.size === 1 ? (beside[0] ?? null) : null);
  const current = fiscalYearOf(today, naming.fiscalStartMonth);
  const first = open[0]?.period;
  const isAhead =
    first !== undefined &&
    first !== null &&
    (firstDayOf({ ...first, year: { year: current, by: 'start' } } as FoundPeriod, naming) ?? 0) > today;
  const proposed = said === null ? (isAhead ? current - 1 : current) : startingYear(said, naming);
  const headings = open.map(({ heading }) => heading);
  const answer = questions.ask({
    name: 'year',
    kind: 'period',
    text: `Which year are ${headings
      .slice(0, 4)
      .map((heading) => `“${heading}”`)
      .join(', ')} of?`,
    proposed: String(proposed),
    choices: [proposed, proposed - 1, proposed + 1].map((year): [string, string] => [String(year), String(year)]),
    isOpen: true,
    plainAnswer: (given) => plainPeriod(given, { today, ...naming }),
    evidence: open
      .slice(0, 4)
      .flatMap(({ headingPlaces: [place] }) => (place === undefined ? [] : [cellOf(read.table.grid, place)])),
    reason: said === null ? why('no_year') : why('title_says_year'),
    confidence: said === null ? 0.5 : 0.9,
    cells: open.reduce((sum, { cells }) => sum + cells.filled, 0),
  });
  const year: YearFound = { year: /^\d{4}$/.test(answer) ? Number(answer) : proposed, by: 'start' };
  // Months that begin anew are of the next year.
  const years = new Map<string, YearFound>();
  let turns = 0;
  let last = 0;
  for (const { period } of open) {
    if (period === null || period.unit === 'day' || period.unit === 'year') continue;
    const key = `${period.unit} ${period.index}`;
    if (years.has(key)) continue;
    const isMonth = period.unit === 'month' && naming.fiscalStartMonth === 1;
    if (isMonth && period.index < last) turns += 1;
    if (isMonth) last = period.index;
    years.set(key, { ...year, year: year.year + turns });
  }
  return (period) => {
    if (period.unit === 'day' || period.unit === 'year' || period.year !== null) return period;
    return { ...period, year: years.get(`${period.unit} ${period.index}`) ?? year };
  };
}

const BUDGET =
  /budget|n[aá]vrh|rozpo[cč]et|presupuesto|pressupost|or[cç]amento|haushaltsplan|haushaltsentwurf|begroting|bud[zż]et|proposed|projected|forecast|previsi|pr[eé]vision|bilancio di previsione|προϋπολογισμ|бюджет|план на|bütçe|予算|预算|target|objetivo|metas?\b/iu;

/** Figures under bare periods are actuals, unless all lie ahead, or the file is a budget. */
function plainKindOf(read: ReadTable, { naming, questions, today }: TimeAsked): 'target' | 'actual' {
  const { table } = read;
  const figures = table.columns.filter(({ at }) => table.roles.get(at)?.is === 'figure');
  const plain = figures.filter(({ at }) => {
    const role = table.roles.get(at);
    return role?.is === 'figure' && role.kind === null;
  });
  const isFiner = plain.every(({ period }) => period !== null && period.unit !== 'year');
  const kinds = new Set(
    figures.flatMap(({ at, period }) => {
      const role = table.roles.get(at);
      // The actual of a year is that of its months.
      const isOfThem = isFiner && period?.unit === 'year' && role?.is === 'figure' && role.kind === 'actual';
      return role?.is === 'figure' && role.kind !== null && !isOfThem ? [role.kind] : [];
    }),
  );
  const hasSeries = [...table.roles.values()].some(({ is }) => is === 'series');
  if (plain.length === 0 || hasSeries) return 'actual';
  const isUndatedTarget = kinds.has('target');
  const starts = plain.flatMap(({ period }) => (period === null ? [] : (firstDayOf(period, naming) ?? [])));
  const isAhead = starts.some((start) => start > today) && !isUndatedTarget;
  const said = [
    ...table.titles,
    table.grid.file,
    table.grid.sheet ?? '',
    ...table.body.slice(0, 3).flatMap((at) => table.grid.rows[at]?.cells.slice(0, 3) ?? []),
  ].find((text) => BUDGET.test(text ?? ''));
  const isTarget = !isUndatedTarget && (kinds.has('actual') || isAhead || said !== undefined);
  const headings = plain
    .map(({ heading }) => `“${heading}”`)
    .slice(0, 4)
    .join(', ');
  const answer = questions.ask({
    name: 'figures',
    kind: 'column',
    text: `Are the figures under ${headings} targets or actuals?`,
    proposed: isTarget ? 'target' : 'actual',
    choices: [
      ['target', 'Targets'],
      ['actual', 'Actuals'],
    ],
    evidence: plain
      .slice(0, 4)
      .flatMap(({ headingPlaces: [place] }) => (place === undefined ? [] : [cellOf(table.grid, place)])),
    reason: isAhead
      ? why('lies_ahead')
      : said !== undefined && isTarget
        ? why('speaks_of_budget', String(said).slice(0, 60))
        : why('have_been'),
    confidence: isUndatedTarget || isAhead ? 0.9 : 0.75,
    cells: plain.reduce((sum, { cells }) => sum + cells.filled, 0),
  });
  return answer === 'target' ? 'target' : 'actual';
}

/** The period of figures under headings that name none: as a title or sheet says, else the current year. */
function undatedPeriod(read: ReadTable, { naming, questions, today }: TimeAsked): TimeContext['undated'] {
  const year = fiscalYearOf(today, naming.fiscalStartMonth);
  const usual = { day: firstDayOfMonth(year, naming.fiscalStartMonth), tracking: 'yearly' as const, asked: null };
  const { table, records } = read;
  const open = table.columns.filter(({ at, period }) => {
    const role = table.roles.get(at);
    return period === null && role?.is === 'figure' && role.kind !== 'baseline';
  });
  const isOpen =
    open.length > 0 &&
    records.some(
      ({ figures, period }) =>
        period === null &&
        figures.length > 0 &&
        figures.every((figure) => figure.period === null || figure.kind === 'baseline'),
    );
  if (!isOpen) return usual;
  const said = periodSaid(read, naming);
  const { month } = civilDateOf(today);
  const quarter = fiscalQuarterOf(today, naming.fiscalStartMonth);
  const headings = open
    .map(({ heading }) => `“${heading}”`)
    .slice(0, 4)
    .join(' and ');
  const name = (tracking: Tracking, day: Day): string => {
    const { year: civil, month: at } = civilDateOf(day);
    if (tracking === 'monthly') return `${civil}-${String(at).padStart(2, '0')}`;
    const of = fiscalYearOf(day, naming.fiscalStartMonth);
    return tracking === 'quarterly' ? `${of}-Q${fiscalQuarterOf(day, naming.fiscalStartMonth)}` : String(of);
  };
  const proposed = said ?? usual;
  const proposedName = name(proposed.tracking, proposed.day);
  // Sheets of different periods are asked each for itself.
  const before = questions.proposedFor('period');
  const about = before === null || before === proposedName ? null : (table.grid.sheet ?? table.grid.file);
  const asked = { name: about === null ? 'period' : `period ${about}`, about };
  const thisQuarter = fiscalQuarterSpan(year, quarter, naming.fiscalStartMonth).start;
  const thisMonth = firstDayOfMonth(civilDateOf(today).year, month);
  const choices = new Map<string, string>([
    [proposedName, said === null ? `The year ${year}` : 'As the file says'],
    [name('yearly', usual.day), `The year ${year}`],
    [name('yearly', firstDayOfMonth(year - 1, naming.fiscalStartMonth)), `The year ${year - 1}`],
    [name('quarterly', thisQuarter), 'This quarter'],
    [name('monthly', thisMonth), 'This month'],
  ]);
  const answer = questions.ask({
    ...asked,
    kind: 'period',
    text:
      asked.about === null ? `Which period are ${headings} of?` : `${asked.about}: which period are ${headings} of?`,
    proposed: proposedName,
    choices: [...choices],
    isOpen: true,
    plainAnswer: (given) => plainPeriod(given, { today, ...naming }),
    evidence: [
      ...open
        .slice(0, 4)
        .flatMap(({ headingPlaces: [place] }) => (place === undefined ? [] : [cellOf(table.grid, place)])),
      ...(said?.place == null ? [] : [cellOf(table.grid, said.place)]),
    ],
    reason: said === null ? why('no_period') : why('file_says_period'),
    confidence: said === null ? 0.5 : 0.75,
    cells: open.reduce((sum, { cells }) => sum + cells.filled, 0),
  });
  const { day, tracking } = periodAnswered(answer, naming) ?? proposed;
  return { day, tracking, asked: asked.name };
}

/**
 * `2022, 2023, Target 2024, Result`: actuals that name no year, beside years alone, are of the first year that has a
 * target and no actual, where it is not ahead.
 */
function undatedActual(read: ReadTable, { naming, questions, today }: TimeAsked): Day | null {
  const { table } = read;
  const figures = table.columns.flatMap(({ at, period, heading, headingPlaces, cells }) => {
    const role = table.roles.get(at);
    if (role?.is !== 'figure' || role.kind === 'baseline' || role.isShareDone === true) return [];
    return [{ period, heading, headingPlaces, cells, kind: role.kind }];
  });
  const open = figures.filter(({ period, kind }) => period === null && kind === 'actual');
  const dated = figures.flatMap(({ period, kind }) => (period === null ? [] : [{ period, kind }]));
  const hasRows = read.records.some(({ period }) => period !== null);
  // `Target, Target year, Actual`: each target has a year of its own, the actuals have none.
  const isByRow =
    dated.length === 0 && [...table.roles.values()].some((role) => role.is === 'yearOf' && role.kind === 'target');
  if (open.length === 0 || (dated.length === 0 && !isByRow) || hasRows) return null;
  if (dated.some(({ period }) => period.unit !== 'year')) return null;
  const yearsOf = (of: 'target' | 'actual') =>
    dated.flatMap(({ period, kind }) => {
      const day = kind === of || (kind === null && of === 'actual') ? firstDayOf(period, naming) : null;
      return day === null ? [] : [fiscalYearOf(day, naming.fiscalStartMonth)];
    });
  const [targets, actuals] = [yearsOf('target'), yearsOf('actual')];
  const current = fiscalYearOf(today, naming.fiscalStartMonth);
  const last = Math.max(0, ...actuals);
  const due = targets.filter((year) => year <= current && year > last).sort((one, other) => one - other);
  const years = [...new Set(due)];
  const proposed = (last > 0 ? years[0] : years.at(-1)) ?? current;
  const answer = questions.ask({
    name: 'period',
    kind: 'period',
    text: `Which period are ${open
      .map(({ heading }) => `“${heading}”`)
      .slice(0, 4)
      .join(' and ')} of?`,
    proposed: String(proposed),
    choices: [...new Set([proposed, ...years, current, current - 1])].map((year): [string, string] => [
      String(year),
      `The year ${year}`,
    ]),
    isOpen: true,
    plainAnswer: (given) => plainPeriod(given, { today, ...naming }),
    evidence: open
      .slice(0, 4)
      .flatMap(({ headingPlaces: [place] }) => (place === undefined ? [] : [cellOf(table.grid, place)])),
    reason: years.length === 0 ? why('no_period') : why('year_without_actual', String(proposed)),
    confidence: years.length === 1 ? 0.87 : 0.5,
    cells: open.reduce((sum, { cells }) => sum + cells.filled, 0),
  });
  return periodAnswered(answer, naming)?.day ?? firstDayOfMonth(proposed, naming.fiscalStartMonth);
}

type Told = { readonly day: Day; readonly tracking: Tracking };

function periodAnswered(answer: string, naming: FiscalNaming): Told | null {
  const quarter = /^(\d{4})-Q([1-4])$/i.exec(answer);
  if (quarter !== null)
    return {
      day: fiscalQuarterSpan(Number(quarter[1]), Number(quarter[2]) as 1 | 2 | 3 | 4, naming.fiscalStartMonth).start,
      tracking: 'quarterly',
    };
  if (/^\d{4}$/.test(answer))
    return { day: firstDayOfMonth(Number(answer), naming.fiscalStartMonth), tracking: 'yearly' };
  const found = findPeriod(answer)?.period;
  return found === undefined ? null : timedOf(found, naming);
}

function timedOf(period: FoundPeriod, naming: FiscalNaming): Told | null {
  const day = firstDayOf(period, naming);
  if (day === null) return null;
  const tracking: Tracking =
    period.unit === 'year'
      ? 'yearly'
      : period.unit === 'quarter' || period.unit === 'half'
        ? 'quarterly'
        : period.unit === 'week'
          ? 'weekly'
          : 'monthly';
  if (period.unit !== 'day') return { day, tracking };
  const { year, month } = civilDateOf(day);
  return { day: firstDayOfMonth(year, month), tracking };
}

const AS_OF = /as of|stand\b|stichtag|as at|au \d|al \d|updated|erstellt|created|printed/i;

/** The period that a title, the sheet or the file names, and the cell that does. */
function periodSaid(
  { table: { titles, grid, columns } }: ReadTable,
  naming: FiscalNaming,
): (Told & { readonly place: Place | null }) | null {
  const hasFiscalYears = columns.some(
    ({ period }) => period !== null && period.unit !== 'day' && period.year?.by === 'label',
  );
  for (const text of [...titles, grid.sheet ?? '', grid.file.replace(/\.[^.]+$/, '')]) {
    if (AS_OF.test(foldText(text))) continue;
    const found = findPeriod(text)?.period;
    if (found === undefined || found.unit === 'day' || found.year === null) continue;
    if (found.unit === 'month' && /(?:-|–|to|bis|until) ?\p{L}+ ?\d{4}/iu.test(text)) continue;
    // `Final figures, June 2026` beside `Base FY24`: of the fiscal year that the month closes.
    const isYearEnd = hasFiscalYears && found.unit === 'month' && (found.index % 12) + 1 === naming.fiscalStartMonth;
    const told = timedOf(found, naming);
    if (told === null) return null;
    const place = placeOf(grid, text);
    if (!isYearEnd) return { ...told, place };
    const start = fiscalYearOf(told.day, naming.fiscalStartMonth);
    return { day: firstDayOfMonth(start, naming.fiscalStartMonth), tracking: 'yearly', place };
  }
  return null;
}
