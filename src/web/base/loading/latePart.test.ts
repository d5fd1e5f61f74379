import { describe, expect, it, vi } from 'vitest';
import { latePart } from './latePart.ts';

describe('a part that comes late', () => {
  it('is not asked for before somebody wants it', () => {
    const fetchPart = vi.fn(async () => 'part');
    const late = latePart(fetchPart, (part) => part);
    expect(late.read()).toBeNull();
    expect(fetchPart).not.toHaveBeenCalled();
  });

  it('is told to everyone who waits, also where another asked for it first', async () => {
    const arrival = Promise.withResolvers<string>();
    const late = latePart(
      () => arrival.promise,
      (part) => part,
    );
    const loaded = late.load();
    const [first, second, gone] = [vi.fn(), vi.fn(), vi.fn()];
    late.subscribe(first);
    late.subscribe(second);
    late.subscribe(gone)();
    arrival.resolve('part');
    await loaded;
    expect(late.read()).toBe('part');
    expect(first).toHaveBeenCalled();
    expect(second).toHaveBeenCalled();
    expect(gone).not.toHaveBeenCalled();
  });

  it('is asked for once, however many ask', async () => {
    const fetchPart = vi.fn(async () => 'part');
    const late = latePart(fetchPart, (part) => part);
    await Promise.all([late.load(), late.load()]);
    await late.load();
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after it could not be had', async () => {
    const fetchPart = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('part');
    const late = latePart(fetchPart, (part) => part);
    await expect(late.load()).rejects.toThrow('offline');
    expect(late.read()).toBeNull();
    await late.load();
    await late.load();
    expect(late.read()).toBe('part');
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });
});
