import { describe, expect, it } from 'vitest';
import { placeBeside } from './placeBeside.ts';

const viewport = { width: 1000, height: 800 };
const popover = { width: 200, height: 100 };
const anchor = { left: 300, top: 100, width: 80, height: 30 };
const usual = { anchor, popover, viewport, alignment: 'start', isRightToLeft: false } as const;

describe('placeBeside', () => {
  it.each([
    ['start', false, 300],
    ['end', false, 180],
    ['centre', false, 240],
    ['start', true, 180],
    ['end', true, 300],
  ] as const)('%s, right to left %s: left edge at %i', (alignment, isRightToLeft, left) => {
    expect(placeBeside({ ...usual, alignment, isRightToLeft })).toEqual({ left, top: 134 });
  });

  it('goes above where it does not fit below and there is more room above', () => {
    expect(placeBeside({ ...usual, anchor: { ...anchor, top: 740 } }).top).toBe(636);
  });

  it('stays below, held inside, where neither side has room and below has more', () => {
    const low = { width: 200, height: 700 };
    expect(placeBeside({ ...usual, popover: low }).top).toBe(92);
  });

  it.each([
    [-50, 8],
    [990, 792],
  ])('an anchor at %i is held to %i', (left, expected) => {
    expect(placeBeside({ ...usual, anchor: { ...anchor, left } }).left).toBe(expected);
  });

  it('shows the start of a popover that is wider than the viewport', () => {
    expect(placeBeside({ ...usual, popover: { width: 1200, height: 100 } }).left).toBe(8);
  });
});
