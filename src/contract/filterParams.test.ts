import { describe, expect, it } from 'vitest';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import {
  FILTER_PARAMS_MAX_BYTES,
  type FilterParams,
  NO_FILTER_PARAMS,
  readFilterParams,
  writeFilterParams,
} from './filterParams.ts';

function read(value: unknown) {
  return readFilterParams(JSON.stringify(value), 'M/D/Y');
}

function criteria(value: unknown) {
  const { params, notices } = read(value);
  expect(notices).toEqual([]);
  return params.criteria;
}

const EVERYTHING: FilterParams = {
  criteria: {
    keyword: '"R&D"',
    ownerIds: ['d_3', 'u_7'],
    statuses: ['off_target', 'critical'],
    depths: [0, 2],
    perspectives: ['f', 'p'],
    objectiveIds: ['12'],
    priorities: ['kpi', 'none'],
    dueDate: { custom: { start: exampleDay('2025-01-31'), end: null } },
    completion: 'incomplete',
    lateness: 'overdue',
    prospects: ['atRisk', 'noHistory'],
    work: ['late', 'none'],
    own: {
      cost: { from: 5, to: null },
      due: { from: '2026-01-01', to: '2026-06-30' },
      grant: { contains: 'A-17' },
      ward: ['harbor', 'none'],
    },
  },
  ownerLabels: ['Parks', 'Ada Lovelace'],
  fiscalYear: 2025,
  currentFilter: 'Council review',
};

describe('filters as they travel', () => {
  it('have the keys of the specification, and only those with a value, in one order', () => {
    expect(JSON.parse(writeFilterParams(EVERYTHING))).toEqual({
      name: '"R&D"',
      who: ['Parks', 'Ada Lovelace'],
      whoIds: ['d_3', 'u_7'],
      status: ['off_target', 'critical'],
      depth: [0, 2],
      perspectives: ['f', 'p'],
      strategicObjectives: ['12'],
      priority: ['kpi', 'none'],
      dueDate: '2025-01-31::',
      completion: 'incomplete',
      figures: 'overdue',
      outlook: ['atRisk', 'noHistory'],
      work: ['late', 'none'],
      own: {
        cost: { from: 5, to: null },
        due: { from: '2026-01-01', to: '2026-06-30' },
        grant: { contains: 'A-17' },
        ward: ['harbor', 'none'],
      },
      fiscalYear: '2025',
      currentFilter: 'Council review',
    });
    expect(writeFilterParams(NO_FILTER_PARAMS)).toBe('{}');
    expect(writeFilterParams({ ...NO_FILTER_PARAMS, fiscalYear: 'ALL' })).toBe('{"fiscalYear":"ALL"}');
  });

  it('read back are what was written', () => {
    expect(readFilterParams(writeFilterParams(EVERYTHING), 'D/M/Y')).toEqual({ params: EVERYTHING, notices: [] });
  });

  it('ignore keys they do not know', () => {
    expect(read({ colour: 'red', __proto__: 1, constructor: 2 })).toEqual({ params: NO_FILTER_PARAMS, notices: [] });
  });

  it.each(['name', 'who', 'whoIds', 'status', 'depth', 'perspectives', 'strategicObjectives', 'priority', 'dueDate'])(
    'have no %s where it is null, empty text or an empty list',
    (key) => {
      for (const value of [null, '', [], [''], [null]]) {
        expect(read({ [key]: value })).toEqual({ params: NO_FILTER_PARAMS, notices: [] });
      }
    },
  );

  it('take a lone value for a list of one, a number for the text of an id, and each value once', () => {
    expect(
      criteria({ status: 'critical', depth: '3', strategicObjectives: 12, whoIds: 'u_7', priority: ['low', 'low'] }),
    ).toEqual({
      ...NO_CRITERIA,
      statuses: ['critical'],
      depths: [3],
      objectiveIds: ['12'],
      ownerIds: ['u_7'],
      priorities: ['low'],
    });
  });

  it('take a keyword and a completion from a list of one', () => {
    expect(criteria({ name: ['water'], completion: ['complete'] })).toEqual({
      ...NO_CRITERIA,
      keyword: 'water',
      completion: 'complete',
    });
  });

  it.each([
    ['status', 'green', '"green"'],
    ['status', 1, '1'],
    ['depth', -1, '-1'],
    ['depth', 7, '7'],
    ['depth', 1.5, '1.5'],
    ['depth', ' ', '" "'],
    ['depth', '1e0', '"1e0"'],
    ['depth', true, 'true'],
    ['perspectives', 'x', '"x"'],
    ['priority', 'urgent', '"urgent"'],
    ['completion', 'half', '"half"'],
    ['figures', 'late', '"late"'],
    ['work', 'overdue', '"overdue"'],
    ['dueDate', 'nextYear', '"nextYear"'],
    ['dueDate', 7, '7'],
    ['whoIds', 'x_3', '"x_3"'],
    ['whoIds', 'd_', '"d_"'],
    ['whoIds', 'ad_3', '"ad_3"'],
    ['whoIds', 3, '3'],
    ['name', { a: 1 }, '{"a":1}'],
    ['strategicObjectives', [[1]], '[1]'],
    ['fiscalYear', 'soon', '"soon"'],
    ['fiscalYear', true, 'true'],
    ['currentFilter', false, 'false'],
    ['status', 'x'.repeat(60), `"${'x'.repeat(39)}`],
  ])('%s %j is ignored with a notice that shows it', (key, value, shown) => {
    expect(read({ [key]: value })).toEqual({
      params: NO_FILTER_PARAMS,
      notices: [{ problem: 'wrongValue', key, value: shown }],
    });
  });

  it('keep the right values of a list beside a wrong one', () => {
    expect(read({ status: ['critical', 'green', 'deferred'] })).toEqual({
      params: { ...NO_FILTER_PARAMS, criteria: { ...NO_CRITERIA, statuses: ['critical', 'deferred'] } },
      notices: [{ problem: 'wrongValue', key: 'status', value: '"green"' }],
    });
  });

  it('ignore two values where only one can hold, with a notice', () => {
    expect(read({ completion: ['complete', 'incomplete'] })).toEqual({
      params: NO_FILTER_PARAMS,
      notices: [{ problem: 'wrongValue', key: 'completion', value: '["complete","incomplete"]' }],
    });
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('take depth %d', (depth) => {
    expect(criteria({ depth: [depth] }).depths).toEqual([depth]);
  });

  it.each([
    [2025, 2025],
    ['2025', 2025],
    ['ALL', 'ALL'],
    [0, 'ALL'],
  ])('take the fiscal year %j', (value, fiscalYear) => {
    expect(read({ fiscalYear: value })).toEqual({ params: { ...NO_FILTER_PARAMS, fiscalYear }, notices: [] });
  });

  it.each([
    ['{', 'notJson'],
    ['', 'notJson'],
    ['[]', 'notAnObject'],
    ['null', 'notAnObject'],
    ['"critical"', 'notAnObject'],
    ['7', 'notAnObject'],
  ])('are none, with a notice, where the text is %s', (text, problem) => {
    expect(readFilterParams(text, 'M/D/Y')).toEqual({ params: NO_FILTER_PARAMS, notices: [{ problem }] });
  });

  it.each([
    ['a', 1],
    ['é', 2],
    ['€', 3],
    ['😀', 4],
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
    ['\ud800', 3],
  ])('may take 8 kB in bytes: %j counts %d', (character, bytes) => {
    const frame = '{"name":""}'.length;
    const most = Math.floor((FILTER_PARAMS_MAX_BYTES - frame) / bytes);
    const rest = FILTER_PARAMS_MAX_BYTES - frame - most * bytes;
    const text = (count: number) => `{"name":"${character.repeat(most)}${'a'.repeat(count)}"}`;
    expect(readFilterParams(text(rest), 'M/D/Y').notices).toEqual([]);
    expect(readFilterParams(text(rest + 1), 'M/D/Y')).toEqual({
      params: NO_FILTER_PARAMS,
      notices: [{ problem: 'tooLong' }],
    });
  });
});

it('8 kB are 8,192 bytes', () => {
  expect(FILTER_PARAMS_MAX_BYTES).toBe(8192);
});

describe('a due date as it travels', () => {
  it.each([
    ['pastDue', 'pastDue'],
    ['thisMonth', 'thisMonth'],
    ['thisQuarter', 'thisQuarter'],
    ['custom', null],
    ['::', null],
    [' :: ', null],
    ['2025-01-31::2025-03-01', { custom: { start: exampleDay('2025-01-31'), end: exampleDay('2025-03-01') } }],
    ['2025-03-01::2025-03-01', { custom: { start: exampleDay('2025-03-01'), end: exampleDay('2025-03-01') } }],
    ['2025-03-01::', { custom: { start: exampleDay('2025-03-01'), end: null } }],
    ['::2025-03-01', { custom: { start: null, end: exampleDay('2025-03-01') } }],
    [' 2025-03-01 :: 2025-03-02 ', { custom: { start: exampleDay('2025-03-01'), end: exampleDay('2025-03-02') } }],
    ['03/01/2025::04/30/25', { custom: { start: exampleDay('2025-03-01'), end: exampleDay('2025-04-30') } }],
  ])('%j is %j', (text, dueDate) => {
    expect(criteria({ dueDate: text }).dueDate).toEqual(dueDate);
  });

  it('reads typed dates in the order of the plan', () => {
    const { params } = readFilterParams('{"dueDate":"03/01/2025::30/04/2025"}', 'D/M/Y');
    expect(params.criteria.dueDate).toEqual({
      custom: { start: exampleDay('2025-01-03'), end: exampleDay('2025-04-30') },
    });
  });

  it.each([
    '2025-03-02::2025-03-01',
    '2025-02-29::',
    '::soon',
    'soon::2025-03-01',
    '2025-03-01',
    '2025-03-01::2025-03-02::2025-03-03',
  ])('%s counts as empty, with a notice', (text) => {
    expect(read({ dueDate: text })).toEqual({
      params: NO_FILTER_PARAMS,
      notices: [{ problem: 'wrongValue', key: 'dueDate', value: JSON.stringify(text).slice(0, 40) }],
    });
  });
});

describe('own fields as they travel', () => {
  it('are read as they are: the plan says what can be asked of them', () => {
    expect(criteria({ own: { ward: 'harbor' } }).own).toEqual({ ward: 'harbor' });
    expect([criteria({ own: null }).own, criteria({ own: '' }).own]).toEqual([null, null]);
  });

  it.each([[7], ['ward'], [['ward']]])('%j is ignored and told', (own) => {
    const { params, notices } = read({ own });
    expect(params.criteria.own).toBeNull();
    expect(notices).toMatchObject([{ problem: 'wrongValue', key: 'own' }]);
  });
});
