import { describe, expect, it } from 'vitest';
import { answeredFile } from './answeredFile.ts';

const read = (text: string | Uint8Array, type = '') => {
  const { bytes, format } = answeredFile(typeof text === 'string' ? Buffer.from(text) : text, type);
  return [format, Buffer.from(bytes).toString()];
};

describe('what a source answered', () => {
  it.each([
    ['goal,value\n1,2\n', 'text/csv', ['csv', 'goal,value\n1,2\n']],
    ['[{"goal":"1.1","v":2},{"goal":"1.2","w":null}]', '', ['json', 'goal,v,w\n1.1,2,\n1.2,,\n']],
    ['[["goal","v"],["1.1",2]]', 'application/json', ['json', 'goal,v\n1.1,2\n']],
    ['{"success":true,"result":{"records":[{"a":1}]}}', 'application/json', ['json', 'a\n1\n']],
    ['{"data":[{"a":{"b":1,"c":"x, y"}}]}', 'application/json', ['json', 'a.b,a.c\n1,"x, y"\n']],
    ['{"type":"FeatureCollection","features":[{"properties":{"a":1}}]}', 'application/geo+json', ['json', 'a\n1\n']],
    ['\ufeff[{"a":1}]', 'application/json; charset=utf-8', ['json', 'a\n1\n']],
  ])('is read: %s', (text, type, file) => {
    expect(read(text, type)).toEqual(file);
  });

  it('is read in the encoding that it says', () => {
    const bytes = Buffer.from('goal,Straße\n', 'latin1');
    expect(read(bytes, 'text/csv; charset=iso-8859-1')).toEqual(['csv', 'goal,Straße\n']);
    expect(read(Buffer.from('goal,a\n', 'utf16le'), 'text/csv; charset="utf-16le"')).toEqual(['csv', 'goal,a\n']);
  });

  it.each([
    ['', '', 'no_rows', ''],
    ['[]', 'application/json', 'no_rows', ''],
    ['<!doctype html><title>Sign in</title>', 'text/csv', 'web_page', ''],
    ['\n <html><body>', '', 'web_page', ''],
    ['<?xml version="1.0"?><Error/>', 'application/xml', 'unreadable', 'XML'],
    ['{"error":{"message":"No such dataset"}}', 'application/json', 'says_error', 'No such dataset'],
    ['{"success":false,"error":{"message":"Not found"}}', 'application/json', 'says_error', 'Not found'],
    ['{"error":true,"message":"Invalid SoQL"}', 'application/json', 'says_error', 'Invalid SoQL'],
    ['{"errors":[{"detail":"Throttled"}]}', 'application/json', 'says_error', 'Throttled'],
    ['{"data":[{"a":1}],"errors":["Half of it"]}', 'application/json', 'says_error', 'Half of it'],
    ['{"a":1}', 'application/json', 'unreadable', 'JSON without a list of records'],
    ['[{"a":1},{"a"', 'application/json', 'unreadable', 'not JSON, or cut off'],
    ['['.repeat(5000), 'application/json', 'unreadable', 'JSON that nests too deep'],
    ['goal\n', 'text/csv; charset=klingon', 'encoding', 'klingon'],
  ])('is none: %s %s', (text, type, code, about) => {
    expect(() => answeredFile(Buffer.from(text), type)).toThrow(expect.objectContaining({ code, about }));
  });

  it('is none in another encoding than it says', () => {
    const bytes = Buffer.from('goal,Straße\n', 'latin1');
    expect(() => answeredFile(bytes, 'text/csv; charset=utf-8')).toThrow(
      expect.objectContaining({ code: 'encoding', about: 'utf-8' }),
    );
  });

  it('has no more names in its records than one run takes', () => {
    const record = (names: number, from = 0) =>
      Object.fromEntries(Array.from({ length: names }, (_, at) => [`k${from + at}`, 1]));
    const file = (records: object[]) => answeredFile(Buffer.from(JSON.stringify(records)), 'application/json');
    expect(
      Buffer.from(file([record(300)]).bytes)
        .toString()
        .split(','),
    ).toHaveLength(599);
    expect(() => file([record(301)])).toThrow('too_many_columns: 300');
    expect(() => file(Array.from({ length: 50 }, (_, at) => record(100, at * 100)))).toThrow('too_many_columns: 300');
    expect(() => file([Array.from({ length: 301 }, () => 'a')])).toThrow('too_many_columns: 300');
  });

  it.each(['', 'text/csv', 'text/csv; charset=utf-8', 'text/csv; charset=utf-16le', 'application/xml'])(
    'that is millions of blanks is looked at once: %s',
    (type) => {
      const blanks = Buffer.alloc(4_000_000, ' \t\n');
      expect(answeredFile(blanks, type).format).toBe('csv');
      expect(() => answeredFile(Buffer.concat([blanks, Buffer.from('<html>')]), type)).toThrow('web_page');
    },
  );

  it('has no more rows than one run takes', () => {
    const rows = JSON.stringify(Array.from({ length: 100_001 }, () => ({ a: 1 })));
    expect(() => answeredFile(Buffer.from(rows), 'application/json')).toThrow('too_many_rows: 100,000');
  });
});
