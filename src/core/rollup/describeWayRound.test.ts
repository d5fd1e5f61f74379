import { describe, expect, it } from 'vitest';
import { describeWayRound } from './describeWayRound.ts';

const way = (length: number) => Array.from({ length }, (_, at) => ({ number: `1x${at + 1}` }));

describe('a way round in a sentence', () => {
  it.each([
    [2, 'It goes in a circle: 1.1 › 1.2.'],
    [8, 'It goes in a circle: 1.1 › 1.2 › 1.3 › 1.4 › 1.5 › 1.6 › 1.7 › 1.8.'],
    [12, 'It goes in a circle: 1.1 › 1.2 › 1.3 › 1.4 › 1.5 › 1.6 › … (4 more) › 1.11 › 1.12.'],
  ])('of %i goals', (length, sentence) => {
    expect(describeWayRound(way(length))).toBe(sentence);
  });
});
