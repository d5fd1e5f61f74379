import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { SourceSays } from './hostileAnswers.ts';

const type = fc.constantFrom(
  'text/csv',
  'text/csv; charset=utf-8',
  'text/csv; charset=iso-8859-1',
  'text/csv; charset=utf-16le',
  'text/csv; charset="shift_jis"',
  'application/json',
  'application/geo+json; charset=utf-8',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/html',
  'application/octet-stream',
  '',
);

/** What answers are made of: pieces of tables and records, and what breaks them. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['goal_number,date,actual\n', '1.1,2026-10,4\n', '1.2;2026-10;4\n', '"a,b"', '"', ',', ';', '\t', '\n', '\r\n'],
    ...[
      '\ufeff',
      '\u0000',
      ' ',
      '[',
      ']',
      '{',
      '}',
      '{"a":1}',
      '{"data":[',
      '"records":',
      'null',
      '1e999',
      '-',
      'sep=;\n',
    ],
    ...[
      '<html>',
      '<?xml',
      'PK\u0003\u0004',
      '2026-W41',
      'Oct 2026',
      'FY2026',
      '1,234.5',
      '90%',
      '=1+1',
      '\u202e',
      '\ud800',
    ],
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Some of it many times over: what is quadratic shows by its size alone. */
const text = fc
  .array(fc.tuple(piece, fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) }, many())), { maxLength: 8 })
  .map((parts) =>
    parts
      .map(([each, times]) => each.repeat(times))
      .join('')
      .slice(0, 9_000_000),
  );

function many() {
  return { weight: 1, arbitrary: fc.constantFrom(1_000, 30_000, 200_000) };
}

const value = fc.oneof(fc.string({ maxLength: 8 }), fc.double(), fc.constantFrom(null, true, [], {}, '2026-10', '1.1'));

/** Records as services list them, of few names or many. */
const records = fc
  .tuple(
    fc.array(fc.dictionary(fc.string({ maxLength: 6 }), value, { maxKeys: 8 }), { maxLength: 6 }),
    fc.constantFrom(1, 1, 50, 4_000),
    fc.boolean(),
  )
  .map(([list, times, isOther]) =>
    JSON.stringify(
      Array.from({ length: times }, (_, at) =>
        list.map((each) => (isOther ? { ...each, [`n${at}`]: at } : each)),
      ).flat(),
    ),
  );

const body = fc.oneof(
  { weight: 4, arbitrary: text.map((each) => Buffer.from(each)) },
  { weight: 2, arbitrary: text.map((each) => Buffer.from(each, 'utf16le')) },
  { weight: 3, arbitrary: records.map((each) => Buffer.from(each)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 3_000 }).map((each) => Buffer.from(each)) },
);

export const randomAnswer: fc.Arbitrary<SourceSays> = fc
  .record({
    type,
    body,
    isPacked: fc.boolean(),
    breaksAt: fc.option(fc.integer({ min: 0, max: 2_000 }), { freq: 8, nil: undefined }),
    pattern: fc.option(fc.string({ unit: fc.constantFrom('a', 'b', '*', '*', '.', '?', '[', '('), maxLength: 300 }), {
      freq: 10,
      nil: undefined,
    }),
  })
  .map(({ type: said, body: bytes, isPacked, breaksAt, pattern }) => {
    const sent = bytes.subarray(0, 9_000_000);
    return {
      name: `random: ${said}, ${sent.length} bytes, ${JSON.stringify(sent.toString('latin1', 0, 30))}`,
      type: said,
      body: () => (isPacked ? gzipSync(sent, { level: 1 }) : sent),
      ...(isPacked ? { headers: { 'content-encoding': 'gzip' } } : {}),
      ...(breaksAt === undefined ? {} : { breaksAt }),
      ...(pattern === undefined ? {} : { pattern }),
    };
  });
