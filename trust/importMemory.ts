/**
 * The promise: whatever file the page hands in, working it out takes at most 400 MB beside what the server holds
 * already, and one account works out one at a time. Files as large as may be, made to cost as much as they can, and
 * ordinary large ones, are handed in by the call; what the process took at its most is read from the system.
 *
 *     npm run trust importMemory
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { importsPath } from '#contract/addresses.ts';
import { startProcess } from '#e2e/milepost.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import { workbook } from '#testing/server/badFile.ts';
import { zipOf } from '#testing/server/exampleWorkbook.ts';
import { odsFile, odsTable, odsText } from '#testing/server/odsFile.ts';
import { numberCell, textCell, xlsFile } from '#testing/server/xlsFile.ts';
import { type Client, type Reply, signIn } from './tools/client.ts';
import { pause, promise } from './tools/promise.ts';

const MOST_MEGABYTES = 400;
/** What was taken before is given back to the system by then. */
const REST_MS = 3_000;

type MadeFile = { readonly what: string; readonly name: string; readonly make: () => Uint8Array };

const HEADER = ['number', 'title', 'goal_number', 'date', 'target', 'actual'];

const FIGURES = PAGE_LIMITS.rows ?? 0;
const GOALS = PAGE_LIMITS.goals ?? 0;

const FILES: readonly MadeFile[] = [
  { what: 'as many entries in a workbook as may be', name: 'plan.xlsx', make: () => entriesWorkbook(FIGURES) },
  { what: 'as many goals in a workbook as may be', name: 'plan.xlsx', make: () => goalsWorkbook(GOALS) },
  { what: 'as many goals in a CSV as may be', name: 'plan.csv', make: () => goalsCsv(GOALS) },
  { what: 'as many entries in a CSV as may be', name: 'plan.csv', make: () => entriesCsv(FIGURES) },
  {
    what: 'as many figures in a wide workbook as may be',
    name: 'plan.xlsx',
    make: () => wideWorkbook(FIGURES - 1_000, 120),
  },
  { what: 'three times as many entries', name: 'plan.xlsx', make: () => entriesWorkbook(330_000) },
  { what: 'three times as many goals', name: 'plan.xlsx', make: () => goalsWorkbook(400_000) },
  { what: 'three times as many entries in a CSV', name: 'plan.csv', make: () => entriesCsv(350_000) },
  { what: 'three million cells, none like another', name: 'plan.xlsx', make: () => cellsWorkbook(3_000_000, 500) },
  { what: 'as many, not in Latin letters', name: 'plan.xlsx', make: () => cellsWorkbook(2_200_000, 500, '\u4e00') },
  {
    what: 'three million empty cells',
    name: 'plan.xlsx',
    make: () => workbook(`<row>${'<c/>'.repeat(900)}</row>`.repeat(3_300)),
  },
  { what: 'as many entries in an .ods as may be', name: 'plan.ods', make: () => entriesOds(FIGURES) },
  { what: 'an .ods of a row that is there a million times', name: 'plan.ods', make: () => repeatedOds(1_000_000) },
  { what: 'two million texts in an .ods, none like another', name: 'plan.ods', make: () => cellsOds(2_000_000, 200) },
  { what: 'as many entries in an .xls as may be', name: 'plan.xls', make: () => cellsXls(FIGURES, 4) },
  { what: 'half a million numbers in an .xls', name: 'plan.xls', make: () => cellsXls(500_000, 100) },
  { what: 'a zip of five hundred lists', name: 'plans.zip', make: () => listsZip(500, 180) },
  { what: 'a zip of lists that are too many rows together', name: 'plans.zip', make: () => listsZip(50, 8_000) },
];

const milepost = await startProcess();
let most = 0;
try {
  const client = await signIn(milepost.address);
  await handIn(client, { name: 'warm.xlsx', bytes: entriesWorkbook(10) });
  const atFirst = megabytesOf('VmRSS');
  for (const { what, name, make } of FILES) {
    const bytes = make();
    await pause(REST_MS);
    const before = megabytesOf('VmRSS');
    writeFileSync(`/proc/${milepost.pid}/clear_refs`, '5');
    const began = performance.now();
    const reply = await handIn(client, { name, bytes });
    const seconds = (performance.now() - began) / 1_000;
    const taken = megabytesOf('VmHWM') - before;
    most = Math.max(most, megabytesOf('VmHWM') - atFirst);
    const size = `${(bytes.length / 1024 ** 2).toFixed(1)} MB`;
    const found = `${taken.toFixed(0)} MB of memory, ${seconds.toFixed(1)} s, ${told(reply)}`;
    promise(
      `${what}, ${size}: at most ${MOST_MEGABYTES} MB, answered with no 5xx`,
      taken <= MOST_MEGABYTES && reply.status < 500,
      found,
    );
  }
  console.log(
    `          with all that waits to be applied meanwhile: at most ${most.toFixed(0)} MB more than at first`,
  );
} finally {
  await milepost.stop();
}

function told({ status, body }: Reply): string {
  return status === 200 ? '200' : `${status} ${body.slice(0, 160)}`;
}

function handIn(
  client: Client,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<Reply> {
  const form = new FormData();
  form.append('name', 'A plan');
  form.append('file', new File([new Uint8Array(bytes)], name));
  return client.send('POST', importsPath(null), form);
}

function megabytesOf(name: 'VmRSS' | 'VmHWM'): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${milepost.pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

function rowOf(cells: readonly string[]): string {
  return `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`;
}

function entriesWorkbook(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, at) => {
    const date = `${2000 + (at % 30)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
    return rowOf([`${at % 50}`, date, `${at}`, `${at * 7}`]);
  });
  return workbook(rowOf(['goal_number', 'date', 'target', 'actual']) + rows.join(''));
}

function goalsWorkbook(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, at) => rowOf([`${at + 1}`, `Goal ${at}`]));
  return workbook(rowOf(['number', 'title']) + rows.join(''));
}

/** Cells as short as XML lets them be, none like another. */
function cellsWorkbook(count: number, columns: number, letter = ''): Buffer {
  const rows: string[] = [rowOf(HEADER)];
  for (let from = 0; from < count; from += columns) {
    rows.push(
      `<row>${Array.from({ length: columns }, (_, at) => `<c><v>${letter}${(from + at).toString(36)}</v></c>`).join('')}</row>`,
    );
  }
  return workbook(rows.join(''));
}

function wideWorkbook(count: number, columns: number): Buffer {
  const months = Array.from(
    { length: columns },
    (_, at) => `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
  );
  const rows = Array.from({ length: Math.floor(count / columns) }, (_, at) =>
    rowOf([`${at + 1}`, `Goal ${at}`, ...months.map((_month, column) => `${at * column}`)]),
  );
  return workbook(rowOf(['number', 'title', ...months]) + rows.join(''));
}

function goalsCsv(count: number): Buffer {
  const text = 'A goal of many that says in a sentence what is to be reached';
  const lines = Array.from({ length: count }, (_, at) => `${at + 1},Goal ${at},${text}`);
  return Buffer.from(['number,title,description', ...lines].join('\n'));
}

function entriesCsv(count: number): Buffer {
  const lines = Array.from({ length: count }, (_, at) => {
    const date = `${1990 + (at % 40)}-${String((Math.floor(at / 40) % 12) + 1).padStart(2, '0')}-01`;
    return `${(at % 300) + 1},,${date},${at},${at + 1}`;
  });
  return Buffer.from(['goal_number,title,date,target,actual', ...lines].join('\n'));
}

function entriesOds(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, at) =>
    [`${at % 50}`, `${2000 + (at % 30)}-${String((at % 12) + 1).padStart(2, '0')}-01`, `${at}`, `${at * 7}`].map(
      (cell) => odsText(cell),
    ),
  );
  return odsFile(
    odsTable([['goal_number', 'date', 'target', 'actual'].map((name) => odsText(name)), ...rows], 'Entries'),
  );
}

function repeatedOds(count: number): Buffer {
  const row = `<table:table-row table:number-rows-repeated="${count}">${odsText('1').repeat(100)}</table:table-row>`;
  return odsFile(`<table:table table:name="Goals">${row}</table:table>`);
}

function cellsOds(count: number, columns: number): Buffer {
  const rows = Array.from({ length: count / columns }, (_, row) =>
    Array.from({ length: columns }, (_cell, at) => odsText((row * columns + at).toString(36))),
  );
  return odsFile(odsTable([HEADER.map((name) => odsText(name)), ...rows]));
}

function cellsXls(count: number, columns: number): Buffer {
  const names = HEADER.slice(0, columns).map((name, at) => textCell(0, at, name));
  const rows = Math.min(65_535, Math.floor(count / columns));
  const cells = Array.from({ length: rows * columns }, (_, at) =>
    numberCell(Math.floor(at / columns) + 1, at % columns, at * 1.5),
  );
  return xlsFile([{ name: 'Goals', records: [...names, ...cells] }]);
}

function listsZip(files: number, rows: number): Buffer {
  return zipOf(
    Object.fromEntries(
      Array.from({ length: files }, (_, file) => [
        `list ${file}.csv`,
        [
          'KPI,Unit,Target 2025,Actual 2025',
          ...Array.from({ length: rows }, (_row, at) => `Measure ${at} of ${file},homes,${at + 5},${at}`),
        ].join('\n'),
      ]),
    ),
  );
}
