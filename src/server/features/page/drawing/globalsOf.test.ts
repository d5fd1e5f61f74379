import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { globalsOf } from './globalsOf.ts';

const DRAWING = { url: 'http://page.invalid/', language: 'en', isNarrow: false } as const;

it('channels that a drawing listens to are closed with it: each would keep the drawing in memory', async () => {
  const { globals, end } = globalsOf(DRAWING, async () => null);
  const channel: unknown = runInContext(
    'const channel = new MessageChannel(); channel.port1.onmessage = () => {}; channel',
    createContext(globals),
  );
  if (!(channel instanceof MessageChannel)) throw new TypeError('The global is no channel.');
  const closed = new Promise((resolve) => channel.port1.addEventListener('close', () => resolve('closed')));
  end();
  expect(await closed).toBe('closed');
});
