import { describe, expect, it } from 'vitest';
import { type CardBox, type Direction, nextCard } from './nextCard.ts';

function card(column: number, row: number, size = 1): CardBox {
  const side = size * 320 - 16;
  return { left: column * 320, top: row * 320, width: side, height: side };
}

const EVEN = [card(0, 0), card(1, 0), card(2, 0), card(0, 1), card(1, 1), card(2, 1), card(0, 2)];
const EXPANDED = [card(0, 0), card(1, 0, 2), card(0, 1), card(0, 2), card(1, 2), card(2, 2)];

describe('arrows between cards', () => {
  it.each<[number, Direction, number | null]>([
    [0, 'after', 1],
    [2, 'after', 3],
    [6, 'after', null],
    [3, 'before', 2],
    [0, 'before', null],
    [1, 'below', 4],
    [4, 'below', 6],
    [5, 'below', 6],
    [6, 'below', null],
    [4, 'above', 1],
    [6, 'above', 3],
    [1, 'above', null],
  ])('from card %i %s leads to %s', (from, direction, to) => {
    expect(nextCard(EVEN, from, direction)).toBe(to);
  });

  it.each<[number, Direction, number | null]>([
    [0, 'after', 1],
    [1, 'below', 4],
    [4, 'above', 1],
    [5, 'above', 1],
    [2, 'above', 0],
    [2, 'below', 3],
  ])('around an expanded card from %i %s leads to %s', (from, direction, to) => {
    expect(nextCard(EXPANDED, from, direction)).toBe(to);
  });

  it('lead nowhere from a card that is not there', () => {
    expect(nextCard([], 0, 'after')).toBeNull();
  });
});
