import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bestEncoding, CompressedBody } from './compressed.ts';

describe('the encoding of a reply', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['GZIP; q=1.0', 'gzip'],
    ['br;q=x', 'identity'],
  ])('for Accept-Encoding %j is %s', (accept, encoding) => {
    expect(bestEncoding(accept)).toBe(encoding);
  });
});

describe('a body', () => {
  const text = 'goal '.repeat(500);

  it('is the same in every encoding, and compressed once', async () => {
    const body = new CompressedBody(Buffer.from(text));
    const first = await body.in('br');
    expect(brotliDecompressSync(first.body).toString()).toBe(text);
    expect((await body.in('br')).body).toBe(first.body);
    expect(gunzipSync((await body.in('gzip')).body).toString()).toBe(text);
    expect((await body.in(undefined)).body.toString()).toBe(text);
  });

  it('too short to be worth it goes as it is', async () => {
    expect(await new CompressedBody(Buffer.from('[]')).in('br')).toMatchObject({ encoding: 'identity' });
  });
});
