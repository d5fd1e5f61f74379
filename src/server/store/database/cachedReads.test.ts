import { expect, it, vi } from 'vitest';
import { cachedReads } from './cachedReads.ts';
import type { StoreVersion } from './store.ts';

function example({ maxEntries = 10 } = {}) {
  const store = { version: vi.fn<() => StoreVersion | null>(() => 1) };
  const read = vi.fn<() => Promise<string | null>>(async () => 'value');
  return { store, read, find: cachedReads<string>(store, { maxEntries }) };
}

it('is read once while the version of the store is the same', async () => {
  const { find, read } = example();
  expect([await find('key', read), await find('key', read)]).toEqual(['value', 'value']);
  expect(read).toHaveBeenCalledTimes(1);
});

it('is read again once anybody has committed anything', async () => {
  const { store, find, read } = example();
  await find('key', read);
  store.version.mockReturnValue(2);
  read.mockResolvedValue('another');
  expect(await find('key', read)).toBe('another');
});

it('is read each time where the store has no version, and what was kept before is not given', async () => {
  const { store, find, read } = example();
  await find('key', read);
  store.version.mockReturnValue(null);
  await find('key', read);
  await find('key', read);
  expect(read).toHaveBeenCalledTimes(3);
});

it.each([
  { what: 'what is not there', first: () => Promise.resolve(null) },
  { what: 'a reading that failed', first: () => Promise.reject(new Error('No answer.')) },
])('$what is not kept', async ({ first }) => {
  const { find, read } = example();
  await find('key', first).catch(() => {});
  expect(await find('key', read)).toBe('value');
});

it('many who ask at once wait for one reading', async () => {
  const { find, read } = example();
  const values = await Promise.all(Array.from({ length: 20 }, () => find('key', read)));
  expect(new Set(values)).toEqual(new Set(['value']));
  expect(read).toHaveBeenCalledTimes(1);
});

it('who asks after a commit does not wait for a reading that began before it, and that one is not kept', async () => {
  const { store, find, read } = example();
  const slow = Promise.withResolvers<string>();
  const early = find('key', () => slow.promise);
  await Promise.resolve();
  store.version.mockReturnValue(2);
  expect(await find('key', read)).toBe('value');
  slow.resolve('old');
  expect(await early).toBe('old');
  expect(await find('key', read)).toBe('value');
});

it('forgets what was used least recently beyond its size', async () => {
  const { find, read } = example({ maxEntries: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await find(key, read);
  expect(read).toHaveBeenCalledTimes(4);
});
