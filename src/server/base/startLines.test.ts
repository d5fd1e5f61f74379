import { expect, it } from 'vitest';
import { createStartLines } from './startLines.ts';

function said(isTerminal: boolean): string {
  let text = '';
  const say = createStartLines({ isTerminal, write: (more) => (text += more) });
  say('Data folder: /data');
  say('The clock is behind. Set it.', 'warn');
  say('Open this address once:\n  http://localhost:4600/welcome');
  return text;
}

it('at a terminal a start says plain sentences', () => {
  expect(said(true)).toBe(
    'Data folder: /data\nWarning: The clock is behind. Set it.\nOpen this address once:\n  http://localhost:4600/welcome\n',
  );
});

it('elsewhere each is a line of the log, with time and level', () => {
  const [time, ...lines] = said(false)
    .trimEnd()
    .split('\n')
    .map((line) => /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (.+)$/.exec(line)?.slice(1) ?? [line])
    .reduce<string[]>((all, [at = '', rest = '']) => [at, ...all.slice(1), rest], ['']);
  expect(time).toMatch(/Z$/);
  expect(lines).toEqual([
    'INFO  Data folder: /data',
    'WARN  The clock is behind. Set it.',
    'INFO  Open this address once:   http://localhost:4600/welcome',
  ]);
});
