import { describe, expect, it } from 'vitest';
import { day } from '#testing/core/exampleFigures.ts';
import type { ExampleGoal } from '#testing/core/examplePlanFigures.ts';
import { months } from '#testing/core/examplePlanFigures.ts';
import { exampleRollupDay } from '#testing/core/exampleRollupDay.ts';
import type { WhyMoved } from './movedRows.ts';
import type { RollupDay } from './rollupDay.ts';
import { whyMoved } from './whyMoved.ts';

type Written = Readonly<Record<string, ExampleGoal>>;

function moved(before: Written, after: Written): WhyMoved {
  return (
    whyMoved(exampleRollupDay('2025-02-28', before), exampleRollupDay('2025-03-31', after)) ??
    expect.fail('goal 1 is a roll-up')
  );
}

function rowsOf(why: WhyMoved) {
  return Object.fromEntries(why.rows.map(({ id, shown, note }) => [id ?? 'rest', [shown, note?.kind ?? null]]));
}

const percent = (...figures: readonly number[]): ExampleGoal => ({
  targetsByYear: new Map([[2025, 100]]),
  entries: months(...figures),
});
const YEAR_2024 = { start: day('2024-01-01'), end: day('2024-12-31') };
const deferred: ExampleGoal = {
  handStatus: { status: 'deferred', note: '', memberId: null, by: '', at: '', computedActual: null },
  isStatusAutomatic: false,
};

describe('a mean of percents is moved by each goal below', () => {
  const before: Written = { '1': {}, '1.1': percent(10, 20), '1.2': percent(20, 20), '1.3': percent(0, 5) };

  it.each([
    ['a container', {}],
    ['a parent of type percent', { rollup: 'percent' }],
    ['an end-of-year-100% parent', { rollup: 'sum', isEndOfYear100: true }],
  ] as const)('by its own change times its weight: %s', (_, parent) => {
    const after = { ...before, '1.1': percent(10, 20, 12), '1.3': percent(0, 5, 1) };
    const why = moved({ ...before, '1': parent }, { ...after, '1': parent });
    expect([why.change, why.decimals]).toEqual([4.3, 1]);
    expect(rowsOf(why)).toEqual({ '1.1': [4, null], '1.3': [0.3, null], '1.2': [0, 'same'] });
    expect(why.rows.map(({ id }) => id)).toEqual(['1.1', '1.3', '1.2']);
  });

  it('and by nothing else where the mean is rounded to eight decimals', () => {
    const of700 = (figure: number) => ({ targetsByYear: new Map([[2025, 700]]), entries: months(figure) });
    const why = moved({ '1': {}, '1.1': of700(8) }, { '1': {}, '1.1': of700(0) });
    expect(rowsOf(why)).toEqual({ '1.1': [-1.1, null] });
  });

  it('one that came moves it by how far it lies from those that were there', () => {
    const why = moved({ '1': {}, '1.1': percent(20, 20) }, { '1': {}, '1.1': percent(20, 20), '1.2': percent(10, 10) });
    expect([why.before, why.after]).toEqual([40, 30]);
    expect(rowsOf(why)).toEqual({ '1.2': [-10, 'came'], '1.1': [0, 'same'] });
  });

  it('so does one that went', () => {
    const why = moved({ '1': {}, '1.1': percent(20, 20), '1.2': percent(10, 10) }, { '1': {}, '1.1': percent(20, 20) });
    expect(rowsOf(why)).toEqual({ '1.2': [10, 'went'], '1.1': [0, 'same'] });
  });

  it('one that stays deferred takes no part and says so', () => {
    const why = moved(
      { ...before, '1.2': { ...percent(20, 20), ...deferred } },
      { ...before, '1.1': percent(10, 40), '1.2': { ...percent(20, 30), ...deferred } },
    );
    expect(rowsOf(why)).toEqual({ '1.1': [10, null], '1.3': [0, 'same'], '1.2': [null, 'leftOut'] });
    expect(why.rows.at(-1)?.note).toEqual({ kind: 'leftOut', reason: 'deferred' });
    expect(why.counted).toBe(2);
  });

  it('one that is deferred in between left, and says so', () => {
    const why = moved(before, { ...before, '1.2': { ...percent(20, 20), ...deferred } });
    expect(rowsOf(why)['1.2']?.[1]).toBe('left');
  });

  it.each([
    ['past 100', 60, 100],
    ['below 0', -60, 0],
  ] as const)('one that lies %s on both days adds nothing and says so', (_, figure, held) => {
    const why = moved(
      { ...before, '1.1': percent(figure, figure) },
      { ...before, '1.1': percent(figure, figure, figure) },
    );
    expect(why.change).toBe(0);
    expect(why.rows.find(({ id }) => id === '1.1')?.note).toEqual({ kind: 'held', percent: held });
  });

  it.each([
    ['a container', {}],
    ['a parent of type percent', { rollup: 'percent' }],
  ] as const)('one that does not run in the year takes no part and says so: %s', (_, parent) => {
    const written: Written = { ...before, '1': parent, '1.2': { ...percent(), span: YEAR_2024 } };
    expect(moved(written, written).rows.at(-1)).toMatchObject({
      id: '1.2',
      by: null,
      note: { kind: 'leftOut', reason: 'outsideWindow' },
    });
  });

  it.each([
    ['before', { '1': {}, '1.1': {} }, before],
    ['after', before, { '1': {}, '1.1': {} }],
  ] as const)('without a figure %s there is no change to explain', (_, one, other) => {
    const why = moved(one, other);
    expect(why.change).toBeNull();
    expect(why.rows.every(({ shown }) => shown === null)).toBe(true);
  });
});

describe('a parent of values is moved by each goal below', () => {
  const entries = (...figures: readonly (number | null)[]): ExampleGoal => ({ entries: months(...figures) });

  it('a sum, by what it added in the periods that count', () => {
    const why = moved(
      { '1': { rollup: 'sum' }, '1.1': entries(10, 10), '1.2': entries(1, 1) },
      { '1': { rollup: 'sum' }, '1.1': entries(10, 10, 67), '1.2': entries(1, 1, 14) },
    );
    expect([why.before, why.after, why.change, why.decimals]).toEqual([22, 103, 81, 0]);
    expect(rowsOf(why)).toEqual({ '1.1': [67, null], '1.2': [14, null] });
  });

  it('a period that waits for another goal moves nothing yet, and says so', () => {
    const why = moved(
      { '1': { rollup: 'sum' }, '1.1': entries(10, 10), '1.2': entries(1, 1) },
      { '1': { rollup: 'sum' }, '1.1': entries(10, 10, 67), '1.2': entries(1, 1) },
    );
    expect(why.change).toBe(0);
    expect(rowsOf(why)).toEqual({ '1.1': [0, 'notCounted'], '1.2': [0, 'same'] });
  });

  it('an average, by its share of it', () => {
    const parent: ExampleGoal = { rollup: 'average', aggregation: 'current' };
    const why = moved(
      { '1': parent, '1.1': entries(10, 10), '1.2': entries(20, 20) },
      { '1': parent, '1.1': entries(10, 10, 16), '1.2': entries(20, 20, 19) },
    );
    expect(rowsOf(why)).toEqual({ '1.1': [3, null], '1.2': [-0.5, null] });
  });

  it.each([
    ['highest', [30, 10], [31, 10], { '1.1': [1, null], '1.2': [0, 'notCounted'] }],
    ['highest', [30, 10], [29, 40], { '1.1': [0, 'left'], '1.2': [10, 'joined'] }],
    ['highest', [30, 10], [5, 10], { '1.1': [-20, 'left'], '1.2': [0, 'joined'] }],
    ['lowest', [30, 10], [5, 10], { '1.1': [-5, 'joined'], '1.2': [0, 'left'] }],
    ['lowest', [30, 10], [30, 40], { '1.1': [0, 'joined'], '1.2': [20, 'left'] }],
  ] as const)('the %s of %j, then of %j: %j', (rollup, [one, other], [oneAfter, otherAfter], rows) => {
    const parent: ExampleGoal = { rollup, aggregation: 'current' };
    const why = moved(
      { '1': parent, '1.1': entries(one, one), '1.2': entries(other, other) },
      { '1': parent, '1.1': entries(one, one, oneAfter), '1.2': entries(other, other, otherAfter) },
    );
    expect(rowsOf(why)).toEqual(rows);
  });

  it('in a year without figures yet, by the last ones of the year before', () => {
    const span = { start: day('2024-01-01'), end: day('2025-12-31') };
    const parent: ExampleGoal = { rollup: 'sum', aggregation: 'current', span };
    const december = (figure: number): ExampleGoal => ({ span, entries: { '2024-12-01': [null, figure] } });
    const why = whyMoved(
      exampleRollupDay('2025-01-15', { '1': parent, '1.1': december(10), '1.2': december(5) }),
      exampleRollupDay('2025-01-20', { '1': parent, '1.1': december(12), '1.2': december(5) }),
    );
    expect([why?.before, why?.after, why?.change]).toEqual([15, 17, 2]);
    expect(why && rowsOf(why)).toEqual({ '1.1': [2, null], '1.2': [0, 'same'] });
  });

  it('what goals that are not listed moved stands in a row of its own', () => {
    const [before, after] = [
      exampleRollupDay('2025-02-28', { '1': { rollup: 'sum' }, '1.1': entries(10, 10), '1.2': entries(1, 1) }),
      exampleRollupDay('2025-03-31', { '1': { rollup: 'sum' }, '1.1': entries(10, 10, 67), '1.2': entries(1, 1, 14) }),
    ];
    const listed = (all: RollupDay) => ({ ...all, children: all.children.filter(({ goal }) => goal.id === '1.1') });
    const why = whyMoved(listed(before), listed(after));
    expect(why && rowsOf(why)).toEqual({ '1.1': [67, null], rest: [14, null] });
  });

  it('what none of them moved stands in a row of its own', () => {
    const children = { '1.1': entries(10, 10), '1.2': entries(20, 20) };
    const why = moved({ '1': { rollup: 'sum' }, ...children }, { '1': { rollup: 'average' }, ...children });
    expect([why.before, why.after]).toEqual([60, 30]);
    expect(rowsOf(why).rest).toEqual([-30, null]);
  });
});

it('an example without goal 1 is refused', () => {
  expect(() => exampleRollupDay('2025-02-28', { '2': percent(10) })).toThrow('No goal 1.');
});

it('a goal that is not computed from those below it is not explained by them', () => {
  const written: Written = { '1': percent(10, 20), '1.1': percent(10, 20) };
  expect(whyMoved(exampleRollupDay('2025-02-28', written), exampleRollupDay('2025-03-31', written))).toBeNull();
});
