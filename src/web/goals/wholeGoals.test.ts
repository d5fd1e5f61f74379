import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleDashboardGoal } from '#web/dashboard/exampleDashboardGoal.ts';
import { ASKED_AT_ONCE, WholeGoals } from './wholeGoals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = () => {};

function goalsOf(ids: readonly string[], title = '') {
  return ids.map((id) => exampleDashboardGoal({ id, title }));
}

function answering(title = () => '') {
  return vi.fn(async (ids: readonly string[]) => goalsOf(ids, title()));
}

it('asks at once for everything that is looked at in the same moment', async () => {
  const ask = answering();
  const wholes = new WholeGoals(ask);
  const seen = vi.fn();
  wholes.watch('a', seen);
  wholes.watch('b', nothing);
  expect(wholes.get('a')).toBeNull();
  await vi.runAllTimersAsync();
  expect(ask.mock.calls).toEqual([[['a', 'b']]]);
  expect(wholes.get('a')?.id).toBe('a');
  expect(seen).toHaveBeenCalledTimes(1);
});

it('does not ask for what it knows, nor for what nobody looks at any more', async () => {
  const ask = answering();
  const wholes = new WholeGoals(ask);
  wholes.put(goalsOf(['a']));
  wholes.watch('a', nothing);
  wholes.watch('b', nothing)();
  await vi.runAllTimersAsync();
  expect(ask).not.toHaveBeenCalled();
});

it('asks for one screen after the other', async () => {
  const ask = answering();
  const wholes = new WholeGoals(ask);
  for (let index = 0; index < ASKED_AT_ONCE + 1; index++) wholes.watch(`g${index}`, nothing);
  await vi.runAllTimersAsync();
  expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([ASKED_AT_ONCE, 1]);
});

/** A page that is scrolled, and its frames one by one. */
function scrolledPage() {
  const page = { isHurried: true, isRushed: false };
  const frames: (() => void)[] = [];
  const pace = {
    isHurried: () => page.isHurried,
    isRushed: () => page.isRushed,
    nextFrame: () => new Promise<void>((resolve) => frames.push(resolve)),
  };
  const frame = async () => {
    frames.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  };
  return { page, pace, frame };
}

it('while one scrolls shows one a frame, and the rest when one stops', async () => {
  const { page, pace, frame } = scrolledPage();
  const wholes = new WholeGoals(answering(), 10, pace);
  const ids = ['a', 'b', 'c', 'd'];
  for (const id of ids) wholes.watch(id, nothing);
  const shown = () => ids.filter((id) => wholes.get(id) !== null).length;
  await frame();
  expect(shown()).toBe(1);
  await frame();
  expect(shown()).toBe(2);
  page.isHurried = false;
  await frame();
  expect(shown()).toBe(4);
});

it('while one scrolls those that nobody looks at any more take no frame', async () => {
  const { pace, frame } = scrolledPage();
  const wholes = new WholeGoals(answering(), 10, pace);
  const stops = ['a', 'b', 'c', 'd'].map((id) => wholes.watch(id, nothing));
  await frame();
  stops[1]?.();
  stops[2]?.();
  await frame();
  expect(wholes.get('d')).not.toBeNull();
  expect(wholes.get('b')).not.toBeNull();
});

it('while one scrolls too fast to read asks for nothing, then for what is looked at by then', async () => {
  const { page, pace, frame } = scrolledPage();
  const ask = answering();
  const wholes = new WholeGoals(ask, 10, pace);
  page.isRushed = true;
  const stop = wholes.watch('passing', nothing);
  await frame();
  stop();
  wholes.watch('last', nothing);
  await frame();
  expect(ask).not.toHaveBeenCalled();
  page.isRushed = false;
  await frame();
  expect(ask.mock.calls).toEqual([[['last']]]);
});

it('what is answered while one scrolls too fast to read is shown afterwards', async () => {
  const { page, pace, frame } = scrolledPage();
  const answers: ((goals: ReturnType<typeof goalsOf>) => void)[] = [];
  const wholes = new WholeGoals(() => new Promise((resolve) => answers.push(resolve)), 10, pace);
  wholes.watch('a', nothing);
  await frame();
  page.isRushed = true;
  answers[0]?.(goalsOf(['a']));
  await frame();
  expect(wholes.get('a')).toBeNull();
  page.isRushed = false;
  await frame();
  expect(wholes.get('a')).not.toBeNull();
});

it('asks once for a goal that is not there', async () => {
  const ask = vi.fn(async () => []);
  const wholes = new WholeGoals(ask);
  wholes.watch('gone', nothing);
  await vi.runAllTimersAsync();
  wholes.watch('gone', nothing);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(wholes.get('gone')).toBeNull();
});

it('asks again after a while where the server did not answer', async () => {
  const ask = answering().mockRejectedValueOnce(new Error('gone'));
  const wholes = new WholeGoals(ask);
  wholes.watch('a', nothing);
  await vi.advanceTimersByTimeAsync(100);
  expect(wholes.get('a')).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wholes.get('a')).not.toBeNull();
});

it('keeps showing what is out of date until it is known anew, and forgets what nobody looks at', async () => {
  let title = 'before';
  const wholes = new WholeGoals(answering(() => title));
  wholes.put(goalsOf(['a', 'b'], 'before'));
  wholes.watch('a', nothing);
  title = 'after';
  wholes.outdate();
  expect(wholes.get('a')?.title).toBe('before');
  expect(wholes.get('b')).toBeNull();
  await vi.runAllTimersAsync();
  expect(wholes.get('a')?.title).toBe('after');
});

it('does not take an answer for new that was asked for before', async () => {
  const answers: ((goals: ReturnType<typeof goalsOf>) => void)[] = [];
  const wholes = new WholeGoals(() => new Promise((resolve) => answers.push(resolve)));
  wholes.watch('a', nothing);
  await vi.advanceTimersByTimeAsync(1);
  wholes.outdate();
  answers[0]?.(goalsOf(['a'], 'old'));
  await vi.advanceTimersByTimeAsync(1);
  expect(wholes.get('a')).toBeNull();
  answers[1]?.(goalsOf(['a'], 'new'));
  await vi.advanceTimersByTimeAsync(1);
  expect(wholes.get('a')?.title).toBe('new');
});

it('tells those who look when a goal is otherwise or gone', () => {
  const wholes = new WholeGoals(async () => []);
  wholes.put(goalsOf(['a']));
  const seen = vi.fn();
  const stop = wholes.watch('a', seen);
  wholes.put(goalsOf(['a'], 'new'));
  wholes.drop(['a']);
  expect(seen).toHaveBeenCalledTimes(2);
  stop();
  wholes.put(goalsOf(['a']));
  expect(seen).toHaveBeenCalledTimes(2);
});

it('keeps so many that nobody looks at, the latest', () => {
  const wholes = new WholeGoals(async () => [], 2);
  wholes.watch('seen', nothing);
  wholes.put(goalsOf(['seen', 'a', 'b', 'c']));
  expect(['seen', 'a', 'b', 'c'].map((id) => wholes.get(id) !== null)).toEqual([true, false, true, true]);
});
