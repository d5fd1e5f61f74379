import { expect, it } from 'vitest';
import { createScrollSpeed, RUSH, STOPPED_AFTER } from './scrollSpeed.ts';

function scrolled(...steps: readonly number[]) {
  const speed = createScrollSpeed();
  let [place, at] = [1000, 0];
  for (const step of steps) {
    place += step;
    at += 16;
    speed.note(place, at);
  }
  return { speed, at };
}

it.each([
  ['steps as fast as nobody reads', [16 * RUSH, 16 * RUSH], true],
  ['the same upwards', [-16 * RUSH, -16 * RUSH], true],
  ['a little slower', [16 * RUSH, 16 * RUSH - 1], false],
  ['one step alone, such as a jump to the end', [100_000], false],
  ['no step', [], false],
])('%s: %j is a rush: %j', (_, steps, isRush) => {
  const { speed, at } = scrolled(...steps);
  expect(speed.isRush(at)).toBe(isRush);
});

it('a rush is over when no step follows', () => {
  const { speed, at } = scrolled(400, 400);
  expect(speed.isRush(at + STOPPED_AFTER)).toBe(true);
  expect(speed.isRush(at + STOPPED_AFTER + 1)).toBe(false);
});

it('what is scrolled again after a rest begins anew', () => {
  const { speed, at } = scrolled(400, 400);
  speed.note(50_000, at + STOPPED_AFTER + 1);
  expect(speed.isRush(at + STOPPED_AFTER + 1)).toBe(false);
});

it('two steps at once after a late frame are as fast as two of two frames', () => {
  const { speed, at } = scrolled(20, 20);
  speed.note(1000 + 40 + 20, at + 1);
  expect(speed.isRush(at + 1)).toBe(false);
});
