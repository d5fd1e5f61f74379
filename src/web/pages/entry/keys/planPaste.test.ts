import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draggedBlock, planDragFill, planFill } from './planFill.ts';
import { planPaste } from './planPaste.ts';

const size = { lines: 4, columns: 3 };
const one = (line: number, column: number) => ({ top: line, bottom: line, left: column, right: column });

function pasted(rows: readonly (readonly string[])[], selected: ReturnType<typeof one>) {
  const plan = planPaste(rows, { selected, size });
  return plan.cells.map(({ spot, text }) => `${spot.line},${spot.column} ${text}`);
}

describe('a pasted block', () => {
  it('lies from the first selected cell on', () => {
    expect(
      pasted(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        one(1, 1),
      ),
    ).toEqual(['1,1 a', '1,2 b', '2,1 c', '2,2 d']);
  });

  it('of one cell fills the whole selection', () => {
    expect(pasted([['a']], { top: 0, bottom: 1, left: 0, right: 1 })).toEqual(['0,0 a', '0,1 a', '1,0 a', '1,1 a']);
  });

  it('is repeated over a selection some whole times as large', () => {
    expect(pasted([['a'], ['b']], { top: 0, bottom: 3, left: 0, right: 0 })).toEqual([
      '0,0 a',
      '1,0 b',
      '2,0 a',
      '3,0 b',
    ]);
  });

  it('is not repeated over one that is not', () => {
    expect(pasted([['a'], ['b']], { top: 0, bottom: 2, left: 0, right: 0 })).toEqual(['0,0 a', '1,0 b']);
  });

  it('with a short row leaves what the row does not have', () => {
    expect(pasted([['a', 'b'], ['c']], one(0, 0))).toEqual(['0,0 a', '0,1 b', '1,0 c']);
  });

  it.each([
    ['columns', [['a', 'b', 'c']], one(0, 1), ['0,1 a', '0,2 b'], 1],
    ['rows', [['a'], ['b'], ['c']], one(2, 0), ['2,0 a', '3,0 b'], 1],
    [
      'both',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      one(3, 2),
      ['3,2 a'],
      3,
    ],
  ])('with too many %s is taken as far as it fits, and the rest is counted', (_, rows, selected, taken, cut) => {
    expect(pasted(rows, selected)).toEqual(taken);
    const plan = planPaste(rows, { selected, size });
    expect(plan.cut).toBe(cut);
    expect([plan.block.bottom < size.lines, plan.block.right < size.columns]).toEqual([true, true]);
  });

  it('never reaches beyond the sheet', () => {
    const rows = fc.array(fc.array(fc.constant('x'), { maxLength: 5 }), { minLength: 1, maxLength: 6 });
    const spot = fc.record({ line: fc.nat(3), column: fc.nat(2) });
    fc.assert(
      fc.property(rows, spot, (block, { line, column }) => {
        const plan = planPaste(block, { selected: one(line, column), size });
        for (const { spot: to } of plan.cells) expect(to.line < size.lines && to.column < size.columns).toBe(true);
      }),
    );
  });
});

describe('filling', () => {
  const block = { top: 0, bottom: 2, left: 0, right: 1 };
  const written = (cells: ReturnType<typeof planFill>) =>
    cells.map(({ from, to }) => `${to.line},${to.column}<${from.line},${from.column}`);

  it('down takes the first row', () => {
    expect(written(planFill(block, 'down'))).toEqual(['1,0<0,0', '1,1<0,1', '2,0<0,0', '2,1<0,1']);
  });

  it('right takes the first column', () => {
    expect(written(planFill(block, 'right'))).toEqual(['0,1<0,0', '1,1<1,0', '2,1<2,0']);
  });

  it.each([
    ['down', { line: 4, column: 1 }, { top: 0, bottom: 4, left: 0, right: 1 }],
    ['to the right', { line: 1, column: 5 }, { top: 0, bottom: 2, left: 0, right: 5 }],
    ['nowhere', { line: 1, column: 1 }, block],
  ])('by the handle dragged %s grows the block that way', (_, over, grown) => {
    expect(draggedBlock(block, over)).toEqual(grown);
  });

  it('by the handle repeats the block, also upwards', () => {
    const source = { top: 2, bottom: 3, left: 0, right: 0 };
    expect(written(planDragFill(source, { ...source, top: 0, bottom: 4 }))).toEqual(['0,0<2,0', '1,0<3,0', '4,0<2,0']);
  });
});
