import { describe, expect, it } from 'vitest';
import { atMost } from './atMost.ts';

describe('a limiter', () => {
  it('runs no more at once than it may, and everybody in the end', async () => {
    const limit = atMost({ running: 2, waiting: 10 });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return running;
    };
    await Promise.all(Array.from({ length: 7 }, () => limit(work)));
    expect({ most, running }).toEqual({ most: 2, running: 0 });
  });

  it('frees the place of one that fails', async () => {
    const limit = atMost({ running: 1, waiting: 1 });
    await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limit(async () => 'yes')).resolves.toBe('yes');
  });

  it('refuses those beyond its line with 503', async () => {
    const limit = atMost({ running: 1, waiting: 1 });
    let finish: (value: string) => void = () => {};
    const first = limit(() => new Promise<string>((resolve) => (finish = resolve)));
    const second = limit(async () => 'second');
    await expect(limit(async () => 'third')).rejects.toMatchObject({ status: 503 });
    finish('first');
    await expect(Promise.all([first, second])).resolves.toEqual(['first', 'second']);
  });
});
