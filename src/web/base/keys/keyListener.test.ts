import { describe, expect, it } from 'vitest';
import { keyListener } from './keyListener.ts';

function lateHandler() {
  const pressed: string[] = [];
  const loads: PromiseWithResolvers<void>[] = [];
  let handle: ((key: string) => void) | null = null;
  const load = () => {
    const waiting = Promise.withResolvers<void>();
    loads.push(waiting);
    return waiting.promise;
  };
  const come = () => {
    handle = (key) => {
      pressed.push(key);
    };
  };
  const press = keyListener<string>({ read: () => handle, load });
  return { pressed, loads, come, press };
}

describe('keys pressed before it is known what they do', () => {
  it('do it in their order as soon as it is known', async () => {
    const { pressed, loads, come, press } = lateHandler();
    for (const key of ['a', 'b', 'c']) press(key);
    expect(pressed).toEqual([]);
    come();
    loads.at(0)?.resolve();
    await loads.at(0)?.promise;
    expect(pressed).toEqual(['a', 'b', 'c']);
    for (const { resolve } of loads) resolve();
    await Promise.all(loads.map(({ promise }) => promise));
    expect(pressed).toEqual(['a', 'b', 'c']);
  });

  it('do it before one that is pressed when it is known already', async () => {
    const { pressed, loads, come, press } = lateHandler();
    press('a');
    come();
    press('b');
    expect(pressed).toEqual(['a', 'b']);
    loads.at(0)?.resolve();
    await loads.at(0)?.promise;
    expect(pressed).toEqual(['a', 'b']);
  });

  it('are forgotten where it cannot be known', async () => {
    const { pressed, loads, come, press } = lateHandler();
    press('a');
    loads.at(0)?.reject(new Error('offline'));
    await loads.at(0)?.promise.catch(() => null);
    come();
    press('b');
    expect(pressed).toEqual(['b']);
  });
});
