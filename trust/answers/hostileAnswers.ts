import { gzipSync } from 'node:zlib';

export type SourceSays = {
  readonly name: string;
  readonly type: string;
  /** Made when it is sent: all of them together are large. */
  readonly body: () => Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection breaks off behind so many bytes. */
  readonly breaksAt?: number;
  /** Asked of a folder instead. */
  readonly pattern?: string;
};

const CSV = 'text/csv';
const JSON_TYPE = 'application/json';
const HEAD = 'goal_number,date,actual\n';

/** Answers that held or ended a server once, and others of their kind: each near a limit, or beyond it. */
export function hostileAnswers(): SourceSays[] {
  return [
    says('60,000 blanks', CSV, () => ' '.repeat(60_000)),
    says('2,000 records of 100 other names', JSON_TYPE, () => manyNames(2000)),
    says('3,000 records of 100 other names', JSON_TYPE, () => manyNames(3000)),
    ...['*a'.repeat(11), '*a*b'.repeat(400), `${'*'.repeat(2000)}c`, `${'a*'.repeat(60)}c`].map((pattern) => ({
      ...says(`a pattern of ${pattern.split('*').length - 1} stars`, CSV, () => ''),
      pattern,
    })),
    says('100,000 figures', CSV, () => `${HEAD}${rows(100_000)}`),
    says('100,000 goals that are none', CSV, () => `${HEAD}${rows(100_000, (at) => `9.${at}`)}`),
    says('9 MB of blanks', CSV, () => ' '.repeat(9_000_000)),
    says('9 MB of line ends', CSV, () => '\n'.repeat(9_000_000)),
    says('9 MB of marks of an encoding', CSV, () => '\ufeff'.repeat(3_000_000)),
    says('9 MB of quotes', CSV, () => '"'.repeat(9_000_000)),
    says('9 MB of commas', CSV, () => ','.repeat(9_000_000)),
    says('a comma and a quote by turns', CSV, () => ',"'.repeat(4_000_000)),
    says('half a tag and blanks', CSV, () => `<${' '.repeat(5_000_000)}`),
    says('one record of a million names', JSON_TYPE, () => `[{${names(0, 600_000)}}]`),
    says('100,000 records of one name', JSON_TYPE, () => `[${repeat('{"a":1}', 100_000)}]`),
    says('a million empty records', JSON_TYPE, () => `[${repeat('{}', 1_000_000)}]`),
    says('three million empty lists', JSON_TYPE, () => `[${repeat('[]', 3_000_000)}]`),
    says('five million numbers', JSON_TYPE, () => `[${repeat('1', 4_500_000)}]`),
    says('a million brackets', JSON_TYPE, () => '['.repeat(1_000_000)),
    says('a million braces', JSON_TYPE, () => '{"a":'.repeat(1_000_000)),
    says('names that objects have', JSON_TYPE, () => '[{"__proto__":{"a":1},"constructor":1,"toString":2,"length":3}]'),
    says('a text of 9 MB', JSON_TYPE, () => `[{"a":"${'x'.repeat(9_000_000)}"}]`),
    says('a text of escapes', JSON_TYPE, () => `[{"a":"${'\\u0000'.repeat(1_400_000)}"}]`),
    says('as many figures as 10 MB have', CSV, () => `${HEAD}${rows(450_000)}`),
    says('1,000 columns', CSV, () => `${wide(1_000)}${'1.1,'.repeat(999)}1\n`),
    says('1,001 columns', CSV, () => `${wide(1_001)}${'1.1,'.repeat(1_000)}1\n`),
    says('1,000 columns and 2,000 rows', CSV, () => wide(1_000) + `${'1,'.repeat(999)}1\n`.repeat(2_000)),
    says('columns that are all months', CSV, () => `goal_number,${months(900)}\n${'1.1'}${',5'.repeat(900)}\n`),
    says('a row that never ends', CSV, () => `${HEAD}1.1,2026-10,"${'1'.repeat(9_000_000)}`),
    says('numbers of a million digits', CSV, () => `${HEAD}1.1,2026-10,${'9'.repeat(1_000_000)}\n`),
    says('numbers like those of patterns', CSV, () => `${HEAD}1.1,2026-10,${'1,'.repeat(30)}${'1 '.repeat(50_000)}x\n`),
    says('dates of many signs', CSV, () => `${HEAD}1.1,${'20-'.repeat(100_000)},1\n1.1,${' '.repeat(100_000)}2026,1\n`),
    says('headings of many signs', CSV, () => `goal_number,${'2026 '.repeat(20_000)}\n1.1,1\n`),
    says('a zip that is none', CSV, () =>
      Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(5_000_000, 0xff)]),
    ),
    says('zip signatures one behind the other', CSV, () => Buffer.alloc(8_000_000, Buffer.from('504b0506', 'hex'))),
    says('UTF-16 that ends in the middle', 'text/csv; charset=utf-16le', () => Buffer.alloc(3_000_001, 'a\u0000')),
    says('an encoding nobody knows', `text/csv; charset=${'x'.repeat(5_000)}`, () => HEAD),
    says('a type of many blanks', `text/csv; charset${' '.repeat(7_000)}`, () => HEAD),
    packed('200 MB in a small packet', () => gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))),
    packed('9 MB of blanks, packed', () => gzipSync(Buffer.alloc(9_000_000, ' '))),
    packed('a packet that is none', () => Buffer.from('no packet')),
    { ...says('half an answer', CSV, () => `${HEAD}${rows(1000)}`), breaksAt: 5_000 },
  ];
}

function says(name: string, type: string, make: () => string | Buffer): SourceSays {
  return { name, type, body: () => Buffer.from(make()) };
}

function packed(name: string, make: () => Buffer): SourceSays {
  return { ...says(name, CSV, make), headers: { 'content-encoding': 'gzip' } };
}

function repeat(text: string, count: number): string {
  return `${text},`.repeat(count).slice(0, -1);
}

function names(from: number, count: number): string {
  return Array.from({ length: count }, (_, at) => `"n${from + at}":1`).join();
}

/** Records that each have a hundred names of their own. */
function manyNames(count: number): string {
  return `[${Array.from({ length: count }, (_, at) => `{${names(at * 100, 100)}}`).join()}]`;
}

function rows(count: number, goalOf: (at: number) => string = () => '1.1'): string {
  return Array.from({ length: count }, (_, at) => `${goalOf(at)},${1900 + (at % 200)}-${(at % 12) + 1},${at}\n`).join(
    '',
  );
}

function wide(columns: number): string {
  return `${Array.from({ length: columns }, (_, at) => `c${at}`).join()}\n`;
}

function months(count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `${1950 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  ).join();
}
