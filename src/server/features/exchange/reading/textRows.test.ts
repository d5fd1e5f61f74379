import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsvFile } from './readCsvFile.ts';

const rowsOf = (text: string) => {
  const read = readCsvFile({ name: 'a.csv', bytes: new TextEncoder().encode(text) });
  if (!read.ok) throw new Error(read.reason);
  const [table] = read.tables;
  if (table === undefined) throw new Error('There is no table.');
  return table.rows;
};

describe('rows made of a text when they are asked for', () => {
  it('have in a column what they have in the row', () => {
    const piece = fc.constantFrom(
      '"',
      ',',
      '\n',
      'a',
      '1',
      'é',
      ' ',
      '""',
      '"\n',
      ',"',
      "'=",
      'a longer text than is kept',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
        const text = `a,b,c\n${pieces.join('')}`;
        fc.pre(readCsvFile({ name: 'a.csv', bytes: new TextEncoder().encode(text) }).ok);
        const rows = rowsOf(text);
        for (const index of [0, 1, 2, 3]) {
          const column = [...(rows.column?.(index) ?? [])];
          expect(column).toEqual(Array.from(rows, ({ cells }) => cells[index] ?? ''));
        }
        expect([...rows]).toEqual(Array.from({ length: rows.length }, (_, index) => rows.at(index)));
      }),
    );
  });

  it('keep the lines they stand on, past blank lines, rows that stay out and line ends in quotes', () => {
    expect(Array.from(rowsOf('a,b\n1,2\n\n3,4\n5,6,7\n"x\ny",8\n9,10\n'), ({ line }) => line)).toEqual([2, 4, 6, 8]);
  });

  it('are the same texts however often they come, and others of the same length are others', () => {
    const cells = Array.from({ length: 20_000 }, (_, index) => String(10_000 + (index % 9_999)));
    expect([...(rowsOf(`a\n${cells.join('\n')}\n`).column?.(0) ?? [])]).toEqual(cells);
  });
});
