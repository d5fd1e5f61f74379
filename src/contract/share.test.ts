import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sharePatchSchema, shareRequestSchema } from './share.ts';

const REQUEST = { style: 'static', filters: '{}', fiscal_year: 'current' };
const isTaken = (part: object) => z.safeParse(shareRequestSchema, { ...REQUEST, ...part }).success;
const isPatch = (part: object) => z.safeParse(sharePatchSchema, part).success;

describe('a share is asked for', () => {
  it.each([
    ['with style, filters and year alone', {}, true],
    ['with filters as text', { filters: '{"depth":[1]}' }, true],
    ['with filters as values', { filters: { depth: [1] } }, true],
    ['not without filters, which would show everything', { filters: undefined }, false],
    ['with a year as number', { fiscal_year: 2025 }, true],
    ['not without a year', { fiscal_year: undefined }, false],
    ['not with another style', { style: 'public' }, false],
    ['with a flag as true', { only_these_levels: true }, true],
    ['with a flag as 1', { only_these_levels: 1 }, true],
    ['not with a flag as text', { only_these_levels: 'yes' }, false],
    ['with a label of 100 characters', { label: 'x'.repeat(100) }, true],
    ['not with one of 101', { label: 'x'.repeat(101) }, false],
    ['with a password of 8', { password: 'x'.repeat(8) }, true],
    ['not with one of 7', { password: 'x'.repeat(7) }, false],
    ['not with one of 129', { password: 'x'.repeat(129) }, false],
    ['with 20 sites', { frame_ancestors: Array.from({ length: 20 }, (_, index) => `s${index}.org`) }, true],
    ['not with 21', { frame_ancestors: Array.from({ length: 21 }, (_, index) => `s${index}.org`) }, false],
    ['not with another theme', { theme: 'sepia' }, false],
  ])('%s', (_, part, expected) => {
    expect(isTaken(part)).toBe(expected);
  });
});

describe('a share is changed', () => {
  it.each([
    ['by nothing', {}, true],
    ['by taking password and end away', { password: null, expires_at: null }, true],
    ['by pausing it', { paused: true }, true],
    ['not by a pause that is none', { paused: 'soon' }, false],
  ])('%s', (_, part, expected) => {
    expect(isPatch(part)).toBe(expected);
  });
});
