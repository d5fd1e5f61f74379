import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import type { ExportCell } from '#server/platform/csv/exportTable.ts';
import { workbookBytes } from './workbookBytes.ts';

const write = (rows: readonly (readonly ExportCell[])[]) =>
  workbookBytes([{ name: 'Goals', header: ['number', 'b & "c"'], rows }]);

/** As another program reads it. */
const readBack = async (bytes: Buffer) =>
  (await readExcelFile(bytes, { trim: false })).map(({ sheet, data }) => ({ sheet, data }));

describe('a workbook', () => {
  it('is read by another program: sheets, header, text, numbers, days and empty cells', async () => {
    const day = dayIn('2024-02-29');
    const [sheet] = await readBack(
      write([
        ['1.10', 2.5],
        [null, { day }],
        ['', '=1+1'],
        ['constructor', -3],
        ['_x0041_', 1],
      ]),
    );
    expect(sheet).toEqual({
      sheet: 'Goals',
      data: [
        ['number', 'b & "c"'],
        ['1.10', 2.5],
        [null, new Date(Date.UTC(2024, 1, 29))],
        [null, '=1+1'],
        ['constructor', -3],
        ['_x0041_', 1],
      ],
    });
  });

  it('gives another program back any text and number', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .map((each) => `x${each.replace(/\p{Cc}/gu, '')}`);
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (each === 0 ? 0 : each));
    const rows = fc.array(fc.tuple(text, number), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const [sheet] = await readBack(write(cells));
        expect(sheet?.data.slice(1)).toEqual(cells);
      }),
      { numRuns: 60 },
    );
  });

  it('holds each table on a sheet of its own, also an empty one', async () => {
    const tables = ['Goals', 'Entries'].map((name) => ({ name, header: ['a'], rows: [] }));
    expect(await readBack(workbookBytes(tables))).toEqual([
      { sheet: 'Goals', data: [['a']] },
      { sheet: 'Entries', data: [['a']] },
    ]);
  });

  it.each(['1970-01-01', '1999-12-31', '2050-06-15'])('knows the day %s', async (text) => {
    const [sheet] = await readBack(write([['1', { day: dayIn(text) }]]));
    expect(sheet?.data[1]?.[1]).toEqual(new Date(`${text}T00:00:00Z`));
  });
});

function dayIn(text: string): Day {
  const day = readIsoDate(text);
  if (day === null) throw new Error(`${text} is no date.`);
  return day;
}
