import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { LARGE_CHART_CHOICES } from '#core/chart/toggles.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { COMPLETIONS, PRIORITY_OPTIONS } from '#core/filter/criterionRows.ts';
import { DUE_DATE_OPTIONS, type DueDate } from '#core/filter/dueDate.ts';
import { departmentOwner, memberOwner } from '#core/filter/owner.ts';
import { WORK_CHOICES } from '#core/filter/workChoice.ts';
import { STATUSES } from '#core/goal/status.ts';
import { PROSPECTS } from '#core/outlook/prospect.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { TIMELINE_ZOOMS } from '#core/work/timelineSpan.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import {
  DASHBOARD_VIEWS,
  type DashboardState,
  DEFAULT_DASHBOARD,
  GROUPINGS,
  readDashboardQuery,
  SHARE_STYLES,
  SORT_COLUMNS,
  THEMES,
  writeDashboardQuery,
} from './dashboardUrl.ts';
import { FILTER_PARAMS_MAX_BYTES, type FilterParams, NO_FILTER_PARAMS } from './filterParams.ts';
import { LANGUAGES } from './language.ts';
import { utf8Length } from './wire/utf8Length.ts';
import { withFiscalYear } from './withFiscalYear.ts';

const FIRST_DAY = exampleDay('0001-01-01');
const LAST_DAY = exampleDay('9999-12-31');

const days = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map((number) => number as Day);
const words = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const years = fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.constant('ALL' as const));
const ranges: fc.Arbitrary<DueDate> = fc
  .tuple(fc.option(days), fc.option(days))
  .filter(([start, end]) => start !== null || end !== null)
  .map(([start, end]) => ({
    custom: start !== null && end !== null && start > end ? { start: end, end: start } : { start, end },
  }));

function listOf<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> {
  return fc.uniqueArray(values, { maxLength: 5 });
}

const filters: fc.Arbitrary<FilterParams> = fc
  .record({
    criteria: fc.record({
      keyword: fc.string({ maxLength: 20, unit: 'grapheme' }),
      ownerIds: listOf(fc.oneof(words.map(departmentOwner), words.map(memberOwner))),
      statuses: listOf(fc.constantFrom(...STATUSES)),
      depths: listOf(fc.integer({ min: 0, max: 6 })),
      perspectives: listOf(fc.constantFrom(...PERSPECTIVES)),
      objectiveIds: listOf(words),
      priorities: listOf(fc.constantFrom(...PRIORITY_OPTIONS)),
      dueDate: fc.option(fc.oneof(fc.constantFrom(...DUE_DATE_OPTIONS), ranges)),
      completion: fc.option(fc.constantFrom(...COMPLETIONS)),
      lateness: fc.option(fc.constant('overdue' as const)),
      prospects: listOf(fc.constantFrom(...PROSPECTS)),
      work: listOf(fc.constantFrom(...WORK_CHOICES)),
      own: fc.constantFrom(null, { ward: ['harbor'] }, { 'a-1': { contains: '“x” & y' }, cost: { from: -1.5 } }),
    }),
    ownerLabels: listOf(words),
    fiscalYear: fc.option(years),
    currentFilter: fc.option(words),
  })
  .filter((params) => utf8Length(JSON.stringify(params)) < FILTER_PARAMS_MAX_BYTES);

const states: fc.Arbitrary<DashboardState> = fc.record({
  savedFilter: fc.option(words),
  changedFilter: fc.option(words),
  fiscalYear: fc.option(years),
  filters: fc.option(filters),
  shareToken: fc.option(words),
  shareStyle: fc.option(fc.constantFrom(...SHARE_STYLES)),
  isEmbedded: fc.boolean(),
  isFullscreen: fc.boolean(),
  view: fc.constantFrom(...DASHBOARD_VIEWS),
  zoom: fc.option(fc.constantFrom(...TIMELINE_ZOOMS)),
  areChartsFolded: fc.boolean(),
  goalId: fc.option(words),
  initiativeId: fc.option(words),
  cardId: fc.option(words),
  chart: fc.option(fc.constantFrom(...LARGE_CHART_CHOICES)),
  sorting: fc.option(fc.record({ column: fc.constantFrom(...SORT_COLUMNS), isDown: fc.boolean() })),
  grouping: fc.option(fc.constantFrom(...GROUPINGS)),
  asOf: fc.option(days),
  compareWith: fc.option(days),
  moved: fc.option(words),
  theme: fc.option(fc.constantFrom(...THEMES)),
  language: fc.option(fc.constantFrom(...LANGUAGES)),
});

function read(query: string) {
  return readDashboardQuery(query, 'M/D/Y');
}

describe('the dashboard address', () => {
  it('read back, is the state it was written from, without a notice', () => {
    fc.assert(
      fc.property(states, fc.constantFrom('M/D/Y' as const, 'D/M/Y' as const), (state, dateFormat) => {
        expect(readDashboardQuery(writeDashboardQuery(state), dateFormat)).toEqual({ state, notices: [] });
      }),
    );
  });

  it('is written with characters an address may have', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(writeDashboardQuery(state)).toMatch(/^(?:\?[\w.~!*'()%:,/=&-]+)?$/);
      }),
    );
  });

  it('is read as the browser reads it', () => {
    fc.assert(
      fc.property(states, (state) => {
        const read = new URLSearchParams(writeDashboardQuery(state));
        expect(read.get('encv')).toBe(state.shareToken);
        expect(read.get('customFilter')).toBe(state.savedFilter);
      }),
    );
  });

  it('is never a reason to throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (query, value) => {
        expect(() => read(query)).not.toThrow();
        expect(() => read(`?filters=${value}&fiscal_year=${value}&as_of=${value}`)).not.toThrow();
      }),
    );
  });

  it('without a query is the default dashboard, which is written without one', () => {
    expect(read('')).toEqual({ state: DEFAULT_DASHBOARD, notices: [] });
    expect(read('?')).toEqual({ state: DEFAULT_DASHBOARD, notices: [] });
    expect(writeDashboardQuery(DEFAULT_DASHBOARD)).toBe('');
  });

  it('carries the parameters of the specification by their names', () => {
    const query = writeDashboardQuery({
      ...DEFAULT_DASHBOARD,
      savedFilter: 'Council review',
      fiscalYear: 2025,
      filters: { ...NO_FILTER_PARAMS, criteria: { ...NO_CRITERIA, statuses: ['critical'] } },
      shareToken: 'token',
      shareStyle: 'chips',
      isEmbedded: true,
    });
    expect(query).toBe(
      '?encv=token&customFilter=Council%20review&fiscal_year=2025&filters=%7B%22status%22:%5B%22critical%22%5D%7D&rs=chips&iframe=1',
    );
  });

  it('knows these styles, views, charts and themes', () => {
    expect(SHARE_STYLES).toEqual(['chips', 'static', 'dynamic']);
    expect(DASHBOARD_VIEWS).toEqual(['cards', 'table', 'tree', 'timeline', 'attention']);
    expect(LARGE_CHART_CHOICES).toEqual([
      'periods',
      'quarterly',
      'annual',
      'toDateQuarterly',
      'toDateMonthly',
      'complete',
      'outlook',
      'signal',
    ]);
    expect(THEMES).toEqual(['auto', 'light', 'dark']);
  });

  it('carries what else the dashboard shows by names of our own', () => {
    const query = writeDashboardQuery({
      ...DEFAULT_DASHBOARD,
      isFullscreen: true,
      view: 'table',
      zoom: 'weeks',
      sorting: { column: 'due', isDown: true },
      areChartsFolded: true,
      goalId: 'a/b',
      initiativeId: 'i',
      cardId: 'c',
      chart: 'toDateMonthly',
      asOf: exampleDay('2025-06-30'),
      compareWith: exampleDay('2025-03-31'),
      moved: 'g_a',
      theme: 'dark',
      language: 'de',
    });
    expect(query).toBe(
      '?fullscreen=1&view=table&zoom=weeks&sort=-due&charts=folded&goal=a/b&initiative=i&card=c&chart=toDateMonthly&as_of=2025-06-30&compare=2025-03-31&moved=g_a&theme=dark&lang=de',
    );
  });

  it.each([
    ['fiscal_year=2025', 2025],
    ['fiscal_year=0987', 987],
    ['fiscal_year=0001', 1],
    ['fiscal_year=ALL', 'ALL'],
    ['fiscal_year=all', 'ALL'],
    ['fiscal_year=0', 'ALL'],
    ['fiscal_year=', null],
    ['', null],
  ])('%s opens %s', (query, fiscalYear) => {
    expect(read(query)).toMatchObject({ state: { fiscalYear }, notices: [] });
  });

  it.each([
    ['fiscal_year=25', 'fiscal_year'],
    ['fiscal_year=0000', 'fiscal_year'],
    ['fiscal_year=20255', 'fiscal_year'],
    ['fiscal_year=ALLES', 'fiscal_year'],
    ['fiscal_year=BALL', 'fiscal_year'],
    ['fiscal_year=x2025', 'fiscal_year'],
    ['fiscal_year=10', 'fiscal_year'],
    ['rs=round', 'rs'],
    ['view=map', 'view'],
    ['zoom=days', 'zoom'],
    ['sort=color', 'sort'],
    ['sort=-', 'sort'],
    ['sort=--due', 'sort'],
    ['charts=open', 'charts'],
    ['chart=weekly', 'chart'],
    ['as_of=2025-02-29', 'as_of'],
    ['compare=yesterday', 'compare'],
    ['theme=blue', 'theme'],
    ['lang=xx', 'lang'],
    ['goal=%E0%A4%A', 'goal'],
    ['%zz=1', '%zz'],
  ])('%s is ignored with a notice that names %s', (query, parameter) => {
    expect(read(query)).toEqual({
      state: DEFAULT_DASHBOARD,
      notices: [{ problem: 'wrongParameter', parameter }],
    });
  });

  it.each([
    ['iframe=1', true],
    ['iframe=true', true],
    ['iframe=', true],
    ['iframe', true],
    ['iframe=0', false],
    ['iframe=false', false],
    ['', false],
  ])('%s is embedded: %s', (query, isEmbedded) => {
    expect(read(query)).toMatchObject({ state: { isEmbedded }, notices: [] });
  });

  it.each([
    ['?goal=a+b', 'a b'],
    ['goal=a%20b', 'a b'],
    ['goal=a=b', 'a=b'],
    ['other=1&&=2&goal=a', 'a'],
    ['go%61l=a', 'a'],
  ])('%s opens the goal %j: the first value of a name counts, unknown ones do not', (query, goalId) => {
    expect(read(query)).toEqual({ state: { ...DEFAULT_DASHBOARD, goalId }, notices: [] });
  });

  it.each([
    ['?goal=a&goal=b', 'a', 'goal'],
    ['?goal=a&depth=0&depth=1&depth=2', 'a', 'depth'],
  ])('%s says that something is given more than once, and the first counts', (query, goalId, parameter) => {
    expect(read(query)).toEqual({
      state: { ...DEFAULT_DASHBOARD, goalId },
      notices: [{ problem: 'wrongParameter', parameter }],
    });
  });

  it('gives a notice for filters that are no filters, and the rest of the address counts', () => {
    expect(read('?filters=%7B&fiscal_year=2025')).toEqual({
      state: { ...DEFAULT_DASHBOARD, fiscalYear: 2025, filters: NO_FILTER_PARAMS },
      notices: [{ problem: 'notJson' }],
    });
  });

  it('writes half a surrogate pair as the replacement character instead of throwing', () => {
    expect(writeDashboardQuery({ ...DEFAULT_DASHBOARD, goalId: '\ud800' })).toBe('?goal=%EF%BF%BD');
  });
});

describe('another fiscal year', () => {
  it('keeps filters, token, style, iframe and how the dashboard is looked at; drops what is open, and the saved filter is one that was changed', () => {
    fc.assert(
      fc.property(states, years, (state, fiscalYear) => {
        expect(withFiscalYear(state, fiscalYear)).toEqual({
          ...state,
          fiscalYear,
          filters: state.filters && { ...state.filters, fiscalYear: null, currentFilter: null },
          savedFilter: null,
          changedFilter: state.savedFilter ?? state.filters?.currentFilter ?? state.changedFilter,
          goalId: null,
          cardId: null,
          chart: null,
        });
      }),
    );
  });
});
