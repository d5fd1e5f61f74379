import { zipFiles } from '#server/features/exchange/writing/zipFiles.ts';
import { workbook } from '#testing/server/badFile.ts';
import { odsFile, odsNumber, odsTable, odsText } from '#testing/server/odsFile.ts';
import { numberCell, textCell, xlsFile } from '#testing/server/xlsFile.ts';

export type ImportFile = { readonly what: string; readonly name: string; readonly make: () => Uint8Array };

const BYTES = 10_000_000;
const COLUMNS = 50;
const ROWS = 10_000;

/** Files as large as may be, of every kind that is read: such as people have, and such as ill will makes. */
export function importFiles(): readonly ImportFile[] {
  return [
    { what: '500,000 numbers in an .xls', name: 'a.xls', make: numbersXls },
    { what: 'goals by months in an .xls', name: 'a.xls', make: goalsXls },
    {
      what: 'numbers in an .ods',
      name: 'a.ods',
      make: () => odsFile(odsTable(numberRows().map((row) => row.map((n) => odsNumber(n))))),
    },
    { what: 'goals by months in an .ods', name: 'a.ods', make: goalsOds },
    { what: '500,000 numbers in an .xlsx', name: 'a.xlsx', make: () => workbook(numberRows().map(rowXml).join('')) },
    {
      what: 'texts in an .xlsx that no goal has',
      name: 'a.xlsx',
      make: () => workbook(textRows(12_000, 30).map(rowXml).join('')),
    },
    { what: '500,000 numbers in a .csv', name: 'a.csv', make: () => csvOf(numberRows()) },
    { what: 'texts in a .csv, none like another', name: 'a.csv', make: () => csvOf(textRows(20_000, 45)) },
    { what: 'goals by months in a .csv', name: 'a.csv', make: () => csvOf(goalRows(9_000, 100)) },
    { what: 'figures of which every one is refused', name: 'a.csv', make: refusedCsv },
    { what: 'one line of ten megabytes', name: 'a.csv', make: () => Buffer.alloc(BYTES, 'x') },
    { what: 'nothing but commas', name: 'a.csv', make: () => Buffer.alloc(BYTES, ',') },
    { what: 'nothing but line ends', name: 'a.csv', make: () => Buffer.alloc(BYTES, '\n') },
    { what: 'nothing but quotes', name: 'a.csv', make: () => Buffer.alloc(BYTES, '"') },
    { what: 'blanks', name: 'a.csv', make: () => Buffer.alloc(BYTES, ' ') },
    { what: 'records in a .json', name: 'a.json', make: recordsJson },
    { what: 'figures in our own .json', name: 'a.json', make: ownJson },
    {
      what: 'lists a million deep in a .json',
      name: 'a.json',
      make: () => Buffer.from('['.repeat(5_000_000) + ']'.repeat(5_000_000)),
    },
    { what: 'a record of a million names in a .json', name: 'a.json', make: namesJson },
    { what: 'a .zip of ten files', name: 'a.zip', make: zipOfCsv },
    {
      what: 'a .zip of an .xlsx and a .csv',
      name: 'a.zip',
      make: () =>
        zipFiles(
          new Map([
            ['a.xlsx', workbook(numberRows().map(rowXml).join(''))],
            ['b.csv', csvOf(goalRows(2_000, 40))],
          ]),
        ),
    },
    { what: 'bytes that are nothing', name: 'a.xls', make: () => noise() },
    { what: 'bytes that are nothing', name: 'a.csv', make: () => noise() },
  ];
}

function numberRows(): number[][] {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_c, column) => row * COLUMNS + column),
  );
}

function textRows(rows: number, columns: number): string[][] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_c, column) => `w${row}x${column}`));
}

/** Goals with a month in each column. */
function goalRows(goals: number, months: number): (string | number)[][] {
  const names = Array.from(
    { length: months },
    (_, at) => `${2018 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  );
  const rows = Array.from({ length: goals }, (_, at) => [
    `${at + 1}`,
    `Goal ${at}`,
    ...names.map((_name, month) => (at * month) % 9_973),
  ]);
  return [['number', 'title', ...names], ...rows];
}

function numbersXls(): Uint8Array {
  const records = numberRows().flatMap((row, at) => row.map((value, column) => numberCell(at, column, value)));
  return xlsFile([{ name: 'Numbers', records }]);
}

function goalsXls(): Uint8Array {
  const records = goalRows(4_500, 100).flatMap((row, at) =>
    row.map((value, column) =>
      typeof value === 'number' ? numberCell(at, column, value) : textCell(at, column, value),
    ),
  );
  return xlsFile([{ name: 'Goals', records }]);
}

function goalsOds(): Uint8Array {
  const rows = goalRows(4_500, 100).map((row) =>
    row.map((value) => (typeof value === 'number' ? odsNumber(value) : odsText(value))),
  );
  return odsFile(odsTable(rows));
}

function rowXml(cells: readonly (string | number)[]): string {
  return `<row>${cells.map((cell) => (typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="str"><v>${cell}</v></c>`)).join('')}</row>`;
}

function csvOf(rows: readonly (readonly (string | number)[])[]): Buffer {
  return Buffer.from(rows.map((cells) => cells.join(',')).join('\n')).subarray(0, BYTES);
}

function refusedCsv(): Buffer {
  const lines = Array.from(
    { length: 99_000 },
    (_, at) => `x${at},20${at % 90}-13-45,no number ${at},what ${at},a text that is refused with the rest ${at}`,
  );
  return Buffer.from(['goal_number,date,target,actual,weight', ...lines].join('\n')).subarray(0, BYTES);
}

function recordsJson(): Buffer {
  const records = Array.from({ length: 80_000 }, (_, at) => ({
    number: `${at + 1}`,
    title: `Goal ${at}`,
    owner: `Person ${at % 90}`,
    target: at,
    actual: at * 2,
  }));
  return Buffer.from(JSON.stringify(records));
}

function ownJson(): Buffer {
  const figures = Array.from({ length: 99_000 }, (_, at) => ({
    goal_number: `${(at % 300) + 1}`,
    date: `${1990 + (at % 40)}-${String((Math.floor(at / 40) % 12) + 1).padStart(2, '0')}-01`,
    target: at,
    actual: at + 1,
  }));
  return Buffer.from(JSON.stringify(figures));
}

function namesJson(): Buffer {
  const names = Array.from({ length: 700_000 }, (_, at) => `"n${at}":${at % 7}`);
  return Buffer.from(`[{${names.join(',')}}]`);
}

function zipOfCsv(): Uint8Array {
  return zipFiles(new Map(Array.from({ length: 10 }, (_, at) => [`goals${at}.csv`, csvOf(goalRows(800, 60))])));
}

/** The same bytes each time. */
function noise(): Buffer {
  let state = 20261120;
  return Buffer.from(
    Uint8Array.from({ length: BYTES }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    }),
  );
}
