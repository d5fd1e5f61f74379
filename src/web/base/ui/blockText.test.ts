import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlock, writeBlock } from './blockText.ts';

describe('a block on the clipboard', () => {
  it.each([
    ['one cell', '12', [['12']]],
    ['a row', '1\t2\t3', [['1', '2', '3']]],
    [
      'rows as Excel ends them',
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['rows as Sheets joins them', '1\n2', [['1'], ['2']]],
    [
      'empty cells',
      '\t\n1\t',
      [
        ['', ''],
        ['1', ''],
      ],
    ],
    ['an empty last row that is meant', '1\n\n', [['1'], ['']]],
    ['a quoted cell with tab and line break', '"a\tb\nc"\t2', [['a\tb\nc', '2']]],
    ['doubled quotes', '"say ""no"""', [['say "no"']]],
    ['a quote that is none', '"5 in', [['"5 in']]],
    ['a quote in the middle', '5" pipe\t1', [['5" pipe', '1']]],
  ])('of %s', (_, text, rows) => {
    expect(readBlock(text)).toEqual(rows);
  });

  it('comes back as it was written', () => {
    const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('"', '\t', '\n', '1,234.5', '""\n'));
    const rows = fc
      .array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
      .filter((all) => all.length === 1 || all.at(-1)?.join('') !== '');
    fc.assert(
      fc.property(rows, (block) => {
        expect(readBlock(writeBlock(block))).toEqual(block);
      }),
    );
  });
});
