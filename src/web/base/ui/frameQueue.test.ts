import { expect, it } from 'vitest';
import { createFrameQueue } from './frameQueue.ts';

function pageWithTurns() {
  const page = { isHurried: true, isRushed: false };
  const frames: (() => void)[] = [];
  const turns = createFrameQueue({
    isHurried: () => page.isHurried,
    isRushed: () => page.isRushed,
    nextFrame: (then) => frames.push(then),
  });
  const had: string[] = [];
  return {
    page,
    turns,
    had,
    frames,
    take: (name: string) => turns.take(() => had.push(name)),
    frame: () => {
      for (const each of frames.splice(0)) each();
    },
  };
}

it('while one scrolls one a frame, in their order', () => {
  const { take, frame, had } = pageWithTurns();
  for (const name of ['a', 'b', 'c']) take(name);
  expect(had).toEqual([]);
  frame();
  expect(had).toEqual(['a']);
  frame();
  expect(had).toEqual(['a', 'b']);
});

it('three a frame once one has stopped', () => {
  const { page, take, frame, had } = pageWithTurns();
  for (const name of ['a', 'b', 'c', 'd']) take(name);
  page.isHurried = false;
  frame();
  expect(had).toEqual(['a', 'b', 'c']);
  frame();
  expect(had).toEqual(['a', 'b', 'c', 'd']);
});

it('none while one scrolls too fast to read, and the first of them afterwards', () => {
  const { page, take, frame, had } = pageWithTurns();
  page.isRushed = true;
  take('a');
  frame();
  frame();
  expect(had).toEqual([]);
  page.isRushed = false;
  frame();
  expect(had).toEqual(['a']);
});

it('whoever gives it up takes no frame', () => {
  const { take, frame, had, frames } = pageWithTurns();
  const giveUp = take('a');
  take('b');
  giveUp();
  frame();
  expect(had).toEqual(['b']);
  expect(frames).toEqual([]);
});

it('one a frame also when all who waited before gave it up', () => {
  const { take, frame, had } = pageWithTurns();
  take('a')();
  take('b');
  take('c');
  frame();
  expect(had).toEqual(['b']);
});

it.each([
  ['nobody scrolls', { isHurried: false, isRushed: false }, true],
  ['one scrolls', { isHurried: true, isRushed: false }, false],
  ['one scrolls too fast to read', { isHurried: true, isRushed: true }, false],
])('nobody need wait where nobody scrolls: %s', (_, state, isFree) => {
  const { page, turns } = pageWithTurns();
  Object.assign(page, state);
  expect(turns.isFree()).toBe(isFree);
});
