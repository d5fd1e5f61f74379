import { describe, expect, it } from 'vitest';
import type { WireAttention } from '#contract/attention.ts';
import { attentionRows, attentionSums } from './attentionRows.ts';

type Entry = WireAttention['worst'][number];

function entry(id: string, part: Partial<Entry> = {}): Entry {
  const before = { status: 'critical', actual: 1, attainment: 0.5 };
  return { id, status: 'critical', attainment: 0.5, before, repeats: null, step_asked: 0, ...part };
}

describe('rows of what needs attention', () => {
  it('keep the order, with how far each came since', () => {
    const rows = attentionRows([entry('a', { attainment: 0.6 }), entry('b', { attainment: 0.4 }), entry('c')]);
    expect(rows.map(({ id, change }) => [id, change])).toEqual([
      ['a', 'closer'],
      ['b', 'further'],
      ['c', 'same'],
    ]);
  });

  it('leave out a parent that only repeats a goal of the list, which names it', () => {
    const rows = attentionRows([entry('low'), entry('above', { repeats: { id: 'low', why: 'lowest' } })]);
    expect(rows.map(({ id, also }) => [id, also])).toEqual([['low', [{ id: 'above', why: 'lowest' }]]]);
  });

  it('leave out a parent of such a parent', () => {
    const rows = attentionRows([
      entry('low'),
      entry('above', { repeats: { id: 'low', why: 'only' } }),
      entry('top', { repeats: { id: 'above', why: 'only' } }),
    ]);
    expect(rows.map(({ id, also }) => [id, also.map((each) => each.id)])).toEqual([['low', ['above', 'top']]]);
  });

  it('keep a parent whose goal below is not among them', () => {
    expect(attentionRows([entry('above', { repeats: { id: 'low', why: 'lowest' } })]).map(({ id }) => id)).toEqual([
      'above',
    ]);
  });
});

it('the sums add up to the goals listed', () => {
  const entries = [
    entry('a', { attainment: 0.6 }),
    entry('b', { attainment: 0.4, status: 'off_target' }),
    entry('c'),
    entry('d', { before: null }),
    entry('e', { attainment: null }),
  ];
  const sums = attentionSums(entries);
  expect(sums).toEqual({ closer: 1, further: 1, same: 2, isNew: 1, otherStatus: 1 });
  expect(sums.closer + sums.further + sums.same + sums.isNew).toBe(entries.length);
});
