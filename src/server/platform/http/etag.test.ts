import { describe, expect, it } from 'vitest';
import { etagIn, etagOf, isKnown } from './etag.ts';

describe('a validator', () => {
  const etag = etagOf('goals');

  it('is strong, the same for the same content and another for another', () => {
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(etagOf('goals')).toBe(etag);
    expect(etagOf('Goals')).not.toBe(etag);
  });

  it('differs from encoding to encoding', () => {
    expect(new Set(['identity', 'br', 'gzip'].map((encoding) => etagIn(etag, encoding))).size).toBe(3);
  });

  it.each([
    [etag, true],
    [etagIn(etag, 'br'), true],
    [etagIn(etag, 'gzip'), true],
    [`W/${etag}`, true],
    [`"other", ${etagIn(etag, 'br')}`, true],
    ['*', true],
    ['"other"', false],
    ['', false],
    [undefined, false],
  ])('is known by If-None-Match %j: %s', (header, known) => {
    expect(isKnown(etag, header)).toBe(known);
  });
});
