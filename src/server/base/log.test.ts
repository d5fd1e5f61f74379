import { describe, expect, it } from 'vitest';
import { createLog, logLine } from './log.ts';

describe('a line of the log', () => {
  it('has the time in UTC, the level, the message, and what belongs to it', () => {
    expect(logLine('warn', 'The disk is full.', { folder: '/data' })).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z WARN {2}The disk is full\. \{"folder":"\/data"\}\n$/,
    );
    expect(logLine('error', 'Broken.')).toMatch(/Z ERROR Broken\.\n$/);
  });

  it.each(['two\nlines', 'two\r\nlines', 'two\u2028lines', 'two\u0000lines'])('is one line, also of %j', (message) => {
    expect(logLine('info', message)).toMatch(/Z INFO {2}two lines\n$/);
  });
});

it('what is said at every request is one line a minute, which says how often', () => {
  let time = 0;
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line.replace(/^\S+ /, '').trim()), now: () => time });
  for (; time < 180_000; time += 1_000) log('error', 'The disk is full.');
  log('error', 'Another one.');
  expect(lines).toEqual([
    'ERROR The disk is full.',
    'ERROR The disk is full. {"and_before":59}',
    'ERROR The disk is full. {"and_before":59}',
    'ERROR Another one.',
  ]);
});
