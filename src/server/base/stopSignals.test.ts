import { describe, expect, it } from 'vitest';
import { createStopSignals } from './stopSignals.ts';

describe('a signal to stop', () => {
  it.each([
    ['is one', [0], ['stop']],
    ['handed on by the launcher is the same one', [0, 3], ['stop', 'same']],
    ['that comes three times within a second is one', [0, 400, 999], ['stop', 'same', 'same']],
    ['that comes again later ends what is unfinished', [0, 1000], ['stop', 'at once']],
    ['that comes again later, after a copy, does too', [0, 5, 3000], ['stop', 'same', 'at once']],
  ])('%s', (_name, times, meant) => {
    let now = 0;
    const heard = createStopSignals(() => now);
    expect(
      times.map((time) => {
        now = time;
        return heard();
      }),
    ).toEqual(meant);
  });
});
