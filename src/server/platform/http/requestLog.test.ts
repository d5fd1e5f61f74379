import { expect, it } from 'vitest';
import { requestLog, SOMETHING_WRONG } from './requestLog.ts';

const req = { method: 'PUT', url: '/api/plans/p/entries' };
const err = { message: 'database or disk is full', stack: 'Error: database or disk is full\n    at x' };

it.each([
  [
    'a full disk, the same whatever was asked',
    { level: 50, msg: 'The disk is full.', err, req },
    ['error', 'The disk is full.', { error: err.message }],
  ],
  [
    'a bug, with what was asked and its stack',
    { level: 50, msg: SOMETHING_WRONG, err, req },
    ['error', SOMETHING_WRONG, { error: err.message, request: 'PUT /api/plans/p/entries', stack: err.stack }],
  ],
  ['a warning', { level: 40, msg: 'Mail fails.' }, ['warn', 'Mail fails.', {}]],
  ['an error alone', { level: 40, err: { message: 'Mail fails.' }, msg: 'Mail fails.' }, ['warn', 'Mail fails.', {}]],
])('%s is written in the form of our log', (_, line, expected) => {
  const written: unknown[] = [];
  requestLog((...said) => void written.push(said)).write(`${JSON.stringify(line)}\n`);
  expect(written).toEqual([expected]);
});
