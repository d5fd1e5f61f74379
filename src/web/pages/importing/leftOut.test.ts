import { describe, expect, it } from 'vitest';
import { isTaken, NOTHING_LEFT_OUT, withKinds, withRow } from './leftOut.ts';

const row = { kind: 'added' as const, key: 'cells 1.1', needs: 'goal 1.1' };

describe('what of an import is left out', () => {
  it('is nothing at first', () => {
    expect(isTaken(row, NOTHING_LEFT_OUT)).toBe(true);
  });

  it.each([
    ['the row itself', { kinds: [], rows: ['cells 1.1'] }],
    ['the goal it needs', { kinds: [], rows: ['goal 1.1'] }],
    ['its kind', { kinds: ['added' as const], rows: [] }],
  ])('a row goes with %s', (_, left) => {
    expect(isTaken(row, left)).toBe(false);
  });

  it.each(['refused', 'unchanged'] as const)('a row that is %s is never taken', (kind) => {
    expect(isTaken({ ...row, kind }, NOTHING_LEFT_OUT)).toBe(false);
  });

  it('a row comes back when it is ticked again, and all of a kind with it', () => {
    const without = withRow(NOTHING_LEFT_OUT, 'goal 1.1', false);
    expect(without.rows).toEqual(['goal 1.1']);
    expect(withRow(without, 'goal 1.1', true)).toEqual(NOTHING_LEFT_OUT);
    expect(withKinds(without, ['added'], false)).toEqual({ kinds: ['added'], rows: [] });
    expect(withKinds({ kinds: ['added', 'changed'], rows: [] }, ['added'], true)).toEqual({
      kinds: ['changed'],
      rows: [],
    });
  });
});
