import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { ASKED_AHEAD_AT_ONCE, ASKED_AT_ONCE, WholeGoals } from './wholeGoals.ts';

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

it('asks before anybody looks where it is told to, once, and for no more than a screen', async () => {
  const ask = answering();
  const wholes = new WholeGoals(ask);
  const ids = Array.from({ length: ASKED_AT_ONCE + 1 }, (_, index) => `g${index}`);
  wholes.put(goalsOf(['g0']));
  wholes.askNow(ids.slice(0, 3));
  expect(ask.mock.calls).toEqual([[['g1', 'g2']]]);
  wholes.askNow(ids);
  wholes.watch('g2', nothing);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(wholes.get('g1')?.id).toBe('g1');
  wholes.askNow(['g0', 'g1']);
  expect(ask).toHaveBeenCalledTimes(1);
  wholes.askNow([...ids, 'more', 'and more']);
  expect(ask.mock.calls[1]?.[0]).toHaveLength(ASKED_AT_ONCE);
});

it('asks for one screen after the other', async () => {
  const ask = answering();
  const wholes = new WholeGoals(ask);
  for (let index = 0; index < ASKED_AT_ONCE + 1; index++) wholes.watch(`g${index}`, nothing);
  await vi.runAllTimersAsync();
  expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([ASKED_AT_ONCE, 1]);
});

function scrolledPage() {
  const page = { isRushed: false };
  const frames: (() => void)[] = [];
  const pace = {
    isRushed: () => page.isRushed,
    nextFrame: (then: () => void) => frames.push(then),
  };
  const frame = async () => {
    frames.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  };
  return { page, pace, frame };
}

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

it('asks for those that are expected once those that are looked at are known, a few at once', async () => {
  const ask = answering();
  const wholes = new WholeGoals(ask);
  const expected = Array.from({ length: ASKED_AHEAD_AT_ONCE + 1 }, (_, index) => `e${index}`);
  wholes.expect(['seen', ...expected]);
  wholes.watch('seen', nothing);
  await vi.runAllTimersAsync();
  expect(ask.mock.calls).toEqual([[['seen']], [expected.slice(0, -1)], [expected.slice(-1)]]);
  expect(wholes.get('e0')).not.toBeNull();
});

it('asks no more for those that are expected no more', async () => {
  const ask = answering();
  const wholes = new WholeGoals(ask);
  wholes.expect(['a']);
  wholes.expect(['b']);
  await vi.runAllTimersAsync();
  expect(ask.mock.calls).toEqual([[['b']]]);
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
