import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

function storageOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

describe('a page that is older than the server', () => {
  it('reloads once, and the page of the next release once again', () => {
    const storage = storageOf();
    const reload = vi.fn();
    const meet = (page: string) => reloadOnce({ storage: () => storage, page, reload });
    meet('/assets/index-a.js');
    expect(reload).toHaveBeenCalledTimes(1);
    meet('/assets/index-a.js');
    meet('/assets/index-a.js');
    expect(reload).toHaveBeenCalledTimes(1);
    meet('/assets/index-b.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'is forbidden',
      () => {
        throw new Error('denied');
      },
    ],
    ['keeps nothing', () => ({ getItem: () => null, setItem: () => undefined })],
  ])('does not reload where its storage %s', (_, storage) => {
    const reload = vi.fn();
    reloadOnce({ storage, page: 'a', reload });
    expect(reload).not.toHaveBeenCalled();
  });
});
