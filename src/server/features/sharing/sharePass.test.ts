import { describe, expect, it } from 'vitest';
import { exampleStoredShare } from '#testing/server/exampleStoredShare.ts';
import { createSharePasses, PASS_LASTS_MS } from './sharePass.ts';

const passes = createSharePasses('secret');
const share = exampleStoredShare({ passwordHash: 'hash' });
const NOW = 1_800_000_000_000;

describe('the pass of a share', () => {
  const { pass, expiresAt } = passes.issue(share, NOW);

  it('opens it for twelve hours, and not a moment longer', () => {
    expect(expiresAt).toBe('2027-01-15T20:00:00.000Z');
    expect(passes.isValid(share, pass, NOW)).toBe(true);
    expect(passes.isValid(share, pass, NOW + PASS_LASTS_MS - 1)).toBe(true);
    expect(passes.isValid(share, pass, NOW + PASS_LASTS_MS)).toBe(false);
  });

  it('is not prolonged by a clock that is put back', () => {
    expect(passes.isValid(share, pass, NOW - 1)).toBe(false);
  });

  it.each([
    ['another share', { id: 'other' }],
    ['a share of another plan', { planId: 'other' }],
    ['the share once its password is another', { passwordHash: 'other' }],
  ])('does not open %s', (_, part) => {
    expect(passes.isValid({ ...share, ...part }, pass, NOW)).toBe(false);
  });

  it('of another installation opens nothing', () => {
    expect(createSharePasses('other').isValid(share, pass, NOW)).toBe(false);
  });

  const [end = '', signature = ''] = pass.split('.');
  it.each([
    '',
    '.',
    end,
    signature,
    `${end}.`,
    `.${signature}`,
    `${Number(end) + 1}.${signature}`,
    `${Number(end) - 1}.${signature}`,
    `${end}.${signature}x`,
    `${end}.${'A'.repeat(43)}`,
    `-1.${signature}`,
    `1e13.${signature}`,
    `${pass} `,
    `${'9'.repeat(15)}.${signature}`,
  ])('that reads %j is none', (text) => {
    expect(passes.isValid(share, text, NOW)).toBe(false);
  });
});
