import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let idle: Map<number, () => void>;
let whenIdle: (work: () => void) => () => void;
let viewIsShown: () => void;
const work = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  idle = new Map();
  work.mockReset();
  vi.stubGlobal('window', {
    requestIdleCallback: (done: () => void) => {
      idle.set(idle.size + 1, done);
      return idle.size;
    },
    cancelIdleCallback: (id: number) => idle.delete(id),
  });
  vi.resetModules();
  ({ whenIdle, viewIsShown } = await import('./whenIdle.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function rest() {
  for (const done of idle.values()) done();
  idle.clear();
}

it('waits until the page shows what it was opened for, and is idle', () => {
  whenIdle(work);
  rest();
  expect(work).not.toHaveBeenCalled();
  viewIsShown();
  expect(work).not.toHaveBeenCalled();
  rest();
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  rest();
  expect(work).toHaveBeenCalledOnce();
});

it('waits for idleness alone once it is shown', () => {
  viewIsShown();
  whenIdle(work);
  rest();
  expect(work).toHaveBeenCalledOnce();
});

it('does not wait for ever where nothing is shown', () => {
  whenIdle(work);
  vi.advanceTimersByTime(2_999);
  rest();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  rest();
  expect(work).toHaveBeenCalledOnce();
});

it.each([
  ['before', () => {}],
  ['after', () => viewIsShown()],
])('can be called off %s the page shows it', (_, happen) => {
  const callOff = whenIdle(work);
  happen();
  callOff();
  viewIsShown();
  vi.advanceTimersByTime(10_000);
  rest();
  expect(work).not.toHaveBeenCalled();
});

it('waits only a moment where the browser does not say when it is idle', () => {
  vi.stubGlobal('window', {});
  viewIsShown();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});
