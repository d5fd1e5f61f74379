import { describe, expect, it } from 'vitest';
import { createPrintQueue } from './printQueue.ts';

function work() {
  let end: () => void = () => {};
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return new Promise<string>((resolve) => {
      end = () => resolve('done');
    });
  };
  return { run, end: () => end(), hasBegun: () => hasBegun };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('turns', () => {
  it('let so much run at once, and the next when one ends', async () => {
    const turns = createPrintQueue({ atOnce: 1, mostWaiting: 5, mostOfOne: 5 });
    const [one, other] = [work(), work()];
    const first = turns.take('a', one.run);
    const second = turns.take('b', other.run);
    await rest();
    expect([one.hasBegun(), other.hasBegun(), turns.isIdle()]).toEqual([true, false, false]);
    one.end();
    expect(await first).toBe('done');
    await rest();
    expect(other.hasBegun()).toBe(true);
    other.end();
    await second;
    expect(turns.isIdle()).toBe(true);
  });

  it('are refused where too much waits', async () => {
    const turns = createPrintQueue({ atOnce: 1, mostWaiting: 1, mostOfOne: 5 });
    void turns.take('a', work().run);
    void turns.take('b', work().run);
    await expect(turns.take('c', work().run)).rejects.toMatchObject({ code: 'printer_busy', status: 503 });
  });

  it('are refused to who has as many as one may have, until one ends', async () => {
    const turns = createPrintQueue({ atOnce: 3, mostWaiting: 9, mostOfOne: 1 });
    const one = work();
    const first = turns.take('a', one.run);
    await expect(turns.take('a', work().run)).rejects.toMatchObject({ code: 'printer_busy' });
    one.end();
    await first;
    const next = work();
    const again = turns.take('a', next.run);
    await rest();
    next.end();
    expect(await again).toBe('done');
  });

  it('go on after work that fails', async () => {
    const turns = createPrintQueue({ atOnce: 1, mostWaiting: 1, mostOfOne: 1 });
    await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.take('a', async () => 'done')).toBe('done');
  });
});
