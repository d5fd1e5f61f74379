import { describe, expect, it } from 'vitest';
import { arcPath, cutPath } from './arcPath.ts';

const RING = { cx: 100, cy: 100, outer: 80, inner: 60 };

describe('the arc', () => {
  it('goes from its left end over the top to its right end', () => {
    expect(arcPath(RING, 0, 100)).toBe('M20 100A80 80 0 0 1 180 100L160 100A60 60 0 0 0 40 100Z');
  });

  it('ends at the top at 50', () => {
    expect(arcPath(RING, 0, 50)).toContain('100 20L100 40');
  });

  it('is cut across a little further than it is wide', () => {
    expect(cutPath(RING, 50)).toBe('M100 41L100 19');
  });
});
