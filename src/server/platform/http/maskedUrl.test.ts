import { describe, expect, it } from 'vitest';
import { maskedUrl } from './maskedUrl.ts';

describe('an address in the log', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard?encv=abc&rs=chips', '/dashboard?encv=***&rs=chips'],
    ['/dashboard?rs=chips&encv=abc', '/dashboard?rs=chips&encv=***'],
    ['/welcome?token=abc', '/welcome?token=***'],
    ['/x?%65ncv=abc', '/x?%65ncv=***'],
    ['/x?ENCV=abc', '/x?ENCV=***'],
    ['/x?encv', '/x?encv'],
    ['/x?%zz=1&encv=abc', '/x?%zz=1&encv=***'],
    ['/s/abcdef', '/s/***'],
    ['/s/abcdef?a=1', '/s/***?a=1'],
    ['/api/plans?fiscal_year=2025', '/api/plans?fiscal_year=2025'],
  ])('%s is %s', (url, masked) => {
    expect(maskedUrl(url)).toBe(masked);
  });
});
