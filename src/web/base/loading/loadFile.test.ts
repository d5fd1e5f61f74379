import { describe, expect, it, vi } from 'vitest';
import { loadFile } from './loadFile.ts';

function missed(address: string): Error {
  return new TypeError(`Failed to fetch dynamically imported module: ${address}`);
}

describe('a file of the page', () => {
  it('finds the texts of the language when it is read', async () => {
    vi.resetModules();
    vi.stubGlobal('navigator', { languages: ['de'] });
    const { loadFile: load } = await import('./loadFile.ts');
    const { say } = await load(() => import('#web/base/messages/say/goalDetail.ts'));
    expect(say.previous).toBe('Voriges Ziel');
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is loaded from its own address, and from no other where it comes', async () => {
    const loadFrom = vi.fn();
    expect(await loadFile(async () => 'module', loadFrom)).toBe('module');
    expect(loadFrom).not.toHaveBeenCalled();
  });

  it('that did not come is asked for again, under another address where the browser remembers the miss', async () => {
    const address = 'https://m.example/assets/remembered.js';
    const load = vi.fn(() => Promise.reject(missed(address)));
    const loadFrom = vi.fn<(address: string) => Promise<string>>(async () => 'module');
    await expect(loadFile<string>(load, loadFrom)).rejects.toThrow(address);
    expect(loadFrom).not.toHaveBeenCalled();
    expect(await loadFile<string>(load, loadFrom)).toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
    await loadFile<string>(load, loadFrom);
    const asked = loadFrom.mock.calls.map(([from]) => from);
    expect(asked).toEqual(asked.map(() => expect.stringMatching(/remembered\.js\?again=\d+$/)));
    expect(new Set(asked).size, 'each time another one').toBe(2);
  });

  it('comes from its own address where the browser asks for it again', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(missed('https://m.example/assets/forgotten.js'))
      .mockResolvedValue('module');
    const loadFrom = vi.fn();
    await expect(loadFile(load, loadFrom)).rejects.toThrow();
    expect(await loadFile(load, loadFrom)).toBe('module');
    expect(loadFrom).not.toHaveBeenCalled();
  });

  it.each(['Importing a module script failed.', 'boom'])(
    'whose address is not said stays a failure: %s',
    async (text) => {
      const load = () => Promise.reject(new TypeError(text));
      const loadFrom = vi.fn();
      await expect(loadFile(load, loadFrom)).rejects.toThrow(text);
      await expect(loadFile(load, loadFrom)).rejects.toThrow(text);
      expect(loadFrom).not.toHaveBeenCalled();
    },
  );
});
