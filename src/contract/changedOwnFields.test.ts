import { describe, expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { type ChangedField, NONE } from './changedField.ts';
import { changedOwnFields } from './changedOwnFields.ts';

const WARD = exampleOwnField({ kind: 'choice' });
const COST = exampleOwnField({ id: 'cost', name: 'Cost', kind: 'number', unit: 'days', decimals: 1 });
const text = (value: string) => ({ kind: 'text', text: value });
const flag = (isOn: boolean) => ({ kind: 'flag', isOn });

/** Part, before and after of each line. */
function told(lines: readonly ChangedField[]) {
  return lines.map(({ label, part, before, after }) => [label, part, before, after]);
}

describe('a change of a plan’s own fields', () => {
  it('tells of a new one its kind, and what else it has', () => {
    const ward = { ...WARD, onCard: true, levels: [1, 2], help: 'Where' };
    expect(told(changedOwnFields([], [ward]))).toEqual([
      ['Ward', 'kind', NONE, { kind: 'ownKind', ownKind: 'choice' }],
      ['Ward', 'options', NONE, text('Harbor, Old Town, North Hill')],
      ['Ward', 'levels', NONE, { kind: 'depths', depths: [1, 2] }],
      ['Ward', 'onCard', NONE, flag(true)],
      ['Ward', 'help', NONE, text('Where')],
    ]);
  });

  it('tells of a removed one that it is gone', () => {
    expect(told(changedOwnFields([WARD, COST], [COST]))).toEqual([
      ['Ward', 'kind', { kind: 'ownKind', ownKind: 'choice' }, NONE],
    ]);
  });

  it.each([
    ['name', { name: 'Quarter' }, text('Ward'), text('Quarter')],
    ['public', { public: true }, flag(false), flag(true)],
    ['required', { required: true }, flag(false), flag(true)],
    ['options', { options: [...WARD.options, { id: 'x', name: 'Citywide' }] }, NONE, text('Citywide')],
    ['options', { options: WARD.options.slice(1) }, text('Harbor'), NONE],
    [
      'options',
      { options: WARD.options.map((each) => (each.id === 'harbor' ? { ...each, name: 'Port' } : each)) },
      text('Harbor'),
      text('Port'),
    ],
    [
      'options',
      { options: [...WARD.options].reverse() },
      text('Harbor, Old Town, North Hill'),
      text('North Hill, Old Town, Harbor'),
    ],
  ])('tells what changed of it: %s %#', (part, change, before, after) => {
    const next = { ...WARD, ...change };
    expect(told(changedOwnFields([WARD], [next]))).toEqual([[next.name, part, before, after]]);
  });

  it('tells a unit and decimals that are gone, and a kind that is another', () => {
    const next = { ...COST, kind: 'text', unit: '', decimals: null };
    expect(told(changedOwnFields([COST], [next]))).toEqual([
      ['Cost', 'kind', { kind: 'ownKind', ownKind: 'number' }, { kind: 'ownKind', ownKind: 'text' }],
      ['Cost', 'unit', text('days'), NONE],
      ['Cost', 'decimals', { kind: 'figure', value: 1 }, NONE],
    ]);
  });

  it('tells the order where nothing else changed', () => {
    expect(changedOwnFields([WARD, COST], [COST, WARD])).toEqual([
      { name: 'fields', period: null, before: text('Ward, Cost'), after: text('Cost, Ward') },
    ]);
    expect(changedOwnFields(null, undefined)).toEqual([]);
  });
});
