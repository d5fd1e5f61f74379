import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asOnlySender } from './asOnlySender.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that works until it is closed. */
function open() {
  const page = { works: false, closing: new AbortController() };
  void asOnlySender(async (signal) => {
    page.works = true;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    page.works = false;
  }, page.closing.signal);
  return page;
}

/** As a browser has them over HTTPS. */
function webLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, __: object, work: () => Promise<void>) => {
      last = last.then(work);
      return last;
    },
  };
}

describe.each([
  ['with Web Locks', webLocks()],
  ['without them', undefined],
])('of several pages, %s', (_, locks) => {
  it('one sends at a time, and the next takes over when it is closed', async () => {
    vi.stubGlobal('navigator', { locks });
    const [one, two] = [open(), open()];
    await vi.advanceTimersByTimeAsync(60_000);
    expect([one.works, two.works]).toEqual([true, false]);
    one.closing.abort();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([one.works, two.works]).toEqual([false, true]);
    two.closing.abort();
  });
});

it('without Web Locks, a page that ended without a word is followed after ten seconds', async () => {
  vi.stubGlobal('navigator', {});
  localStorage.setItem('milepost.outbox.sender', `gone ${Date.now() + 10_000}`);
  const page = open();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(page.works).toBe(false);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(page.works).toBe(true);
  page.closing.abort();
});
