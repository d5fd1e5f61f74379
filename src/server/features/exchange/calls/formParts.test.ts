import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formParts } from './formParts.ts';

const TYPE = 'multipart/form-data; boundary=x';
const form = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'));
const disposition = (parameters: string) => `content-disposition: form-data; ${parameters}`;

describe('a form', () => {
  it('is taken apart as it was put together, whatever is in it', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((each) => !/\p{Cc}/u.test(each));
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom('', '\r\n', '--', '\r\n--', '\r\n\r\n', 'a\r\n--x'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, content), { minLength: 1, maxLength: 4 }), async (files) => {
        const data = new FormData();
        data.set('"name"', 'Größe');
        for (const [fileName, bytes] of files)
          data.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), fileName);
        const request = new Response(data);
        const parts = formParts(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '');
        expect(parts?.map((part) => [part.name, part.fileName, part.content])).toEqual([
          ['"name"', null, Buffer.from('Größe')],
          ...files.map(([fileName, bytes]) => ['file', fileName, Buffer.from(bytes)]),
        ]);
      }),
    );
  });

  it.each([
    ['no form', 'application/json', form('{}')],
    ['no boundary', 'multipart/form-data', form('--x--')],
    ['another boundary', TYPE, form('--y', '')],
    ['no end', TYPE, form('--x', disposition('name="a"'), '', 'b')],
    ['no head', TYPE, form('--x', '', 'b', '--x--')],
    ['no name', TYPE, form('--x', disposition('filename="a"'), '', 'b', '--x--')],
    ['an endless head', TYPE, form('--x', disposition(`name="${'a'.repeat(9_000)}"`), '', 'b', '--x--')],
    [
      'parts without end',
      TYPE,
      form(...Array.from({ length: 200 }, () => `--x\r\n${disposition('name="a"')}\r\n\r\nb`), '--x--'),
    ],
  ])('that is none is told: %s', (_, type, body) => {
    expect(formParts(body, type)).toBeNull();
  });

  it('may be quoted in its boundary, and empty', () => {
    expect(formParts(form('--a b--', ''), 'multipart/form-data; charset=utf-8; boundary="a b"')).toEqual([]);
  });
});
