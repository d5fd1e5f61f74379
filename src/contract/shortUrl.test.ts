import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  decodeShortUrl,
  encodeShortUrl,
  LONG_URL_MAX_LENGTH,
  shortUrlReplySchema,
  shortUrlRequestSchema,
} from './shortUrl.ts';

describe('a short address', () => {
  it('is answered with its fields at the top and under data', () => {
    const reply = encodeShortUrl({
      link: 'https://milepost.test/s/a',
      longUrl: 'https://milepost.test/dashboard?encv=b',
    });
    expect(reply).toEqual({
      link: 'https://milepost.test/s/a',
      long_url: 'https://milepost.test/dashboard?encv=b',
      data: { link: 'https://milepost.test/s/a', long_url: 'https://milepost.test/dashboard?encv=b' },
    });
    expect(z.safeParse(shortUrlReplySchema, reply).success).toBe(true);
  });

  it('is read back from the reply', () => {
    const shortUrl = { link: 'short', longUrl: 'long' };
    expect(decodeShortUrl(encodeShortUrl(shortUrl))).toEqual(shortUrl);
  });

  it.each([
    [{ long_url: 'a' }, true],
    [{ long_url: 'a'.repeat(LONG_URL_MAX_LENGTH) }, true],
    [{ long_url: 'a'.repeat(LONG_URL_MAX_LENGTH + 1) }, false],
    [{ long_url: '' }, false],
    [{ long_url: '  ' }, false],
    [{ long_url: 7 }, false],
    [{}, false],
  ])('is asked for with a long address that is there and not too long', (body, isTaken) => {
    expect(z.safeParse(shortUrlRequestSchema, body).success).toBe(isTaken);
  });
});
