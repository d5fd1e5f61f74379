import type { ShareStyle } from '#core/access.ts';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { LARGE_CHART_CHOICES, type LargeChartChoice } from '#core/chart/toggles.ts';
import { TIMELINE_ZOOMS, type TimelineZoom } from '#core/work/timelineSpan.ts';
import { type FilterNotice, type FilterParams, readFilterParams, writeFilterParams } from './filterParams.ts';
import { LANGUAGES, type Language } from './language.ts';
import { readFiscalYear, writeFiscalYear } from './wire/fiscalYear.ts';
import { readQuery, writeQuery } from './wire/query.ts';

/** In the order of the style picker (rule 7.6). */
export const SHARE_STYLES: readonly ShareStyle[] = ['chips', 'static', 'dynamic'];

export type DashboardView = (typeof DASHBOARD_VIEWS)[number];
export const DASHBOARD_VIEWS = ['cards', 'table', 'tree', 'timeline', 'attention'] as const;

/** The ways of showing any dashboard; what needs attention is a dashboard of its own. */
export const LISTING_VIEWS = ['cards', 'table', 'tree', 'timeline'] as const;

/** Fields the page has of every goal, also in a large plan. */
export type SortColumn = (typeof SORT_COLUMNS)[number] | `own-${string}`;
export const SORT_COLUMNS = ['goal', 'status', 'percent', 'outlook', 'due', 'owner', 'behind', 'change'] as const;

/** How cards are sorted, beside by number. `behind` and `change`: the furthest from its target, and who fell back most, first. */
export const CARD_SORTS = ['behind', 'due', 'change'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

/** What cards stand together by. */
export const GROUPINGS = ['objective', 'owner', 'department', 'status'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export type Sorting = { readonly column: SortColumn; readonly isDown: boolean };

/** The colours a share or an embedded view asks for; auto follows the reader's system, absent means the reader's own. */
export type Theme = (typeof THEMES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;

/** Everything of the dashboard that can be linked to; null is absent from the address. */
export type DashboardState = {
  readonly savedFilter: string | null;
  /** The saved filter that what is shown was changed from. */
  readonly changedFilter: string | null;
  readonly fiscalYear: FiscalYear | null;
  readonly filters: FilterParams | null;
  readonly shareToken: string | null;
  readonly shareStyle: ShareStyle | null;
  readonly isEmbedded: boolean;
  readonly isFullscreen: boolean;
  readonly view: DashboardView;
  /** Of the timeline; null for months. */
  readonly zoom: TimelineZoom | null;
  readonly sorting: Sorting | null;
  readonly grouping: Grouping | null;
  readonly areChartsFolded: boolean;
  readonly goalId: string | null;
  /** The initiative that is open, over the goal where one is. */
  readonly initiativeId: string | null;
  readonly cardId: string | null;
  readonly chart: LargeChartChoice | null;
  readonly asOf: Day | null;
  readonly compareWith: Day | null;
  /** Which roll-up's change the comparison explains; see web/goal/moved/movedSubject.ts. */
  readonly moved: string | null;
  readonly theme: Theme | null;
  readonly language: Language | null;
};

/** A parameter or filter of the address that was ignored: it cannot be decoded, is given again, or has no allowed value. */
export type AddressNotice = { readonly problem: 'wrongParameter'; readonly parameter: string } | FilterNotice;

export type ReadDashboard = { readonly state: DashboardState; readonly notices: readonly AddressNotice[] };

export const DEFAULT_DASHBOARD: DashboardState = {
  savedFilter: null,
  changedFilter: null,
  fiscalYear: null,
  filters: null,
  shareToken: null,
  shareStyle: null,
  isEmbedded: false,
  isFullscreen: false,
  view: 'cards',
  zoom: null,
  sorting: null,
  grouping: null,
  areChartsFolded: false,
  goalId: null,
  initiativeId: null,
  cardId: null,
  chart: null,
  asOf: null,
  compareWith: null,
  moved: null,
  theme: null,
  language: null,
};

/**
 * Reads the query of a dashboard address (rules 4.1 and 4.10). Unknown parameters are
 * ignored, wrong values ignored with a notice; never throws. Typed dates in filters are read in the plan's date format.
 */
export function readDashboardQuery(query: string, dateFormat: DateFormat): ReadDashboard {
  const { values, unreadable, repeated } = readQuery(query);
  const notices: AddressNotice[] = [...unreadable, ...repeated].map((parameter) => ({
    problem: 'wrongParameter',
    parameter,
  }));

  function read<Value>(parameter: string, readValue: (text: string) => Value | null): Value | null {
    const text = values.get(parameter) ?? '';
    if (text === '') return null;
    const value = readValue(text);
    if (value === null) notices.push({ problem: 'wrongParameter', parameter });
    return value;
  }

  function filtersOf(text: string): FilterParams {
    const result = readFilterParams(text, dateFormat);
    notices.push(...result.notices);
    return result.params;
  }

  const state: DashboardState = {
    savedFilter: read('customFilter', asText),
    changedFilter: read('changedFilter', asText),
    fiscalYear: read('fiscal_year', readFiscalYear),
    filters: read('filters', filtersOf),
    shareToken: read('encv', asText),
    shareStyle: read('rs', oneOf(SHARE_STYLES)),
    isEmbedded: isSet(values.get('iframe')),
    isFullscreen: isSet(values.get('fullscreen')),
    view: read('view', oneOf(DASHBOARD_VIEWS)) ?? 'cards',
    zoom: read('zoom', oneOf(TIMELINE_ZOOMS)),
    sorting: read('sort', readSorting),
    grouping: read('group', oneOf(GROUPINGS)),
    areChartsFolded: read('charts', oneOf(['folded'])) === 'folded',
    goalId: read('goal', asText),
    initiativeId: read('initiative', asText),
    cardId: read('card', asText),
    chart: read('chart', oneOf(LARGE_CHART_CHOICES)),
    asOf: read('as_of', readIsoDate),
    compareWith: read('compare', readIsoDate),
    moved: read('moved', asText),
    theme: read('theme', oneOf(THEMES)),
    language: read('lang', oneOf(LANGUAGES)),
  };
  return { state, notices };
}

/** Writes the query of a dashboard address, with its question mark; the inverse of readDashboardQuery. */
export function writeDashboardQuery(state: DashboardState): string {
  return writeQuery([
    ['encv', state.shareToken],
    ['customFilter', state.savedFilter],
    ['changedFilter', state.changedFilter],
    ['fiscal_year', state.fiscalYear === null ? null : writeFiscalYear(state.fiscalYear)],
    ['filters', state.filters === null ? null : writeFilterParams(state.filters)],
    ['rs', state.shareStyle],
    ['iframe', state.isEmbedded ? '1' : null],
    ['fullscreen', state.isFullscreen ? '1' : null],
    ['view', state.view === 'cards' ? null : state.view],
    ['zoom', state.zoom],
    ['sort', state.sorting === null ? null : writeSorting(state.sorting)],
    ['group', state.grouping],
    ['charts', state.areChartsFolded ? 'folded' : null],
    ['goal', state.goalId],
    ['initiative', state.initiativeId],
    ['card', state.cardId],
    ['chart', state.chart],
    ['as_of', state.asOf === null ? null : formatIsoDate(state.asOf)],
    ['compare', state.compareWith === null ? null : formatIsoDate(state.compareWith)],
    ['moved', state.moved],
    ['theme', state.theme],
    ['lang', state.language],
  ]);
}

/** `owner`, or `-owner` for the last first. */
function readSorting(text: string): Sorting | null {
  const isDown = text.startsWith('-');
  const name = isDown ? text.slice(1) : text;
  const column = isOwnColumn(name) ? name : oneOf(SORT_COLUMNS)(name);
  return column === null ? null : { column, isDown };
}

/** The column of an own field, by its id. */
export function isOwnColumn(column: string): column is `own-${string}` {
  return column.startsWith('own-');
}

function writeSorting({ column, isDown }: Sorting): string {
  return `${isDown ? '-' : ''}${column}`;
}

function asText(text: string): string {
  return text;
}

function oneOf<const Value extends string>(values: readonly Value[]): (text: string) => Value | null {
  return (text) => values.find((value) => value === text) ?? null;
}

function isSet(text: string | undefined): boolean {
  return text !== undefined && text !== '0' && text !== 'false';
}
