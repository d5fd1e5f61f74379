import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_REASON, readReason, writeReason } from './changeReason.ts';

it('a reason comes back as it was given, whatever letters it has', () => {
  const reasons = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(reasons, (reason) => {
      expect(readReason(writeReason(reason))).toBe(reason.trim());
    }),
  );
});

it.each([
  ['nothing', ''],
  ['blanks', '%20'],
  ['what is not encoded', '50%'],
  ['what is too long', 'x'.repeat(MAX_REASON + 1)],
])('%s is no reason', (_, header) => {
  expect(readReason(header)).toBeNull();
});

it('a reason may be as long as said', () => {
  expect(readReason('x'.repeat(MAX_REASON))).toHaveLength(MAX_REASON);
});
