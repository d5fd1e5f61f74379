import { expect, it } from 'vitest';
import { createId } from './id.ts';

it('makes ids of 16 letters and digits that cannot be misread, each another', () => {
  const ids = Array.from({ length: 1_000 }, createId);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every((id) => /^[0-9a-hjkmnp-tv-z]{16}$/.test(id))).toBe(true);
});
